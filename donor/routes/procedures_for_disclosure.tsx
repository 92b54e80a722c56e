import { Link } from 'react-router'
import { rightsTexts } from '../ground/words/rights'
import { proceduresForDisclosure } from '../way/home/legal/proceduresForDisclosure'
import { LegalDocument } from '../way/home/legal/LegalDocument'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/procedures_for_disclosure'

/** The browser's bundle has only the renderer. */
export function loader({ context }: Route.LoaderArgs) {
  const text = proceduresForDisclosure(context.get(pageRequestContext).texts)
  return { text, toRights: rightsTexts.fromPublic }
}

export const shouldRevalidate = skipOnHashChange

export const meta = publicMeta('/procedures_for_disclosure')

export default function ProceduresForDisclosure({ loaderData: { text, toRights } }: Route.ComponentProps) {
  return (
    <LegalDocument text={text} path="/procedures_for_disclosure">
      <p>
        <Link to="/account/rights">{toRights}</Link>
      </p>
    </LegalDocument>
  )
}
