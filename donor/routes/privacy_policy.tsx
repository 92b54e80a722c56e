import { privacyPolicy } from '../way/home/legal/privacyPolicy'
import { LegalDocument } from '../way/home/legal/LegalDocument'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/privacy_policy'

/** The browser's bundle has only the renderer. */
export function loader({ context }: Route.LoaderArgs) {
  const { texts, config } = context.get(pageRequestContext)
  return privacyPolicy(texts, { tellsDevices: config.tellsDevices })
}

export const shouldRevalidate = skipOnHashChange

export const meta = publicMeta('/privacy_policy')

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} path="/privacy_policy" />
}
