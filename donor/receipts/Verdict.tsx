import type { ReactNode } from 'react'
import { formatJapaneseDate, formatJapaneseTime, japaneseDateOf } from '../../shared/dates'
import { entryValues, verifyTexts as texts } from '../../shared/messages/verify'
import type { Entry } from '../../shared/receipt/entry'
import { receiptSteps, type ReceiptStep, type ReceiptVerdict } from '../../shared/receipt/verifyReceipt'
import { Card, DefinitionList, Note } from '../components/Basics'
import styles from './Verdict.module.css'

const instantText = (instant: Date) =>
  `${formatJapaneseDate(japaneseDateOf(instant))}${formatJapaneseTime(instant)}`

/** What was found in a file, step by step, and what follows from it. */
export function Verdict({ name, verdict }: { name: string; verdict: ReceiptVerdict }) {
  const failed = verdict.problem?.at ?? null
  return (
    <div className={styles.verdict}>
      {failed === null ? (
        <Note title={texts.good}>
          <p className={styles.name}>{name}</p>
        </Note>
      ) : (
        <Note tone="coral" title={texts.bad[failed].title}>
          <p>{texts.bad[failed].text}</p>
          <p className={styles.name}>{name}</p>
        </Note>
      )}
      <section className="stackSmall">
        <h2>{texts.stepsTitle}</h2>
        <Steps failed={failed} />
      </section>
      {verdict.problem === null && <Proven {...verdict} />}
    </div>
  )
}

function Steps({ failed }: { failed: ReceiptStep | null }) {
  const end = failed === null ? receiptSteps.length : receiptSteps.indexOf(failed)
  return (
    <ol className={styles.steps}>
      {receiptSteps.map((step, place) => {
        const state = place < end ? 'good' : place === end ? 'bad' : 'open'
        return (
          <li key={step} className={styles[state]}>
            <span className={styles.step}>{texts.steps[step]}</span>
            <span className={styles.state}>{texts.stepStates[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

function Proven({ entry, checkpoint, index, signedAt, keyId }: Extract<ReceiptVerdict, { problem: null }>) {
  const signed = signedAt && instantText(signedAt)
  const count = (value: number) => value.toLocaleString('ja-JP')
  return (
    <>
      <section className="stackSmall">
        <h2>{texts.provesTitle}</h2>
        <p>{texts.proves(signed)}</p>
        <DefinitionList
          items={[
            ...(signed ? [{ term: texts.signedLabel, value: signed }] : []),
            { term: texts.placeLabel, value: texts.place(count(index + 1), count(checkpoint.size)) },
            { term: texts.keyLabel, value: `${checkpoint.origin} ${keyId}` },
          ]}
        />
      </section>
      <section className="stackSmall">
        <h2>{texts.limitsTitle}</h2>
        <ul className="dots">
          {texts.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <Card>
        <h2>{texts.contentTitle}</h2>
        <Content entry={entry} />
      </Card>
    </>
  )
}

/** Ids and long values stand behind what a person looks for. */
function Content({ entry: { title, fields, salt } }: { entry: Entry }) {
  const isPlain = ([label, value]: readonly [string, unknown]) =>
    value !== null && typeof value !== 'object' && !/番号$|SHA-256/.test(label)
  return (
    <>
      <DefinitionList
        items={[
          { term: '種類', value: title },
          ...fields
            .filter(isPlain)
            .map(([label, value]) => ({ term: shown(label), value: valueOf(label, value) })),
        ]}
      />
      <details className={styles.more}>
        <summary>{texts.more}</summary>
        <DefinitionList
          items={[
            ...fields
              .filter((field) => field[1] !== null && !isPlain(field))
              .map(([label, value]) => ({ term: label, value: valueOf(label, value) })),
            { term: '乱数', value: <code>{salt}</code> },
          ]}
        />
      </details>
    </>
  )
}

const UTC = '（UTC）'
const shown = (label: string) => label.replace(UTC, '')

function valueOf(label: string, value: unknown): ReactNode {
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>
  const text = String(value)
  if (label.endsWith(UTC)) return instantText(new Date(`${text}Z`))
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatJapaneseDate(text)
  if (typeof value === 'number') return value.toLocaleString('ja-JP')
  return entryValues[text] ?? text
}
