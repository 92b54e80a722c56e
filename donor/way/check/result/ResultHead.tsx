import type { ReactNode } from 'react'
import { clausesOf } from '../../../../shared/facts/clauses'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { SEE_A_DOCTOR_TITLE } from '../../../ground/words/seeADoctor'
import { Illustration, Note } from '../../../parts/components/Basics'
import type { CareNote } from './Reasons'
import styles from './Result.module.css'

type Props = {
  h1: string
  answeredAt: string | null
  tone: 'ok' | 'later' | 'no' | 'advice'
  sentence: string
  picture: string
  care?: readonly CareNote[]
  children?: ReactNode
}

const CLASSES = {
  ok: styles.result,
  later: `${styles.result} ${styles.later}`,
  no: `${styles.result} ${styles.no}`,
  advice: `${styles.result} ${styles.advice}`,
}

/** A sentence and a picture; never a mark or a colour alone. */
export function ResultHead({ h1, answeredAt, tone, sentence, picture, care = [], children }: Props) {
  return (
    <section className={CLASSES[tone]}>
      <div className={`wrap column stack ${styles.inner}`}>
        <div className={styles.judged}>
          <h1>{h1}</h1>
          {answeredAt && <p>{formatJapaneseDate(japaneseDateOf(new Date(answeredAt)))}</p>}
        </div>
        <h2>
          {clausesOf(sentence).map((clause) => (
            <span key={clause} className="noBreak">
              {clause}
            </span>
          ))}
        </h2>
        <CareNotes notes={care} />
        {children}
      </div>
      <Illustration src={picture} className={styles.picture} />
    </section>
  )
}

export function CareNotes({ notes }: { notes: readonly CareNote[] }) {
  return notes.map(({ kind, text }) => (
    <div key={text} className={styles.care}>
      <Note tone={kind === 'medical' ? 'coral' : 'plum'} title={kind === 'medical' && SEE_A_DOCTOR_TITLE}>
        <p>{text}</p>
      </Note>
    </div>
  ))
}
