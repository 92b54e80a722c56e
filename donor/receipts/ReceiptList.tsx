import { useState } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { receiptKindLabels, receiptStateLabels, receiptTexts as texts } from '../../shared/messages/receipts'
import { Button, FailedNote } from '../components/Basics'
import { downloadFile } from '../components/CalendarFileButton'
import { OneReceiptDocument, type OwnReceiptsQuery } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import styles from './ReceiptList.module.css'

type OwnReceipt = OwnReceiptsQuery['listReceipts'][number]

const whatOf = ({ Kind, IsOfExam }: OwnReceipt) =>
  Kind === 'Judgement' ? (IsOfExam ? texts.ofExam : texts.ofCheck) : receiptKindLabels[Kind]

/** Each receipt is signed on request. */
export function ReceiptList({ receipts }: { receipts: readonly OwnReceipt[] }) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  async function take(id: string) {
    setBusy(id)
    setFailure(null)
    try {
      const { getReceipt } = await request(OneReceiptDocument, { id })
      downloadFile(getReceipt.Name, 'text/plain;charset=utf-8', getReceipt.Content)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <div aria-live="polite">{failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}</div>
      <ul className={styles.list}>
        {receipts.map((receipt) => {
          const day = formatJapaneseDate(japaneseDateOf(new Date(receipt.Time)))
          return (
            <li key={receipt.Id}>
              <div>
                <p className={styles.what}>{whatOf(receipt)}</p>
                <p className="support">
                  {day}
                  {receipt.AmountYen !== null && (
                    <span>{`・${receipt.AmountYen.toLocaleString('ja-JP')}円`}</span>
                  )}
                </p>
              </div>
              {receipt.State === 'Never' ? (
                <p className="support">{receiptStateLabels.Never}</p>
              ) : (
                <Button
                  kind="two"
                  small
                  busy={busy === receipt.Id}
                  aria-label={texts.take(whatOf(receipt), day)}
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
