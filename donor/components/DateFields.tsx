import { useState, type ReactNode } from 'react'
import { dateFromParts } from '../../shared/validation/normalise'
import { FieldGroup } from './Field'
import styles from './Input.module.css'

type Props = {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** `2000-02-09`, or '' while nothing is typed; also dates that do not exist, for the schema to refuse. */
  value: string
  onChange: (date: string) => void
  onBlur?: () => void
  /** For a birthday the browser can fill in: `bday`. */
  autoComplete?: 'bday'
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

/** A date as three boxes of digits: quicker than a calendar for a day years ago. */
export function DateFields({
  name,
  label,
  optional,
  hint,
  error,
  value,
  onChange,
  onBlur,
  autoComplete,
}: Props) {
  const [parts, setParts] = useState(() => partsOf(value))
  // A value set from outside (a form that is filled in later) replaces what the boxes hold.
  const typed = dateFromParts(parts.year, parts.month, parts.day)
  const shown = value !== typed && value !== '' ? partsOf(value) : parts

  const change = (part: keyof Parts, text: string) => {
    const changed = { ...shown, [part]: text }
    setParts(changed)
    onChange(dateFromParts(changed.year, changed.month, changed.day))
  }

  return (
    <FieldGroup id={name} label={label} optional={optional} hint={hint} error={error}>
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
              aria-label={unit}
              aria-invalid={error ? true : undefined}
              value={shown[part]}
              onChange={(event) => change(part, event.target.value)}
            />
            <span aria-hidden="true">{unit}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
