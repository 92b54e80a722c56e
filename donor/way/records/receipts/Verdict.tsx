import type { ReactNode } from 'react'
import { formatJapaneseDate, formatJapaneseTime, japaneseDateOf } from '../../../../shared/facts/dates'
import { yenText } from '../../../../shared/facts/rewards'
import { entryValues, verifyTexts as texts } from '../../../ground/words/verify'
import type { Entry } from '../../../../shared/rules/records/receipt/entry'
import { toBase64 } from '../../../../shared/rules/records/receipt/base64'
import {
  headSteps,
  receiptSteps,
  type HeadVerdict,
  type PayoutVerdict,
  type ReceiptStep,
  type ReceiptVerdict,
} from './verifyReceipt'
import { Card, DefinitionList, Note } from '../../../parts/components/Basics'
import styles from './Verdict.module.css'

const instantText = (instant: Date) =>
  `${formatJapaneseDate(japaneseDateOf(instant))}${formatJapaneseTime(instant)}`

type ShownProps = {
  name: string
  failed: ReceiptStep | null
  good: string
  steps: readonly ReceiptStep[]
  words: Partial<Record<ReceiptStep, string>>
  children: ReactNode
}

function Shown({ name, failed, good, steps, words, children }: ShownProps) {
  return (
    <div className={styles.verdict}>
      {failed === null ? (
        <Note title={good}>
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
        <Steps failed={failed} steps={steps} words={words} />
      </section>
      {children}
    </div>
  )
}

export const Verdict = ({ name, verdict }: { name: string; verdict: ReceiptVerdict }) => (
  <Shown
    name={name}
    failed={verdict.problem?.at ?? null}
    good={texts.good}
    steps={receiptSteps}
    words={texts.steps}
  >
    {verdict.problem === null && <Proven {...verdict} />}
  </Shown>
)

/** The same for a signed head, which contains no record. */
export const HeadVerdictView = ({ name, verdict }: { name: string; verdict: HeadVerdict }) => (
  <Shown
    name={name}
    failed={verdict.problem?.at ?? null}
    good={texts.head.good}
    steps={headSteps}
    words={texts.head.steps}
  >
    {verdict.problem === null && <HeadProven {...verdict} />}
  </Shown>
)

/** The same for a payout, whose every entry is checked. */
export const PayoutVerdictView = ({ name, verdict }: { name: string; verdict: PayoutVerdict }) => (
  <Shown
    name={name}
    failed={verdict.problem?.at ?? null}
    good={texts.payout.good}
    steps={receiptSteps}
    words={texts.steps}
  >
    {verdict.problem === null && <PayoutProven {...verdict} />}
  </Shown>
)

function PayoutProven({ paid, checkpoint, signedAt, keyId }: Extract<PayoutVerdict, { problem: null }>) {
  const signed = signedAt && instantText(signedAt)
  return (
    <>
      <section className="stackSmall">
        <h2>{texts.provesTitle}</h2>
        <p>{texts.payout.proves(signed)}</p>
        <DefinitionList
          items={[
            { term: texts.payout.paidAt, value: instantText(paid.paidAt) },
            { term: texts.payout.amount, value: yenText(paid.amountYen) },
            { term: texts.payout.donations, value: texts.payout.times(paid.donations) },
            ...(signed ? [{ term: texts.signedLabel, value: signed }] : []),
            { term: texts.keyLabel, value: `${checkpoint.origin} ${keyId}` },
          ]}
        />
      </section>
      <Limits limits={[...texts.payout.limits, ...texts.limits]} />
      <details className={styles.more}>
        <summary>{texts.payout.entries(paid.entries.length)}</summary>
        {paid.entries.map((entry) => (
          <Card key={entry.salt}>
            <Content entry={entry} />
          </Card>
        ))}
      </details>
    </>
  )
}

function HeadProven({ checkpoint, signedAt, keyId }: Extract<HeadVerdict, { problem: null }>) {
  const { origin, size, root } = checkpoint
  const signed = signedAt && instantText(signedAt)
  const tree = texts.head.trees[origin.slice(origin.lastIndexOf('/') + 1)] ?? texts.head.anyTree
  const count = size.toLocaleString('ja-JP')
  return (
    <>
      <section className="stackSmall">
        <h2>{texts.provesTitle}</h2>
        <p>{texts.head.proves(tree, count, signed)}</p>
        <DefinitionList
          items={[
            ...(signed ? [{ term: texts.signedLabel, value: signed }] : []),
            { term: texts.head.sizeLabel, value: `${count}件` },
            { term: texts.head.rootLabel, value: <code>{toBase64(root)}</code> },
            { term: texts.keyLabel, value: `${origin} ${keyId}` },
          ]}
        />
      </section>
      <Limits limits={texts.head.limits} />
    </>
  )
}

function Steps({ failed, steps, words }: Pick<ShownProps, 'failed' | 'steps' | 'words'>) {
  const end = failed === null ? steps.length : steps.indexOf(failed)
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => {
        const state = place < end ? 'good' : place === end ? 'bad' : 'open'
        return (
          <li key={step} className={styles[state]}>
            <span className={styles.step}>{words[step]}</span>
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
      <Limits limits={texts.limits} />
      <Card>
        <h2>{texts.contentTitle}</h2>
        <Content entry={entry} />
      </Card>
    </>
  )
}

const Limits = ({ limits }: { limits: readonly string[] }) => (
  <section className="stackSmall">
    <h2>{texts.limitsTitle}</h2>
    <ul className="dots">
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </ul>
  </section>
)

/** The office's number, which the judgement's word says as well. */
const SCORE = '点数'

/** Ids and long values come after what people look for. */
function Content({ entry: { title, fields: all, salt } }: { entry: Entry }) {
  const fields = all.filter(([label]) => label !== SCORE)
  const isPlain = ([label, value]: readonly [string, unknown]) =>
    value !== null && typeof value !== 'object' && !/番号$|SHA-256/.test(label)
  return (
    <>
      <DefinitionList
        items={[
          { term: '種類', value: texts.titles[title] ?? title },
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
