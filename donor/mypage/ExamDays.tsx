import { formatJapaneseDate } from '../../shared/dates'
import { DAYS_SENT, preferenceName } from '../../shared/messages/exam'
import { DefinitionList } from '../components/DefinitionList'
import type { DueExam } from '../nextStep/dueExam'

/** The requested days, until the office sets one. */
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
