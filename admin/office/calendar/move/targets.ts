import type { CalendarDaysQuery } from '../../../generated/graphql'

type Person = Pick<
  CalendarDaysQuery['getCalendar']['Exams'][number]['Person'],
  'Id' | 'LastName' | 'FirstName'
>

/** A booking or a hospital test; `at` is its current target, null while a test has no day. */
export type Movable = { kind: 'booking' | 'exam'; person: Person; at: string | null }

/** Compares by content, because the rows may be read again meanwhile. */
export const isSame = (one: Movable, other: Movable) =>
  one.kind === other.kind && one.person.Id === other.person.Id

/** The start of an hour for a booking; for a test its day and, if set, the hospital's hour: `2026-12-10 09:30`. */
export const examTarget = (date: string, time: string | null | undefined) => (time ? `${date} ${time}` : date)

/** Marks an element as a target. @param name as it is read out */
export const target = (kind: Movable['kind'], at: string, name: string) => ({
  'data-move-kind': kind,
  'data-move-to': at,
  'data-move-name': name,
})

export type Target = { at: string; name: string; element: HTMLElement }

const selectorOf = ({ kind }: Movable) => `[data-move-kind="${kind}"]`

function targetOf(element: Element | null | undefined): Target | null {
  if (!(element instanceof HTMLElement)) return null
  const { moveTo, moveName } = element.dataset
  return moveTo === undefined ? null : { at: moveTo, name: moveName ?? moveTo, element }
}

export const targetAt = (moved: Movable, x: number, y: number): Target | null =>
  targetOf(document.elementFromPoint(x, y)?.closest(selectorOf(moved)))

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'
export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key)

export function nextTarget(moved: Movable, from: Element, key: Arrow): Target | null {
  const here = middleOf(from)
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const found = [...document.querySelectorAll(selectorOf(moved))].flatMap((element) => {
    if (element === from) return []
    const { x, y } = middleOf(element)
    const along = sign * (isAcross ? x - here.x : y - here.y)
    const aside = Math.abs(isAcross ? y - here.y : x - here.x)
    return along > NEAR && !(isAcross && aside > along * STEEP)
      ? [{ element, far: along + aside * STEEP }]
      : []
  })
  return targetOf(found.toSorted((one, other) => one.far - other.far)[0]?.element)
}

/** Pixels within which two targets are in the same line. */
const NEAR = 4
/** Weight of a sideways step against one ahead. */
const STEEP = 3

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
