import type { ComponentProps, ReactNode } from 'react'
import { DateBoxes } from './DateBoxes'
import { FieldGroup } from './Field'

type Props = Omit<ComponentProps<typeof DateBoxes>, 'invalid' | 'disabled'> & {
  label: ReactNode
  optional?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/** Three digit boxes, faster than a calendar for a day years ago. */
export function DateFields({ label, optional, hint, error, ...boxes }: Props) {
  return (
    <FieldGroup id={boxes.name} label={label} optional={optional} hint={hint} error={error}>
      <DateBoxes {...boxes} invalid={Boolean(error)} />
    </FieldGroup>
  )
}
