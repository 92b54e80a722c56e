import type { Route } from './+types/offline'
import { offlinePage } from '../../shared/messages/offline'
import { privateMeta } from '../meta'
import { OfflinePage } from '../offline/OfflinePage'

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, offlinePage.h1)

export default function Offline() {
  return <OfflinePage />
}
