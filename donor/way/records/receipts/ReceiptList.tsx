import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import {
  receiptKindLabels,
  receiptStateLabels,
  receiptTexts as texts,
} from '../../../../shared/words/records/receipts'
import { Button, FailedNote } from '../../../parts/components/Basics'
import { downloadFile } from '../../../parts/components/CalendarFileButton'
import { OneReceiptDocument, type OwnReceiptsQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import styles from './ReceiptList.module.css'
import { useAttempt } from '../../../ground/graphql/useAttempt'

type OwnReceipt = OwnReceiptsQuery['listReceipts'][number]

function wordsOf({ Kind, IsOfExam, Time }: OwnReceipt) {
  const when = formatJapaneseDate(japaneseDateOf(new Date(Time)))
  const what = Kind === 'Judgement' ? (IsOfExam ? texts.ofExam : texts.ofCheck) : receiptKindLabels[Kind]
  return { what, name: texts.of(what, when), when }
}

/** Each receipt is signed on request. */
export function ReceiptList({ receipts }: { receipts: readonly OwnReceipt[] }) {
  const { busy, failure, attempt } = useAttempt<string>()
  const take = (id: string) =>
    attempt(async () => {
      const { getReceipt } = await request(OneReceiptDocument, { id })
      downloadFile(getReceipt.Name, 'text/plain;charset=utf-8', getReceipt.Content)
    }, id)
  return (
    <>
      <div aria-live="polite">{failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}</div>
      <ul className={styles.list}>
        {receipts.map((receipt) => {
          const { what, name, when } = wordsOf(receipt)
          return (
            <li key={receipt.Id}>
              <div>
                <p className={styles.what}>{what}</p>
                <p className="support">{when}</p>
              </div>
              {receipt.State === 'Never' ? (
                <p className="support">{receiptStateLabels.Never}</p>
              ) : (
                <Button
                  kind="two"
                  small
                  busy={busy === receipt.Id}
                  aria-label={texts.take(name)}
                  onClick={() => void take(receipt.Id)}
                >
                  {texts.takeShort}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
