import { useRevalidator } from 'react-router'
import { formatJapaneseDate } from '../../../shared/facts/dates'
import { examIsOver, wishesPassed } from '../../../shared/rules/visits/exams'
import {
  ASKED_TEST_IS_FREE_CHOICE,
  askedTestReason,
  askedTestTexts as texts,
} from '../../../shared/words/donating/askedTests'
import { DeclineTestDocument } from '../../generated/graphql'
import { refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { request } from '../../ground/graphql/request'
import { useNow, useToday } from '../../ground/page/clock'
import { showToast } from '../../ground/page/toasts'
import { Button, ButtonLink, Contact, FailedNote } from '../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../parts/components/ConfirmDialog'
import type { DueExam } from '../../ground/currentUser/dueExam'
import { mayAskForExam } from '../nextStep/dueExam'
import { OPENED_HERE } from '../nextStep/NextStepCard'
import { ChangeOfDay, ExamDays } from '../visits/exam/ExamDays'
import styles from './VisitNow.module.css'

/** A test that the person is asked to beside those of certifications: what it is for, and what is next. */
export function AskedTestCard({ exam }: { exam: DueExam }) {
  const today = useToday()
  const now = useNow()
  const { date, time } = exam
  const over = date !== null && examIsOver(date, time, now)
  return (
    <section className={styles.now}>
      <h2>{texts.title}</h2>
      {!date && <p>{askedTestReason(exam.type)}</p>}
      {!date && <p>{ASKED_TEST_IS_FREE_CHOICE}</p>}
      <p>{sentence(exam, today, over)}</p>
      <ExamDays exam={exam} />
      {over ? <Contact /> : <Acts exam={exam} mayAsk={mayAskForExam(exam, today)} />}
    </section>
  )
}

function sentence({ date, requestedAt, preferredDates }: DueExam, today: string, over: boolean): string {
  if (date) return over ? texts.over : texts.dated(formatJapaneseDate(date))
  if (!requestedAt) return texts.toAsk
  return wishesPassed(preferredDates, today) ? texts.wishesPassed : texts.asked
}

const here = { state: OPENED_HERE, preventScrollReset: true }

function Acts({ exam, mayAsk }: { exam: DueExam; mayAsk: boolean }) {
  const { revalidate } = useRevalidator()
  const { ask, failure, dialog } = useConfirmation(async () => {
    try {
      await request(DeclineTestDocument)
      showToast(texts.declined)
    } finally {
      await refreshCurrentUser().catch(() => undefined)
      await revalidate()
    }
  })
  return (
    <>
      <div className="buttons">
        {mayAsk && (
          <ButtonLink kind="two" to="/mypage#exam-request" {...here}>
            {texts.choose}
          </ButtonLink>
        )}
        {exam.date && (
          <ButtonLink kind="two" to="/mypage#exam-guide" {...here}>
            {texts.guide}
          </ButtonLink>
        )}
        {exam.date ? (
          <ChangeOfDay />
        ) : (
          <Button kind="txt" onClick={ask}>
            {texts.decline}
          </Button>
        )}
      </div>
      {failure && <FailedNote title={texts.declineFailed}>{failure}</FailedNote>}
      <ConfirmDialog {...dialog} title={texts.declineQuestion} confirm={texts.decline} cancel={texts.stay}>
        <p>{ASKED_TEST_IS_FREE_CHOICE}</p>
      </ConfirmDialog>
    </>
  )
}
