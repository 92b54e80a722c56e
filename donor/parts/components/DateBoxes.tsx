import { useState, type ComponentProps, type ReactNode } from 'react'
import { dateFromParts } from '../../../shared/facts/normalise'
import { FieldGroup } from './Field'
import styles from './Input.module.css'

type Props = {
  name: string
  /** `2000-02-09` or ''; may not exist, which the schema refuses. */
  value: string
  onChange: (date: string) => void
  year?: string
  onBlur?: () => void
  /** Lets the browser fill in a birthday. */
  autoComplete?: 'bday'
  invalid?: boolean
}

type Parts = { year: string; month: string; day: string }

const BOXES = [
  { part: 'year', unit: '年', length: 4 },
  { part: 'month', unit: '月', length: 2 },
  { part: 'day', unit: '日', length: 2 },
] as const

const partsOf = (date: string): Parts => {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: month.replace(/^0+/, ''), day: day.replace(/^0+/, '') }
}

export function DateBoxes({ name, value, onChange, year = '', onBlur, autoComplete, invalid }: Props) {
  const [parts, setParts] = useState(() => partsOf(value || year))
  const typed = dateFromParts(parts.year, parts.month, parts.day)
  const shown = value !== typed && value !== '' ? partsOf(value) : parts

  const change = (part: keyof Parts, text: string) => {
    const changed = { ...shown, [part]: text }
    setParts(changed)
    onChange(dateFromParts(changed.year, changed.month, changed.day))
  }

  return (
    <div
      className={styles.date}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {BOXES.map(({ part, unit, length }) => (
        <label key={part} className={styles.box}>
          <input
            className={styles.input}
            name={`${name}-${part}`}
            inputMode="numeric"
            autoComplete={autoComplete && `${autoComplete}-${part}`}
            maxLength={length}
            placeholder={part === 'year' ? '西暦' : ''}
            aria-label={unit}
            aria-invalid={invalid ? true : undefined}
            value={shown[part]}
            onChange={(event) => change(part, event.target.value)}
          />
          <span aria-hidden="true">{unit}</span>
        </label>
      ))}
    </div>
  )
}

type DateFieldsProps = Omit<ComponentProps<typeof DateBoxes>, 'invalid'> & {
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** Faster than a calendar for a day years ago. */
export function DateFields({ label, optional, hint, error, ...boxes }: DateFieldsProps) {
  return (
    <FieldGroup id={boxes.name} label={label} optional={optional} hint={hint} error={error}>
      <DateBoxes {...boxes} invalid={Boolean(error)} />
    </FieldGroup>
  )
}
