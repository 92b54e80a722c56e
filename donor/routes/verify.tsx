import { publicPages } from '../../shared/words/program/publicPages'
import { verifyTexts as texts } from '../ground/words/verify'
import { Note, Words } from '../parts/components/Basics'
import { pageRequestContext } from '../ground/page/loadContext'
import { publicMeta } from '../ground/page/publicMeta'
import { useTexts } from '../ground/page/rootData'
import { ReceiptVerifier } from '../way/records/receipts/ReceiptVerifier'
import type { Route } from './+types/verify'

/** The keys come with the page, so that checking needs no network. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageRequestContext).receiptKeys
}

export const shouldRevalidate = () => false

export const meta = publicMeta('/verify')

export default function VerifyPage({ loaderData: keys }: Route.ComponentProps) {
  const { h1 } = publicPages(useTexts())['/verify']
  return (
    <div className="wrap column page stackLarge">
      <div className="stack">
        <h1>
          <Words text={h1} />
        </h1>
        <p>{texts.lead}</p>
        <Note title={texts.privacy.title}>
          <p>{texts.privacy.text}</p>
        </Note>
        <noscript>
          <Note tone="yolk">
            <p>{texts.needsScript}</p>
          </Note>
        </noscript>
      </div>
      <ReceiptVerifier keys={keys} />
    </div>
  )
}
