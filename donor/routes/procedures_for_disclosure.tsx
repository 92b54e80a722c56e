import { proceduresForDisclosure } from '../../shared/legal/proceduresForDisclosure'
import { LegalDocument } from '../legal/LegalDocument'
import { pageRequestContext } from '../loadContext'
import { publicMeta } from '../page/meta'
import { skipOnHashChange } from '../page/revalidate'
import type { Route } from './+types/procedures_for_disclosure'

/** The browser's bundle has only the renderer. */
export function loader({ context }: Route.LoaderArgs) {
  return proceduresForDisclosure(context.get(pageRequestContext).texts)
}

export const shouldRevalidate = skipOnHashChange

export const meta = publicMeta('/procedures_for_disclosure')

export default function ProceduresForDisclosure({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} path="/procedures_for_disclosure" />
}
