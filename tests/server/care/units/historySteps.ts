import { randomUUID } from 'node:crypto'
import type { Random } from '../../../../devtools/world/random'
import {
  reportCondition,
  recordConditionReport,
} from '../../../../server/care/donations/condition/reportCondition'
import { holdRefused } from '../../../../server/care/criteria/versions/pauseByCriteria'
import { openHold } from '../../../../server/care/holds/decideHold'
import { withdrawUse, withdrawUseByAdmin } from '../../../../server/care/holds/withdrawUse'
import { confirmTestPanel } from '../../../../server/care/panels/confirmTestPanel'
import { holdByTest } from '../../../../server/care/panels/holdByTest'
import { recordTestPanel } from '../../../../server/care/panels/recordTestPanel'
import type { RequestContext } from '../../../../server/ground/access/context'
import type { Deps } from '../../../../server/ground/deps'
import { AppError } from '../../../../server/ground/errors'
import type { Transaction } from '../../../../server/ground/db/client'
import { conditionReports } from '../../../../server/ground/tables/condition'
import { donations, donationScreenings } from '../../../../server/ground/tables/donations'
import { units } from '../../../../server/ground/tables/units'
import { addDays, japaneseInstant, type JapaneseDate } from '../../../../shared/facts/dates'
import { standardAnalytes } from '../../../../shared/rules/donating/units/analytes'
import { refusedWindow } from '../../../../server/care/holds/holdWindow'
import {
  begin,
  holdUnbracketed,
  isFound,
  reachFurther,
  reachOf,
  refusedDays,
  type Found,
  type History,
  type KnownCheck,
  type KnownPanel,
  type KnownUnit,
} from './unitsOracle'

export const START: JapaneseDate = '2026-08-01'
export const DAYS = 50
/** Half of the findings reach only to the last negative specimen. */
const ODD = ['HBV', 'HIV', 'Syphilis', 'CDifficile', 'Norovirus', 'SarsCov2']
const STAFF = [1, 2, 3].map((one) => `00000000-0000-4000-8000-00000000000${one}`)
const OFFICE: ReadonlySet<'Administrator' | 'Physician'> = new Set(['Administrator', 'Physician'])

/** Periods follow each other; a unit is of the one of its day. */
export type Person = History & { id: string; periodIds: readonly [string, string]; left: boolean }
export const SECOND_PERIOD = 28
export type Step = { day: number; act: (person: Person, at: Moment) => Promise<void> }
export type Moment = { tx: Transaction; deps: Deps; day: JapaneseDate; usable: ReadonlySet<string> }

const contextOf = ({ deps, day }: Moment, principal: RequestContext['principal']): RequestContext => ({
  principal,
  now: japaneseInstant(day, 12),
  requestId: randomUUID(),
  network: '127.0.0.0/24',
  deps,
})
export const as = (at: Moment, staff: number) =>
  contextOf(at, {
    kind: 'staff',
    id: STAFF[staff] ?? '',
    role: 'Physician',
    roles: OFFICE,
    authenticatedAt: japaneseInstant(at.day, 11),
  })

/** A refusal is an answer; it leaves no trace. @returns whether it was done */
export async function done(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export const dayOf = (day: number) => addDays(START, day)

/** A donation and its unit; sometimes the unit follows days later. */
export function gives(random: Random, day: number): Step[] {
  const stated = random.chance(0.9)
  const unit: KnownUnit = {
    id: randomUUID(),
    day: dayOf(day),
    stated,
    rejected: false,
    discarded: false,
    recorded: false,
    handedOver: false,
  }
  const donationId = randomUUID()
  const stamps = { createdAt: japaneseInstant(dayOf(day), 10), updatedAt: japaneseInstant(dayOf(day), 10) }
  const receives: Step['act'] = async (person, { tx }) => {
    if (person.left) return
    const at = japaneseInstant(unit.day, 10)
    await tx.insert(donations).values({
      id: donationId,
      userId: person.id,
      stoolReceiptStatus: 'Implemented',
      donationAt: at,
      donationInfoCreatedAt: at,
      ...stamps,
    })
    // What leaving keeps of a person depends on the period.
    await tx
      .insert(donationScreenings)
      .values({ donationId, screeningId: person.periodIds[day < SECOND_PERIOD ? 0 : 1] })
    person.units.push(unit)
  }
  const records: Step['act'] = async (person, { tx }) => {
    if (!person.units.includes(unit)) return
    const statementId = randomUUID()
    const lifted = random.chance(0.5)
    const unsaid = random.chance(0.5)
    const items = unsaid ? [] : [{ choice: 'fever', date: null, outcome: 'NotYet', notBefore: null } as never]
    await tx.insert(conditionReports).values({
      id: statementId,
      userId: person.id,
      kind: 'Statement',
      day: unit.day,
      judgement: { version: '1', items: stated ? (lifted ? items : []) : items },
      lifted: stated && lifted,
      recordedByStaff: false,
      ...stamps,
    })
    await tx.insert(units).values({
      id: unit.id,
      userId: person.id,
      donationId,
      number: unit.id,
      state: 'Quarantine',
      receivedAt: japaneseInstant(unit.day, 10),
      weightGrams: 120,
      bristolType: 4,
      takenBy: STAFF[0] ?? '',
      statementId: stated || !unsaid ? statementId : null,
      ...stamps,
    })
    unit.recorded = true
  }
  const late = random.chance(0.3) ? random.whole(1, 6) : 0
  return [
    { day, act: receives },
    { day: day + late, act: records },
  ]
}

async function withdraw(panel: KnownPanel, person: Person, at: Moment) {
  if (panel.withdrawn) return
  await confirmTestPanel(as(at, 1), { Id: panel.id, IsRight: false, Reason: '別の方の結果でした' })
  panel.withdrawn = true
  holdUnbracketed(person, at.usable)
  reachFurther(person, panel)
}

/** A panel before a finding was somebody else's. */
export const losesPanel = (day: number): Step => ({
  day,
  async act(person, at) {
    const there = person.panels.filter(({ withdrawn }) => !withdrawn)
    const finding = there.findLastIndex(({ results }) => results.some(isFound))
    const before = there.slice(0, Math.max(finding, 0)).at(-1)
    if (before) await withdraw(before, person, at)
  },
})

/** Specimens of up to three days, judged up to a week later; withdrawn at times. */
export function isTested(random: Random, day: number, isFirst = false): Step[] {
  const dayBy = { Blood: day, Stool: day + random.whole(-1, 1), Saliva: day + random.whole(0, 2) }
  const [odd, second] = [random.pick(ODD), random.pick(ODD)]
  const how = random.chance(isFirst ? 0.9 : 0.6)
    ? 'fine'
    : random.pick(['found', 'found twice', 'missing', 'missing'] as const)
  const results = standardAnalytes.map(({ id, specimen }): Found => {
    const negative: Found = { analyte: id, day: dayOf(dayBy[specimen]), judgement: 'Negative' }
    if (how === 'fine' || (id !== odd && (how !== 'found twice' || id !== second))) return negative
    if (how === 'missing') return { analyte: id, day: null, judgement: 'NotDone' }
    return { ...negative, judgement: random.pick(['Positive', 'Indeterminate']) }
  })
  const panel: KnownPanel = { id: randomUUID(), results, withdrawn: false }
  const judged = Math.max(...Object.values(dayBy)) + random.whole(0, 7)
  const records: Step['act'] = async (person, at) => {
    const Results = results.map(({ analyte, day: on, judgement }) => ({
      Analyte: analyte,
      Day: on,
      Judgement: judgement,
    }))
    const input = { Id: panel.id, UserId: person.id, Kind: 'Interim', Laboratory: '見本', Results } as const
    await recordTestPanel(as(at, 0), input)
    if (how.startsWith('found'))
      begin(person, { cause: 'Panel', since: reachOf(results, person.panels), until: null })
    person.panels.push(panel)
    holdUnbracketed(person, at.usable)
  }
  const withdraws: Step['act'] = async (person, at) => {
    if (person.panels.includes(panel)) await withdraw(panel, person, at)
  }
  const steps: Step[] = [{ day: judged, act: records }]
  if (random.chance(0.25)) steps.push({ day: judged + random.whole(1, 25), act: withdraws })
  return steps
}

export const reports = (random: Random, day: number): Step => {
  const since = dayOf(day - random.whole(0, 9))
  return {
    day,
    async act(person, at) {
      const input = { Answer: { choices: ['fever'], dates: { fever: at.day } }, Since: since }
      const ok = person.left
        ? await done(recordConditionReport(as(at, 0), { ...input, UserId: person.id }))
        : await done(reportCondition(contextOf(at, { kind: 'user', id: person.id, suspended: false }), input))
      if (ok) begin(person, { cause: 'Report', since, until: null })
    },
  }
}

/** A test without a panel of its own: as if the farthest analyte had been found. */
export const isNotCertified = (random: Random, day: number): Step => {
  const cause = random.pick(['NotCertified', 'Correction'] as const)
  const examDate = dayOf(day - random.whole(3, 9))
  return {
    day,
    async act(person, at) {
      const screening = { id: randomUUID(), userId: person.id }
      const judged = (result: 'Certified' | 'NotCertified') => ({
        examDate,
        sampleTestResult: result,
        donorStatus: result,
      })
      const before = cause === 'Correction' ? judged('Certified') : null
      await holdByTest(at.tx, as(at, 0), { screening, before, after: judged('NotCertified') })
      const all = standardAnalytes.map(({ id }): Found => ({
        analyte: id,
        day: examDate,
        judgement: 'Positive',
      }))
      begin(person, { cause, since: reachOf(all, person.panels), until: null })
    },
  }
}

export const withdrawsUse = (day: number): Step => ({
  day,
  async act(person, at) {
    const ok = person.left
      ? await done(withdrawUseByAdmin(as(at, 0), { UserId: person.id, Reason: '電話での申し出' }))
      : await done(withdrawUse(contextOf(at, { kind: 'user', id: person.id, suspended: false })))
    if (ok) begin(person, { cause: 'UseWithdrawn', since: null, until: at.day })
  },
})

/** A criterion is pushed that refuses what some of the person's checks answered. Of who has left no answers are kept. */
export const isRefused = (random: Random, day: number): Step => {
  const days = [...new Set([0, random.whole(1, 20), random.whole(21, 40)])].filter((one) => one < day)
  const checks = days.map((on): KnownCheck => {
    const refused = random.chance(0.4)
    return {
      day: dayOf(on),
      refused,
      fitsFrom: refused && random.chance(0.5) ? dayOf(on + random.whole(1, 30)) : null,
    }
  })
  return {
    day,
    async act(person, at) {
      if (person.left) return
      const judged = checks.map(({ day: on, refused, fitsFrom }) => {
        return { on, isRefused: refused, isPassed: !refused, fitsFrom }
      })
      const window = refusedWindow(judged, at.day)
      const { now } = as(at, 0)
      if (window)
        await holdRefused(at.tx, { deps: at.deps, now }, randomUUID(), { userId: person.id, ...window })
      const days = refusedDays(checks, at.day)
      if (days && person.units.some((unit) => unit.rejected || !unit.discarded))
        begin(person, { cause: 'Criteria', ...days })
    },
  }
}

export const isHeldByHand = (random: Random, day: number): Step => ({
  day,
  async act(person, at) {
    const since = random.chance(0.5) ? dayOf(day - random.whole(3, 20)) : null
    const until = random.chance(0.5) ? dayOf(day - random.whole(0, 3)) : null
    const input = { UserId: person.id, Since: since, Until: until, Reason: '製造部からの問い合わせ' }
    if (await done(openHold(as(at, 0), input)))
      person.windows.push({ cause: 'Office', since, until, open: true })
  },
})
