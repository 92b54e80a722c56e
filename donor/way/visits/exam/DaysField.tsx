import { useState } from 'react'
import { formatJapaneseDate, type JapaneseDate, weekdayOf } from '../../../../shared/facts/dates'
import { PREFERRED_DATES_MAX } from '../../../../shared/rules/visits/exams'
import * as exam from '../../../../shared/words/check/exam'
import { requestableDates } from '../../../../shared/forms/examRequest'
import { MonthSteps, MonthTable, type DayState, monthOf } from '../booking/MonthTable'
import { Button } from '../../../parts/components/Basics'
import { FieldGroup } from '../../../parts/components/Field'
import { useToday } from '../../../ground/page/clock'
import styles from './DaysField.module.css'

type Props = {
  id: string
  days: readonly JapaneseDate[]
  onChange: (days: JapaneseDate[]) => void
  holidays: Readonly<Record<JapaneseDate, string>>
  /** Null if unlimited. */
  until: JapaneseDate | null
  error: string | undefined
}

/** In order of preference; pressing a day adds or removes it. */
export function DaysField({ id, days, onChange, holidays, until, error }: Props) {
  const { first, last } = requestableDates(useToday())
  const range = { first, last: until !== null && until < last ? until : last }
  const [month, setMonth] = useState(monthOf(days[0] ?? range.first))
  const remove = (date: JapaneseDate) => onChange(days.filter((day) => day !== date))
  const full = days.length >= PREFERRED_DATES_MAX

  return (
    <FieldGroup id={id} label={exam.DAYS_LABEL} hint={exam.daysHint(days.length)} error={error}>
      <div className={styles.calendar}>
        <MonthSteps month={month} {...range} onMove={setMonth} />
        <MonthTable
          month={month}
          first={range.first}
          about={exam.DAYS_ABOUT}
          holidays={holidays}
          stateOf={(date) => requestableDay(date, { days, full, holidays, ...range })}
          isChosen={(date) => days.includes(date)}
          onChoose={(date) => (days.includes(date) ? remove(date) : onChange([...days, date]))}
        />
      </div>
      {days.length > 0 && (
        <ol className={styles.chosen}>
          {days.map((date, index) => (
            <li key={date}>
              <span>
                <small>{exam.preferenceName(index)}</small>
                {formatJapaneseDate(date, Object.hasOwn(holidays, date))}
              </span>
              <Button kind="txt" small onClick={() => remove(date)}>
                {exam.REMOVE_DAY}
                <span className="visuallyHidden">：{formatJapaneseDate(date)}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
    </FieldGroup>
  )
}

type Choice = {
  days: readonly JapaneseDate[]
  full: boolean
  first: JapaneseDate
  last: JapaneseDate
  holidays: Readonly<Record<JapaneseDate, string>>
}

function requestableDay(date: JapaneseDate, { days, full, first, last, holidays }: Choice): DayState {
  const closed = (description: string) => ({ open: false, word: '', description, few: false })
  const place = days.indexOf(date)
  if (place >= 0)
    return {
      open: true,
      word: exam.dayTexts.chosen(place),
      description: exam.preferenceName(place),
      few: false,
    }
  if (date < first) return closed(exam.dayTexts.before)
  if (date > last) return closed(exam.dayTexts.beyond)
  if (Object.hasOwn(holidays, date)) return { ...closed(exam.dayTexts.rest), word: exam.dayTexts.holiday }
  if (weekdayOf(date) === 0) return closed(exam.dayTexts.rest)
  if (full) return closed(exam.dayTexts.full)
  return { open: true, word: exam.dayTexts.choose, description: exam.dayTexts.choose, few: false }
}
