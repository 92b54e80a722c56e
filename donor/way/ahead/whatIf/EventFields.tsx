import { type ReactNode, useState } from 'react'
import {
  addDays,
  daysBetween,
  formatJapaneseDate,
  isRealDate,
  type JapaneseDate,
} from '../../../../shared/facts/dates'
import { eventProblems, whatIfPage as texts } from './words'
import type { Option, QuestionSet } from '../../../../shared/questionnaire/engine/question'
import type { EventProblem, TypedEvent } from './event'
import { kindOf, kinds, optionsOfKind, type Kind } from './kinds'
import { Button } from '../../../parts/components/Basics'
import choice from '../../../parts/components/Choice.module.css'
import field from '../../../parts/components/Field.module.css'
import input from '../../../parts/components/Input.module.css'
import styles from './EventFields.module.css'

type Props = {
  id: string
  title: string
  typed: TypedEvent
  problem: EventProblem | null
  questions: Pick<QuestionSet, 'questions'>
  today: JapaneseDate
  onChange: (next: Partial<TypedEvent>) => void
}

/** Problems not shown while the person is still typing. */
const WHILE_TYPING: readonly (EventProblem | null)[] = ['option', 'day', 'firstDay', 'lastDay']

export function EventFields({ id, title, typed, problem, questions, today, onChange }: Props) {
  const [left, setLeft] = useState(false)
  const kind = typed.kind ? kindOf(typed.kind) : null
  const shown = problem && kind && left && !WHILE_TYPING.includes(problem) ? eventProblems[problem] : null
  const messageId = `${id}-problem`
  const days = {
    typed,
    onChange,
    onLeave: () => setLeft(true),
    invalid: Boolean(shown),
    describedBy: shown ? messageId : undefined,
  }
  return (
    <div className={styles.event} role="group" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <Select
        id={`${id}-kind`}
        label={texts.what}
        value={typed.kind}
        options={kinds}
        onChange={(next) => onChange({ kind: next, option: '', ongoing: false })}
      />
      {kind && !kind.choice && (
        <Select
          id={`${id}-option`}
          label={kind.id === 'journey' ? texts.options.journey : texts.options.vaccination}
          value={typed.option}
          options={optionsOfKind(kind, questions)}
          onChange={(option) => onChange({ option })}
        />
      )}
      {kind && (
        <>
          <div>
            <div className={styles.days}>
              {kind.begins && <Day {...days} id={`${id}-from`} name="from" label={kind.begins} />}
              {!(kind.ongoing && typed.ongoing) && (
                <Day {...days} id={`${id}-to`} name="to" label={kind.day} />
              )}
            </div>
            <p id={messageId} className={field.message} aria-live="polite">
              {shown}
            </p>
          </div>
          {kind.ongoing && (
            <label className={`${choice.choice} ${choice.soft}`}>
              <input
                type="checkbox"
                name={`${id}-ongoing`}
                checked={typed.ongoing}
                onChange={(event) => onChange({ ongoing: event.target.checked })}
              />
              <span>{texts.noEnd}</span>
            </label>
          )}
          <Move id={id} kind={kind} typed={typed} today={today} onChange={onChange} />
        </>
      )}
    </div>
  )
}

type SelectProps = {
  id: string
  label: string
  value: string
  options: readonly Pick<Option, 'id' | 'label' | 'group'>[]
  onChange: (value: string) => void
}

function Select({ id, label, value, options, onChange }: SelectProps) {
  const groups = [...new Set(options.map(({ group }) => group))]
  const optionsOf = (group: string | undefined): ReactNode =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={id}
        className={`${input.input} ${input.select} ${styles.select}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {groups.map((group) =>
          group ? (
            <optgroup key={group} label={group}>
              {optionsOf(group)}
            </optgroup>
          ) : (
            optionsOf(group)
          ),
        )}
      </select>
    </div>
  )
}

type DaysProps = {
  typed: TypedEvent
  onChange: (next: Partial<TypedEvent>) => void
}

type DayProps = DaysProps & {
  id: string
  name: 'from' | 'to'
  label: string
  onLeave: () => void
  invalid: boolean
  describedBy: string | undefined
}

function Day({ id, name, label, typed, onChange, onLeave, invalid, describedBy }: DayProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        type="date"
        className={`${input.input} ${styles.date}`}
        value={typed[name]}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange({ [name]: event.target.value })}
        onBlur={onLeave}
      />
    </div>
  )
}

const WEEK = 7
const EARLIEST = -90
const LATEST = 180

function Move({
  id,
  kind,
  typed,
  today,
  onChange,
}: DaysProps & { id: string; kind: Kind; today: JapaneseDate }) {
  const first = kind.begins ? typed.from : typed.to
  if (!isRealDate(first)) return null
  const offset = daysBetween(today, first)
  const move = (days: number) => {
    const moved = (day: string) => (isRealDate(day) ? addDays(day, days) : day)
    onChange({ from: moved(typed.from), to: moved(typed.to) })
  }
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={`${id}-move`}>
        {texts.move}
      </label>
      <input
        id={`${id}-move`}
        name={`${id}-move`}
        type="range"
        className={styles.range}
        min={Math.min(EARLIEST, offset)}
        max={Math.max(LATEST, offset)}
        value={offset}
        aria-valuetext={formatJapaneseDate(first)}
        onChange={(event) => move(Number(event.target.value) - offset)}
      />
      <div className={styles.steps}>
        <output htmlFor={`${id}-move`}>{formatJapaneseDate(first)}</output>
        <Button kind="two" small onClick={() => move(-WEEK)}>
          {texts.earlier}
        </Button>
        <Button kind="two" small onClick={() => move(WEEK)}>
          {texts.later}
        </Button>
      </div>
    </div>
  )
}
