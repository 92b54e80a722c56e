import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './Basics'
import { Field, fieldIds } from './Field'
import styles from './Input.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'size'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  width?: 'short' | 'medium' | 'long' | 'full'
  beside?: ReactNode
}

/** Takes react-hook-form's `register`; its id is its name. */
export function TextField({ label, optional, hint, error, width = 'full', beside, ...input }: Props) {
  const control = (
    <input
      {...input}
      id={input.name}
      className={width === 'full' ? styles.input : `${styles.input} ${styles[width]}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={fieldIds(input.name).describedBy(hint, error)}
    />
  )
  return (
    <Field id={input.name} label={label} optional={optional} hint={hint} error={error}>
      {beside ? (
        <div className={styles.withButton}>
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** Takes react-hook-form's `register`; its id is its name. */
export function TextArea({ label, optional, hint, error, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field id={area.name} label={label} optional={optional} hint={hint} error={error}>
      <textarea
        {...area}
        id={area.name}
        rows={rows}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(area.name).describedBy(hint, error)}
      />
    </Field>
  )
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
  name: string
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** For more than seven choices. */
export function SelectField({ label, optional, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field id={select.name} label={label} optional={optional} hint={hint} error={error}>
      <select
        {...select}
        id={select.name}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(select.name).describedBy(hint, error)}
      >
        <option value="">選んでください</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

type CodeFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'maxLength'> & {
  name: string
  label?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function CodeField({ label = '確認コード', hint = '6桁の数字', error, ...input }: CodeFieldProps) {
  return (
    <Field id={input.name} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={input.name}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={`${styles.input} ${styles.code}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={fieldIds(input.name).describedBy(hint, error)}
      />
    </Field>
  )
}

type PasswordFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'beside' | 'autoComplete' | 'label'
> & {
  label?: ReactNode
  /** `new-password` lets the browser suggest one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label = 'パスワード', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <Button
          kind="two"
          small
          aria-controls={field.name}
          aria-label={shown ? 'パスワードを隠す' : 'パスワードを表示'}
          onClick={() => setShown(!shown)}
        >
          {shown ? '隠す' : '表示'}
        </Button>
      }
    />
  )
}
