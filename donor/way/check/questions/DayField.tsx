import { useId, useState } from 'react'
import { isRealDate } from '../../../../shared/facts/dates'
import { chipReads, dayOfAnswer } from './dayOfAnswer'
import type { AnswerDate } from '../../../../shared/questionnaire/engine/answer'
import { dayChips, withYearOfThePast } from './dayChips'
import type { DateField } from '../../../../shared/questionnaire/engine/question'
import { Unbroken } from '../../../parts/components/Basics'
import { DateBoxes } from '../../../parts/components/DateBoxes'
import { useToday } from '../../../ground/page/clock'
import styles from './DayField.module.css'

type Props = {
  name: string
  field: DateField
  /** As typed; '' for none. */
  value: AnswerDate | ''
  onChange: (day: AnswerDate | '') => void
  invalid: boolean
}

const EXACT = 'exact'

/** A day by one tap: chips that name their days, いまも続いている, わからない, or boxes. */
export function DayField({ name, field, value, onChange, invalid }: Props) {
  const id = useId()
  const today = useToday()
  const chips = dayChips(today)
  const [pressed, setPressed] = useState('')
  const chip = chips.find((each) => each.id === pressed && each.counts === value)
  const word = value === 'ongoing' || value === 'unknown' ? value : null
  const isToday = value === today && pressed !== EXACT
  const chosen = word ?? (isToday ? 'today' : chip ? chip.id : value || pressed === EXACT ? EXACT : '')

  const chipOf = (choice: string, day: AnswerDate | '') => ({
    name,
    value: choice,
    chosen: chosen === choice,
    choose: () => {
      setPressed(choice)
      onChange(day)
    },
    chooseAgain: () => onChange(value),
  })

  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <b id={id}>{field.label}</b>
      <p className={styles.hint}>{dayOfAnswer.about}</p>
      <div className={styles.chips} role="radiogroup" aria-labelledby={id}>
        {chips.map((each) => (
          <Chip key={each.id} {...chipOf(each.id, each.counts)} label={each.label} hint={each.days} />
        ))}
        <Chip {...chipOf(EXACT, '')} label={dayOfAnswer.pick} hint={dayOfAnswer.pickHint} wide />
        {chosen === EXACT && <ExactDay name={name} value={value} onChange={onChange} invalid={invalid} />}
        {field.ongoing && <Chip {...chipOf('ongoing', 'ongoing')} label={field.ongoing} />}
        <Chip {...chipOf('unknown', 'unknown')} label={dayOfAnswer.unknown} />
      </div>
      <p className={styles.reads} role="status">
        {chip && <Unbroken text={chipReads(chip)} />}
        {value === 'unknown' && <Unbroken text={dayOfAnswer.unknownReads} />}
      </p>
    </div>
  )
}

type ChipProps = {
  name: string
  value: string
  label: string
  /** The chip's days; without it the chip is a word. */
  hint?: string
  wide?: boolean
  chosen: boolean
  choose: () => void
  chooseAgain: () => void
}

function Chip({ name, value, label, hint, wide, chosen, choose, chooseAgain }: ChipProps) {
  return (
    <label className={hint ? (wide ? styles.wide : undefined) : `${styles.wide} ${styles.word}`}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={chosen}
        onChange={choose}
        onClick={() => chosen && chooseAgain()}
      />
      <span>{label}</span>
      {hint && (
        <small>
          <Unbroken text={hint} />
        </small>
      )}
    </label>
  )
}

type ExactDayProps = Pick<Props, 'name' | 'value' | 'onChange' | 'invalid'>

/** Until the year is typed, it is filled in: last year's for a day that has not come yet. */
function ExactDay({ name, value, onChange, invalid }: ExactDayProps) {
  const today = useToday()
  const [yearTyped, setYearTyped] = useState(value !== '')
  const thisYear = today.slice(0, 4)
  const change = (date: string) => {
    const typed = yearTyped || (date.slice(0, 4) !== (value.slice(0, 4) || thisYear) && date !== '')
    setYearTyped(typed)
    if (date.endsWith('-00-00') && !typed) onChange('')
    else onChange(typed || !isRealDate(date) ? date : withYearOfThePast(date, today))
  }
  return <DateBoxes name={name} value={value} year={thisYear} onChange={change} invalid={invalid} />
}
