import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { errorTitle } from '../../../shared/words/program/pageText'
import choiceStyles from './Choice.module.css'
import styles from './ErrorSummary.module.css'
import { fieldIds, FieldGroup } from './Field'
import field from './Field.module.css'

export type SummaryError = {
  message: string
  /** The control's id; absent for the whole form. */
  field?: string | undefined
}

type Props = {
  errors: readonly SummaryError[]
  /** Grows with each refused attempt and moves the focus. */
  attempt: number
}

export function ErrorSummary({ errors, attempt }: Props) {
  const box = useRef<HTMLElement>(null)
  const shown = errors.length > 0

  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])

  useEffect(() => {
    if (!shown) return
    const title = document.title
    document.title = errorTitle(title)
    return () => {
      if (document.title === errorTitle(title)) document.title = title
    }
  }, [shown])

  if (!shown) return null
  const ofFields = errors.filter(({ field }) => field)
  const ofForm = errors.filter(({ field }) => !field)
  return (
    <section ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {ofForm.map(({ message }) => (
        <p key={message}>
          <strong>{message}</strong>
        </p>
      ))}
      {ofFields.length > 0 && (
        <>
          <h2>入力内容を確認してください（{ofFields.length}か所）</h2>
          <ul className="dots">
            {ofFields.map(({ field = '', message }) => (
              <li key={field}>
                <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

// A hash in the address would add a history entry.
function focusField(event: React.MouseEvent, id: string) {
  const group = document.getElementById(id)
  if (!group) return
  event.preventDefault()
  const control = group.matches('fieldset')
    ? group.querySelector<HTMLElement>('input, select, button:enabled')
    : group
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}

/** Submits by script only. Without it, `method="dialog"` sends nothing, so no password reaches an address. */
export function Form(props: Omit<ComponentProps<'form'>, 'method' | 'action' | 'noValidate' | 'className'>) {
  return <form {...props} className="stackLarge" method="dialog" noValidate />
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
  const ids = fieldIds(input.name)
  return (
    <div className={error ? `${field.field} ${field.wrong}` : field.field}>
      <label className={choiceStyles.choice}>
        <input
          {...input}
          type="checkbox"
          id={input.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy(hint, error)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={field.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p className={field.message} id={ids.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export type Choice = {
  value: string
  label: ReactNode
  /** Shown apart: わからない, 対面で話したい. */
  soft?: boolean
  /** Visible, not selectable. */
  disabled?: boolean
}

type RadioCardsProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value' | 'checked'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  choices: readonly Choice[]
  columns?: 1 | 2
  value?: string | null
}

export function RadioCards({
  label,
  optional,
  hint,
  error,
  choices,
  columns = 1,
  value,
  ...input
}: RadioCardsProps) {
  return (
    <FieldGroup id={input.name} label={label} optional={optional} hint={hint} error={error}>
      <div className={columns === 2 ? `${choiceStyles.choices} ${choiceStyles.two}` : choiceStyles.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={[
              choiceStyles.choice,
              choice.soft && choiceStyles.soft,
              choice.disabled && choiceStyles.off,
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <input
              {...input}
              type="radio"
              value={choice.value}
              disabled={choice.disabled}
              {...(value === undefined ? {} : { checked: value === choice.value })}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
