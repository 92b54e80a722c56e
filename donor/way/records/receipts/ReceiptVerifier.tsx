import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { verifyTexts as texts } from '../../../ground/words/verify'
import {
  verifyHead,
  verifyPayout,
  verifyReceipt,
  type HeadVerdict,
  type PayoutVerdict,
  type ReceiptVerdict,
  type VerifySignature,
} from './verifyReceipt'
import { Note } from '../../../parts/components/Basics'
import { loadVerifySignature } from './verifySignature'
import { HeadVerdictView, PayoutVerdictView, Verdict } from './Verdict'
import styles from './ReceiptVerifier.module.css'

const LARGEST_FILE = 1_000_000

type Looked = { name: string } & (
  | { verdict: ReceiptVerdict | 'tooLarge' }
  | { head: HeadVerdict }
  | { payout: PayoutVerdict }
)

/** Reads and checks a file in the browser; nothing is sent. */
export function ReceiptVerifier({ keys: known }: { keys: readonly string[] }) {
  const id = useId()
  const [verify, setVerify] = useState<VerifySignature | 'loading' | null>('loading')
  const [keys, setKeys] = useState(known.join('\n'))
  const [looked, setLooked] = useState<Looked | null>(null)
  const [over, setOver] = useState(false)
  const result = useRef<HTMLDivElement>(null)

  useEffect(() => {
    void loadVerifySignature().then(
      (loaded) => setVerify(() => loaded),
      () => setVerify(null),
    )
  }, [])
  useEffect(() => {
    if (looked) result.current?.focus()
  }, [looked])

  if (verify === null)
    return (
      <Note tone="yolk" role="alert">
        <p>{texts.notSupported}</p>
      </Note>
    )

  async function look(file: File | undefined) {
    if (!file || typeof verify !== 'function') return
    const { name } = file
    if (file.size > LARGEST_FILE) return setLooked({ name, verdict: 'tooLarge' })
    const text = await file.text()
    const head = await verifyHead(text, keys.split('\n'), verify)
    const payout = head ? null : await verifyPayout(text, keys.split('\n'), verify)
    if (payout) return setLooked({ name, payout })
    setLooked(head ? { name, head } : { name, verdict: await verifyReceipt(text, keys.split('\n'), verify) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void look(event.dataTransfer.files[0])
  }

  return (
    <>
      <div
        className={over ? `${styles.place} ${styles.over}` : styles.place}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label className={styles.label} htmlFor={`${id}file`}>
          {texts.file.label}
        </label>
        <p className="support" id={`${id}hint`}>
          {texts.file.hint}
        </p>
        <input
          id={`${id}file`}
          className={styles.file}
          type="file"
          aria-describedby={`${id}hint`}
          disabled={verify === 'loading'}
          onChange={({ currentTarget }) => {
            void look(currentTarget.files?.[0])
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
      </div>
      {looked && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          {'head' in looked ? (
            <HeadVerdictView name={looked.name} verdict={looked.head} />
          ) : 'payout' in looked ? (
            <PayoutVerdictView name={looked.name} verdict={looked.payout} />
          ) : looked.verdict === 'tooLarge' ? (
            <Note tone="coral">
              <p>{texts.file.tooLarge}</p>
            </Note>
          ) : (
            <Verdict name={looked.name} verdict={looked.verdict} />
          )}
        </div>
      )}
      <details className={styles.keys} open={known.length === 0}>
        <summary>{texts.keys.summary}</summary>
        {known.length === 0 && <p>{texts.keys.none}</p>}
        <label className={styles.label} htmlFor={`${id}keys`}>
          {texts.keys.label}
        </label>
        <p className="support" id={`${id}keysHint`}>
          {texts.keys.hint}
        </p>
        <textarea
          id={`${id}keys`}
          className={styles.text}
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}keysHint`}
          value={keys}
          onChange={({ currentTarget }) => setKeys(currentTarget.value)}
        />
      </details>
    </>
  )
}
