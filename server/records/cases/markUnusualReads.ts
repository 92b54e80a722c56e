import { and, eq, sql } from 'drizzle-orm'
import { REVIEW_DAYS, type FoundMark } from '../../../shared/rules/records/cases/facts'
import { usualLimits } from './unusual'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { unusualWords } from '../../../shared/words/records/unusualReads'
import { inTransaction } from '../../ground/db/inTransaction'
import type { Deps } from '../../ground/deps'
import { cases } from '../../ground/tables/cases'
import { addStep, openCase, type Place } from './openCase'
import { findUnusual, type UnusualDay } from './unusualReads'

/** Runs every hour. Missed hours are looked at later; what is already known is not reported again. */
const LOOKS_BACK_MS = 26 * 3_600_000
/** Requests stored per mark: enough to see what was done. */
const REQUESTS_MAX = 100

/**
 * Opens a case per day for each colleague with unusual reads, for an auditor; later findings are added and reopen it.
 * @returns cases opened or added to
 */
export async function markUnusualReads(deps: Deps, now: Date): Promise<number> {
  const limits = { ...usualLimits, ...deps.texts.unusualReads }
  const found = await findUnusual(deps.db, new Date(now.getTime() - LOOKS_BACK_MS), now, limits)
  let told = 0
  for (const one of found)
    if (await inTransaction({ deps }, (tx) => tell({ tx, vault: deps.vault }, one, now))) told++
  return told
}

async function tell(place: Place, { actorId, day, marks }: UnusualDay, now: Date): Promise<boolean> {
  const { tx } = place
  const subject = `${actorId}/${day}`
  const dueOn = addDays(japaneseDateOf(now), REVIEW_DAYS)
  const first = marks.map((mark) => ({ ...mark, requests: mark.requests.slice(0, REQUESTS_MAX) }))
  const facts = { day, marks: first }
  const text = wordsOf(first)
  if (
    await openCase(place, { kind: 'UnusualRead', dueOn, actorId, subject, facts, text, openedBy: null, now })
  )
    return true
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.kind, 'UnusualRead'), eq(cases.subject, subject)))
    .for('update')
  if (!row) throw new Error('A case that was not opened is not there')
  const { known, news } = merged(row.facts.marks ?? [], marks)
  if (news.length === 0) return false
  await tx
    .update(cases)
    .set({
      facts: { ...row.facts, marks: known },
      version: sql`${cases.version} + 1`,
      updatedAt: now,
      ...(row.state === 'Open' ? {} : { state: 'Open', dueOn }),
    })
    .where(eq(cases.id, row.id))
  await addStep(place, row, { kind: 'Added', actorId: null, text: wordsOf(news), now })
  return true
}

const wordsOf = (marks: readonly FoundMark[]) =>
  marks.map((mark) => unusualWords({ ...mark, times: mark.requests.length })).join('\n')

/** An hour is identified by its start; other marks by their request. */
function merged(known: readonly FoundMark[], found: readonly FoundMark[]) {
  const all = [...known]
  const news: FoundMark[] = []
  for (const mark of found) {
    const at = all.findIndex((one) => one.mark === mark.mark && one.from === mark.from)
    const before = all[at]
    const added = before
      ? mark.from || before.requests.length >= REQUESTS_MAX
        ? []
        : mark.requests.filter((id) => !before.requests.includes(id))
      : mark.requests
    if (added.length === 0) continue
    const requests = [...(before?.requests ?? []), ...added].slice(0, REQUESTS_MAX)
    if (before) all[at] = { ...before, requests }
    else all.push({ ...mark, requests })
    news.push({ ...mark, requests: added })
  }
  return { known: all, news }
}
