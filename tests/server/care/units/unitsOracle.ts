import { addDays, type JapaneseDate } from '../../../../shared/facts/dates'
import type { HoldCause, PanelJudgement, UnitState } from '../../../../shared/generated/schema'
import { standardAnalytes } from '../../../../shared/rules/donating/units/analytes'

// What the requirement says of units, from its text alone: nothing here calls a rule of the product.

export type Found = { analyte: string; day: JapaneseDate | null; judgement: PanelJudgement }
export type KnownPanel = { id: string; results: Found[]; withdrawn: boolean }
export type KnownUnit = {
  id: string
  day: JapaneseDate
  /** Whether the statement of its day is fine or cleared. */
  stated: boolean
  rejected: boolean
  discarded: boolean
  /** What was received is known before it is weighed. */
  recorded: boolean
  handedOver: boolean
}
/** A check that was sent, as a criterion that is pushed judges it. */
export type KnownCheck = { day: JapaneseDate; refused: boolean; fitsFrom: JapaneseDate | null }
export type Window = {
  cause: HoldCause
  since: JapaneseDate | null
  until: JapaneseDate | null
  open: boolean
}

export type History = { units: KnownUnit[]; panels: KnownPanel[]; windows: Window[] }

export const isFound = ({ judgement }: Found) => judgement === 'Positive' || judgement === 'Indeterminate'
const daysOf = ({ results }: KnownPanel) => results.flatMap(({ day }) => (day ? [day] : [])).sort()
const first = (panel: KnownPanel) => daysOf(panel)[0] ?? ''
const last = (panel: KnownPanel) => daysOf(panel).at(-1) ?? ''
const hasPassed = ({ results }: KnownPanel) =>
  standardAnalytes.every(({ id }) =>
    results.some(({ analyte, judgement }) => analyte === id && judgement === 'Negative'),
  )

/** A passed panel's latest specimen before the day, another's earliest after it, and none between that did not pass. */
export function isBracketed(day: JapaneseDate, panels: readonly KnownPanel[]): boolean {
  const there = panels.filter(({ withdrawn }) => !withdrawn)
  const passed = there.filter(hasPassed)
  return passed.some((before) =>
    passed.some(
      (after) =>
        last(before) < day &&
        day < first(after) &&
        !there.some(
          (between) => !hasPassed(between) && last(between) >= last(before) && first(between) <= first(after),
        ),
    ),
  )
}

/** Every unit since the last negative specimen minus the days of the analyte; null, where none was negative: all. */
export function reachOf(results: readonly Found[], others: readonly KnownPanel[]): JapaneseDate | null {
  let reach: JapaneseDate | null = '9999-12-31'
  for (const { analyte, day } of results.filter(isFound)) {
    let negative: JapaneseDate | null = null
    for (const panel of others)
      for (const one of panel.withdrawn ? [] : panel.results)
        if (one.analyte === analyte && one.judgement === 'Negative' && one.day && day && one.day < day)
          if (negative === null || one.day > negative) negative = one.day
    if (negative === null || reach === null) reach = null
    else {
      const back = standardAnalytes.find(({ id }) => id === analyte)?.lookBackDays ?? 0
      const from = addDays(negative, -back)
      if (from < reach) reach = from
    }
  }
  return reach
}

/** Without a negative specimen what was found reaches further: the days between are held too. */
export function reachFurther(history: History, withdrawn: KnownPanel): void {
  for (const panel of history.panels.filter(({ withdrawn: is, results }) => !is && results.some(isFound))) {
    const others = history.panels.filter((one) => one !== panel)
    const was = reachOf(panel.results, [...others, { ...withdrawn, withdrawn: false }])
    const since = reachOf(panel.results, others)
    if (was !== null && (since === null || since < was))
      begin(history, { cause: 'Panel', since, until: addDays(was, -1) })
  }
}

/** Since the last answers that still pass, until the next that do, the end of the wait, or today; null: none is refused. */
export function refusedDays(
  checks: readonly KnownCheck[],
  today: JapaneseDate,
): Pick<Window, 'since' | 'until'> | null {
  const refused = checks.filter((one) => one.refused)
  const [from, to] = [refused[0], refused.at(-1)]
  if (!from || !to) return null
  const passed = checks.filter((one) => !one.refused).map(({ day }) => day)
  const ends = [
    today,
    ...passed.filter((day) => day > to.day),
    ...(to.fitsFrom ? [addDays(to.fitsFrom, -1)] : []),
  ]
  return { since: passed.filter((day) => day < from.day).at(-1) ?? null, until: ends.sort()[0] ?? today }
}

const covers = ({ since, until }: Pick<Window, 'since' | 'until'>, day: JapaneseDate) =>
  (since === null || day >= since) && (until === null || day <= until)

/** A cause holds what was received in its days. Where a case of its kind is open for all of them, it belongs to that case. */
export function begin(history: History, { cause, since, until }: Omit<Window, 'open'>): void {
  const { units, windows } = history
  if (!units.some(({ day }) => covers({ since, until }, day))) return
  const contains = (one: Window) =>
    one.open &&
    one.cause === cause &&
    (one.since === null || (since !== null && one.since <= since)) &&
    (one.until === null || (until !== null && one.until >= until))
  if (!windows.some(contains)) windows.push({ cause, since, until, open: true })
}

const mustBeHeld = ({ windows }: History, { day }: KnownUnit) =>
  windows.some((one) => one.open && covers(one, day))

export const mayLeave = (history: History, unit: KnownUnit): boolean =>
  !unit.handedOver && !unit.rejected && !unit.discarded && !mustBeHeld(history, unit)

export const mayBeUsable = (history: History, unit: KnownUnit): boolean =>
  unit.stated && mayLeave(history, { ...unit, handedOver: false }) && isBracketed(unit.day, history.panels)

/** What was usable and lies in its bracket no more is held, with the days between. */
export function holdUnbracketed(history: History, usable: ReadonlySet<string>): void {
  const out = history.units
    .filter((unit) => usable.has(unit.id) && !mustBeHeld(history, unit))
    .filter(({ day }) => !isBracketed(day, history.panels))
    .map(({ day }) => day)
    .sort()
  const [since, until] = [out[0], out.at(-1)]
  if (since && until) begin(history, { cause: 'Panel', since, until })
}

export type Wrong =
  | 'usable outside'
  | 'not held'
  | 'held needlessly'
  | 'not discarded'
  | 'discarded needlessly'
  | 'handed over wrongly'
  | 'not handed over'

export function wrongOf(history: History, unit: KnownUnit, state: UnitState): Wrong | null {
  const isOut = unit.rejected || unit.discarded
  if (isOut) return state === 'Discarded' ? null : 'not discarded'
  if (state === 'Discarded') return 'discarded needlessly'
  const must = mustBeHeld(history, unit)
  if (must && state !== 'Held') return state === 'Usable' ? 'usable outside' : 'not held'
  if (!must && state === 'Held') return 'held needlessly'
  return state === 'Usable' && !mayBeUsable(history, unit) ? 'usable outside' : null
}
