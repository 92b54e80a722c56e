import { terms } from '../way/home/legal/terms'
import { LegalDocument } from '../way/home/legal/LegalDocument'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/terms'

/** The browser's bundle has only the renderer. */
export function loader({ context }: Route.LoaderArgs) {
  return terms(context.get(pageRequestContext).texts)
}

export const shouldRevalidate = skipOnHashChange

export const meta = publicMeta('/terms')

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} path="/terms" />
}
