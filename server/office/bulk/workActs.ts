import { sql, type SQL } from 'drizzle-orm'
import type { BulkFacts } from '../../../shared/rules/office/bulk'
import type { WorkKind } from '../../../shared/generated/schema'
import { allWorkKinds, mayDoWork } from '../../../shared/rules/office/work'
import type { RequestContext } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/rolesOf'
import type { Transaction } from '../../ground/db/client'
import { userProfiles as users } from '../../ground/tables/users'
import { atOf } from '../work/listWork'
import { giveWork, putOffWork } from '../work/markWork'
import { findWork, isAboutStaff, workOfPeople, type WorkRow } from '../work/readWork'
import { requireColleague } from '../../ground/access/requireWorker'
import { byName, type Act } from './act'

/** What looks into colleagues is decided one by one. */
const kinds = allWorkKinds.filter((kind) => !isAboutStaff(kind))

/** Work that the office decides; the rest belongs to physicians and auditors. */
const kindsOfOffice = kinds.filter((kind) => mayDoWork(['Administrator'], kind))

type Marks = Readonly<Record<string, string | null>>

const workOf = (now: Date) =>
  sql`left join (${workOfPeople(atOf({ now }), kinds)}) as work on work.user_id = ${users.id}`

/** Sets the value for work of these kinds and keeps the others. */
const marked = (marks: SQL, kinds: readonly WorkKind[], value: string | null) => sql`coalesce(
  (select jsonb_object_agg(key, case when split_part(key, '/', 1) = any(${sql.param(kinds)}::text[]) then ${value}::text else value end)
    from jsonb_each_text(${marks})), '{}')`

async function eachWork(
  tx: Transaction,
  context: RequestContext,
  marks: Marks,
  mark: (found: WorkRow, value: string | null) => Promise<unknown> | null,
): Promise<void> {
  for (const [key, value] of Object.entries(marks)) {
    const [name, subjectId = ''] = key.split('/')
    const kind = allWorkKinds.find((known) => known === name)
    const found = kind && (await findWork(tx, atOf(context), { kind, subjectId }))
    if (found) await mark(found, value)
  }
}

const whichOf = ({ kind, subjectId, version }: WorkRow) => ({
  Kind: kind,
  SubjectId: subjectId,
  Version: version,
})

const held = sql`jsonb_build_object('Work', coalesce(work.held, '{}'))`

/** Assigns all open work about a person that staff may do to a member of staff or to nobody, as `assignWork` does. */
export const assign: Act = {
  facts: held,
  beside: workOf,
  after: async ({ AssigneeId }, tx) => {
    const holder = AssigneeId ? await requireColleague(tx, AssigneeId, 'Task') : null
    const ofHolder = kindsOfOffice.filter((kind) => !holder || mayDoWork(rolesOf(holder), kind))
    return sql`jsonb_build_object('Work', ${marked(sql`work.held`, ofHolder, holder?.id ?? null)})`
  },
  refusal: (to) => sql`case when work.held is null then 'NoWork' when ${held} = ${to} then 'AlreadySo' end`,
  order: byName,
  change: (tx, context, { to }) =>
    eachWork(tx, context, marksOf(to, 'Work'), (found, AssigneeId) =>
      found.assigneeId === AssigneeId ? null : giveWork(tx, context, { ...whichOf(found), AssigneeId }),
    ),
}

const asleep = sql`jsonb_build_object('Asleep', coalesce(work.asleep, '{}'))`

/** Hides all open work about a person until a morning, as `snoozeWork` does. */
export const snooze: Act = {
  facts: asleep,
  beside: workOf,
  after: ({ SnoozedUntil = null }) =>
    sql`jsonb_build_object('Asleep', ${marked(sql`work.asleep`, kindsOfOffice, SnoozedUntil)})`,
  refusal: (to) =>
    sql`case when work.asleep is null then 'NoWork' when ${asleep} = ${to} then 'AlreadySo' end`,
  order: byName,
  change: (tx, context, { to }) =>
    eachWork(tx, context, marksOf(to, 'Asleep'), (found, day) => {
      const { today } = atOf(context)
      // On a day that has come meanwhile the work is visible.
      const Until = day !== null && day > today ? day : null
      const isSame = (found.snoozedUntil ?? '') > today ? found.snoozedUntil === Until : Until === null
      return isSame ? null : putOffWork(tx, context, { ...whichOf(found), Until })
    }),
}

function marksOf(facts: BulkFacts, name: 'Work' | 'Asleep'): Marks {
  const marks = name === 'Work' && 'Work' in facts ? facts.Work : 'Asleep' in facts ? facts.Asleep : null
  if (!marks) throw new Error('A mark of work is about something else')
  return marks
}
