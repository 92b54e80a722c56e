import { WHAT_IF_YEARS } from '../../../../shared/facts/terms'
import { isRealDate, type JapaneseDate } from '../../../../shared/facts/dates'
import { addMonths } from '../../../../shared/facts/months'
import { kindOf } from './kinds'

export type WhatIfEvent = {
  kind: string
  /** The country or the vaccine. */
  option?: string
  from: JapaneseDate
  /** The last day, `from` for a single day; null while no end is known. */
  to: JapaneseDate | null
}

/** As typed: a day may be missing. */
export type TypedEvent = {
  kind: string
  option: string
  from: string
  to: string
  ongoing: boolean
}

export type EventProblem = 'option' | 'day' | 'firstDay' | 'lastDay' | 'order' | 'beforeBirth' | 'tooFar'

/** Later days are not calculated. */
export const FARTHEST_MONTHS = WHAT_IF_YEARS * 12

type Days = { today: JapaneseDate; birthday: JapaneseDate | null }

/** The event, or why it cannot be calculated. */
export function readEvent(typed: TypedEvent, { today, birthday }: Days): WhatIfEvent | EventProblem {
  const { begins, ongoing, choice } = kindOf(typed.kind)
  const open = ongoing !== undefined && typed.ongoing
  const from = begins ? typed.from : typed.to
  const days = [from, ...(open ? [] : [typed.to])]
  if (!choice && !typed.option) return 'option'
  if (begins && !isRealDate(from)) return 'firstDay'
  if (!open && !isRealDate(typed.to)) return begins ? 'lastDay' : 'day'
  if (birthday && days.some((day) => day < birthday)) return 'beforeBirth'
  if (!open && typed.to < from) return 'order'
  if (days.some((day) => day > addMonths(today, FARTHEST_MONTHS))) return 'tooFar'
  return {
    kind: typed.kind,
    ...(choice ? {} : { option: typed.option }),
    from,
    to: open ? null : typed.to,
  }
}
