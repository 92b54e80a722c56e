import { formatJapaneseDate } from '../../shared/dates'
import { DAYS_SENT, preferenceName, SCHEDULE_CHANGE_LINK } from '../../shared/messages/exam'
import { DefinitionList } from '../components/DefinitionList'
import { ModalLink } from '../modals/ModalLink'
import type { DueExam } from './dueExam'

/** What belongs to the test that is due: how to move its day, or the days that one has asked for. */
export function ExamDays({ exam }: { exam: DueExam }) {
  if (exam.date)
    return (
      <p>
        <ModalLink modal="#schedule-change">{SCHEDULE_CHANGE_LINK}</ModalLink>
      </p>
    )
  if (exam.preferredDates.length === 0) return null
  return (
    <div className="stackSmall">
      <p className="support">{DAYS_SENT}</p>
      <DefinitionList
        items={exam.preferredDates.map((date, index) => ({
          term: preferenceName(index),
          value: formatJapaneseDate(date),
        }))}
      />
    </div>
  )
}
