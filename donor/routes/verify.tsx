import { publicPages } from '../../shared/messages/pages/publicPages'
import { verifyTexts as texts } from '../../shared/messages/verify'
import { Note, Words } from '../components/Basics'
import { pageRequestContext } from '../loadContext'
import { publicMeta } from '../page/meta'
import { useTexts } from '../page/rootData'
import { ReceiptVerifier } from '../receipts/ReceiptVerifier'
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
