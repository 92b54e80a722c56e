import { handlingOfPersonal } from '../way/home/legal/handlingOfPersonal'
import { LegalDocument } from '../way/home/legal/LegalDocument'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/handling_of_personal'

/** The browser's bundle has only the renderer. */
export function loader({ context }: Route.LoaderArgs) {
  return handlingOfPersonal(context.get(pageRequestContext).texts)
}

export const shouldRevalidate = skipOnHashChange

export const meta = publicMeta('/handling_of_personal')

export default function HandlingOfPersonal({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} path="/handling_of_personal" />
}
