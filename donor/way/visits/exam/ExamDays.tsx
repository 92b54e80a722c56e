import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { DAYS_SENT, preferenceName, SCHEDULE_CHANGE_LINK } from '../../../../shared/words/check/exam'
import { buttonClass, DefinitionList } from '../../../parts/components/Basics'
import { ModalLink } from '../../../parts/components/ModalLink'
import type { DueExam } from '../../../ground/currentUser/dueExam'

export function ExamDays({ exam: { date, preferredDates } }: { exam: DueExam }) {
  if (date || preferredDates.length === 0) return null
  return (
    <div className="stackSmall">
      <p className="support">{DAYS_SENT}</p>
      <DefinitionList
        items={preferredDates.map((day, index) => ({
          term: preferenceName(index),
          value: formatJapaneseDate(day),
        }))}
      />
    </div>
  )
}

export function ChangeOfDay() {
  return (
    <ModalLink modal="#schedule-change" className={buttonClass({ kind: 'txt' })}>
      {SCHEDULE_CHANGE_LINK}
    </ModalLink>
  )
}
