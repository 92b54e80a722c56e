import { useState } from 'react'
import { returnEvent } from '../../../../shared/rules/visits/calendarEvents'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { CRITERIA_NEWS, OTHER_WAYS, otherWaysToHelp } from '../../../ground/words/pathAhead/besides'
import {
  TO_CRITERIA,
  TO_JUDGEMENT_RECEIPT,
  TO_REPORT,
  TO_WHAT_IF,
} from '../../../../shared/words/donating/conditionLinks'
import type { PathAhead, PathInput, PathKind } from '../../../../shared/words/check/path'
import { pathAhead } from '../../../../shared/words/check/pathAhead'
import { CriteriaNewsChoice, RetryReminder } from '../../check/result/RetryReminder'
import { CorrectOrTalk } from '../../check/result/CorrectOrTalk'
import { useCareNotes } from '../../check/result/Reasons'
import { CareNotes } from '../../check/result/ResultHead'
import type { Judged } from '../../check/result/judgedCheck'
import {
  ButtonLink,
  Contact,
  Illustration,
  NextCard,
  Unbroken,
  Words,
} from '../../../parts/components/Basics'
import { CalendarFileButton } from '../../../parts/components/CalendarFileButton'
import { LinkList } from '../../../parts/components/LinkList'
import resting from '../../../ground/illustrations/resting-garden.svg?url&no-inline'
import table from '../../../ground/illustrations/table.svg?url&no-inline'
import { OfficeNotes } from '../../nextStep/OfficeNotes'
import { DayCard } from './DayCard'
import styles from './PathPage.module.css'
import { ReasonCards, type Ends } from './ReasonCards'

type Props = {
  h1: string
  primary: string
  input: PathInput
  /** Identifies the day in a calendar. */
  screeningId: string | null
  /** Null if no check refused. */
  judged: Judged | null
}

/** Kinds that are a fact; the others are a wait. */
const FACTS: readonly PathKind[] = ['notPossible', 'ended', 'suspended']

/** 「これからの道」: always in this order, whatever the reasons. */
export function PathPage({ h1, primary, input, screeningId, judged }: Props) {
  const [ended, setEnded] = useState<Ends>({})
  const path = pathAhead({ ...input, ended })
  const { kind, title, day, months, lead, reasons, meanwhile } = path
  const isFact = FACTS.includes(kind)
  const answeredAt = judged?.check.Answer.answered_at
  return (
    <>
      <section className={isFact ? `${styles.road} ${styles.fact}` : styles.road}>
        <div className={`wrap column stack ${styles.inner}`}>
          <div>
            <div className={styles.of}>
              <h1>
                <Words text={h1} />
              </h1>
              {answeredAt && <p>{formatJapaneseDate(japaneseDateOf(new Date(answeredAt)))}のお答え</p>}
            </div>
            <h2>
              <Unbroken text={title} />
            </h2>
          </div>
          {judged && <Care judged={judged} />}
          {day && <DayCard day={day} months={months} />}
        </div>
        <Illustration src={isFact ? table : resting} className={styles.picture} />
      </section>
      <div className="wrap column section stackSections">
        <div className="stack">
          {lead.map((sentence) => (
            <p key={sentence}>
              <Unbroken text={sentence} />
            </p>
          ))}
        </div>
        {judged && reasons.length > 0 && (
          <div className="stack">
            <ReasonCards judged={judged} reasons={reasons} ended={ended} onEnded={setEnded} />
            <LinkList items={[{ to: '/criteria', label: TO_CRITERIA }]} />
          </div>
        )}
        <Next path={path} primary={primary} screeningId={screeningId} />
        {path.criteriaNews && (
          <section className="stack">
            <h2>{CRITERIA_NEWS.title}</h2>
            <p>{CRITERIA_NEWS.text}</p>
            <CriteriaNewsChoice />
          </section>
        )}
        {meanwhile && (
          <section className="stackSmall">
            <h2>{meanwhile.title}</h2>
            <ul className="dots">
              {meanwhile.sentences.map((sentence) => (
                <li key={sentence}>
                  <Unbroken text={sentence} />
                </li>
              ))}
            </ul>
            {(!isFact || meanwhile.reports) && (
              <LinkList
                items={[
                  ...(meanwhile.reports ? [{ to: '/report_condition', label: TO_REPORT }] : []),
                  ...(isFact ? [] : [{ to: '/what_if', label: TO_WHAT_IF }]),
                  ...(judged && !isFact ? [{ to: '/account/receipts', label: TO_JUDGEMENT_RECEIPT }] : []),
                ]}
              />
            )}
          </section>
        )}
        {judged ? (
          <CorrectOrTalk />
        ) : (
          <section className="stackSmall">
            <h2>たずねたいとき</h2>
            <OfficeNotes />
            <Contact />
          </section>
        )}
        {path.otherWays && (
          <section className="stackSmall">
            <h2>{OTHER_WAYS}</h2>
            <ul className="dots">
              {otherWaysToHelp.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </section>
        )}
        {kind === 'notPossible' && (
          <LinkList items={[{ to: '/withdrawal', label: '登録をやめて、データを消したい' }]} />
        )}
      </div>
    </>
  )
}

function Care({ judged }: { judged: Judged }) {
  return <CareNotes notes={useCareNotes(judged)} />
}

type NextProps = { path: PathAhead } & Pick<Props, 'primary' | 'screeningId'>

function Next({ path: { next }, primary, screeningId }: NextProps) {
  const { start, calendar } = next
  return (
    <NextCard>
      <h3>
        <Unbroken text={next.title} />
      </h3>
      {next.text.map((sentence) => (
        <p key={sentence}>
          <Unbroken text={sentence} />
        </p>
      ))}
      {next.remind && <RetryReminder />}
      <div className="buttons">
        {start && <ButtonLink to={start}>オンラインチェックを始める</ButtonLink>}
        {calendar && screeningId && (
          <CalendarFileButton
            label="カレンダーに追加する"
            kind={start ? 'two' : 'primary'}
            event={(circumstances) => returnEvent({ date: calendar, screeningId }, circumstances)}
          />
        )}
        <ButtonLink kind={start || calendar ? 'two' : 'primary'} to="/mypage">
          {primary}
        </ButtonLink>
      </div>
    </NextCard>
  )
}
