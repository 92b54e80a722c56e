import { Link } from 'react-router'
import { memberPages } from '../../../shared/words/program/memberPages'
import { publicPages } from '../../../shared/words/program/publicPages'
import { receiptTexts as texts } from '../../../shared/words/records/receipts'
import { Card, Note, PageHead } from '../../parts/components/Basics'
import { PageFailed } from '../../parts/components/ErrorPage'
import { OwnReceiptsDocument } from '../../generated/graphql'
import { request } from '../../ground/graphql/request'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'
import { useTexts } from '../../ground/page/rootData'
import { OwnGifts } from '../../way/records/receipts/OwnGifts'
import { ReceiptList } from '../../way/records/receipts/ReceiptList'
import { YearlyStatements } from '../../way/records/receipts/YearlyStatements'
import type { Route } from './+types/receipts'

const { h1 } = memberPages['/account/receipts']

export async function clientLoader() {
  const { listReceipts, getUser } = await request(OwnReceiptsDocument)
  // A payout has one receipt for all its entries.
  return {
    receipts: listReceipts.filter(({ Kind }) => Kind !== 'Payout'),
    payouts: getUser.Payouts ?? [],
    gifts: getUser.Gifts ?? [],
  }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ReceiptsPage({ loaderData: { receipts, payouts, gifts } }: Route.ComponentProps) {
  const { h1: verify } = publicPages(useTexts())['/verify']
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back>
        <p>{texts.lead}</p>
      </PageHead>
      {gifts.length > 0 && <OwnGifts gifts={gifts} />}
      {payouts.length > 0 && <YearlyStatements payouts={payouts} />}
      {receipts.some(({ Kind }) => Kind === 'Judgement') && (
        <Note tone="yolk" title={texts.healthTitle}>
          <p>{texts.health}</p>
        </Note>
      )}
      <Card>{receipts.length > 0 ? <ReceiptList receipts={receipts} /> : <p>{texts.none}</p>}</Card>
      <section className="stackSmall">
        <h2>{texts.checkTitle}</h2>
        <p>{texts.check}</p>
        <p>
          <Link to="/verify">{verify}</Link>
        </p>
      </section>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
