import type { ReactNode } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { Illustration } from '../components/Illustration'
import type { CareNote } from './careNotes'
import { CareNotes } from './CareNotes'
import styles from './Result.module.css'

type Props = {
  h1: string
  /** RFC 3339 instant of the judgement. */
  answeredAt: string | null
  tone: 'ok' | 'later' | 'no' | 'advice'
  sentence: string
  /** Address of the picture under the sentence. */
  picture: string
  /** Directly under the sentence: what the person should hear for her own sake. */
  care?: readonly CareNote[]
  /** Between the sentence and the picture: the day to come back. */
  children?: ReactNode
}

const CLASSES = {
  ok: styles.result,
  later: `${styles.result} ${styles.later}`,
  no: `${styles.result} ${styles.no}`,
  advice: `${styles.result} ${styles.advice}`,
}

/** The judgement: its day, one sentence, the picture. Never a mark or a colour alone. */
export function ResultHead({ h1, answeredAt, tone, sentence, picture, care = [], children }: Props) {
  return (
    <section className={CLASSES[tone]}>
      <div className={`wrap column stack ${styles.inner}`}>
        <div className={styles.judged}>
          <h1>{h1}</h1>
          {answeredAt && <p>{formatJapaneseDate(japaneseDateOf(new Date(answeredAt)))}</p>}
        </div>
        <h2>
          {sentence.split(/(?<=、)/).map((clause) => (
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
