import { sql, type SQL } from 'drizzle-orm'
import type { BulkFacts, BulkGiven } from '../../../shared/rules/office/bulk'
import type { Role, WorkKind } from '../../../shared/generated/schema'
import { allWorkKinds, mayDoWork, maySeeWork } from '../../../shared/rules/office/work'
import type { RequestContext } from '../../ground/access/context'
import { rolesOf } from '../../ground/access/rolesOf'
import { asContract } from '../../ground/db/asContract'
import type { Transaction } from '../../ground/db/client'
import { bulkJobs } from '../../ground/tables/bulk'
import { userProfiles as users } from '../../ground/tables/users'
import { atOf } from '../work/listWork'
import { giveWork, putOffWork } from '../work/markWork'
import { findWork, isAboutStaff, workOfPeople, type WorkRow } from '../work/readWork'
import { requireColleague } from '../../ground/access/requireWorker'
import { byName, oneByOne, type Act } from './act'

/** What looks into colleagues is decided one by one. */
const ofMany = allWorkKinds.filter((kind) => !isAboutStaff(kind))

/** Others stand in neither the facts nor the numbers: that they are there may say something about health. */
const pinKinds = async (_db: unknown, given: BulkGiven, roles: ReadonlySet<Role>): Promise<BulkGiven> => ({
  ...given,
  Kinds: ofMany.filter((kind) => maySeeWork(roles, kind)).join(' '),
})

/** Jobs of versions before `Kinds` showed all. */
function kindsOf({ Kinds }: BulkGiven): readonly WorkKind[] {
  const shown = Kinds?.split(' ')
  return shown ? ofMany.filter((kind) => shown.includes(kind)) : ofMany
}

/** A condition on a job: nothing of it was shown that these duties may not see. */
export const showsOnly = (roles: ReadonlySet<Role>): SQL =>
  sql`coalesce(string_to_array(${bulkJobs.given} ->> 'Kinds', ' ')
    <@ ${sql.param(allWorkKinds.filter((kind) => maySeeWork(roles, kind)))}::text[], ${roles.has('Administrator')})`

type Marks = Readonly<Record<string, string | null>>

const workOf = (now: Date, given: BulkGiven, few: readonly string[] | null) =>
  sql`left join (${workOfPeople(atOf({ now }), kindsOf(given), few)}) as work on work.user_id = ${users.id}`

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

const whichOf = (row: WorkRow) => asContract(row, 'kind', 'subjectId', 'version')

const held = sql`jsonb_build_object('Work', coalesce(work.held, '{}'))`

/** Assigns all open work about a person that the duties do to a member of staff or to nobody, as `assignWork` does. */
export const assign: Act = {
  facts: held,
  beside: workOf,
  pin: pinKinds,
  after: async ({ AssigneeId }, tx, roles) => {
    const holder = AssigneeId ? await requireColleague(tx, AssigneeId, 'Task') : null
    const ofHolder = ofMany.filter(
      (kind) => mayDoWork(roles, kind) && (!holder || mayDoWork(rolesOf(holder), kind)),
    )
    return sql`jsonb_build_object('Work', ${marked(sql`work.held`, ofHolder, holder?.id ?? null)})`
  },
  refusal: (to) => sql`case when work.held is null then 'NoWork' when ${held} = ${to} then 'AlreadySo' end`,
  order: byName,
  change: oneByOne((tx, context, { to }) =>
    eachWork(tx, context, marksOf(to, 'Work'), (found, AssigneeId) =>
      found.assigneeId === AssigneeId ? null : giveWork(tx, context, { ...whichOf(found), AssigneeId }),
    ),
  ),
}

const asleep = sql`jsonb_build_object('Asleep', coalesce(work.asleep, '{}'))`

/** Hides all open work about a person that the duties do until a morning, as `snoozeWork` does. */
export const snooze: Act = {
  facts: asleep,
  beside: workOf,
  pin: pinKinds,
  after: ({ SnoozedUntil = null }, _tx, roles) => {
    const done = ofMany.filter((kind) => mayDoWork(roles, kind))
    return sql`jsonb_build_object('Asleep', ${marked(sql`work.asleep`, done, SnoozedUntil)})`
  },
  refusal: (to) =>
    sql`case when work.asleep is null then 'NoWork' when ${asleep} = ${to} then 'AlreadySo' end`,
  order: byName,
  change: oneByOne((tx, context, { to }) =>
    eachWork(tx, context, marksOf(to, 'Asleep'), (found, day) => {
      const { today } = atOf(context)
      // On a day that has come meanwhile the work is visible.
      const Until = day !== null && day > today ? day : null
      const isSame = (found.snoozedUntil ?? '') > today ? found.snoozedUntil === Until : Until === null
      return isSame ? null : putOffWork(tx, context, { ...whichOf(found), Until })
    }),
  ),
}

function marksOf(facts: BulkFacts, name: 'Work' | 'Asleep'): Marks {
  const marks = name === 'Work' && 'Work' in facts ? facts.Work : 'Asleep' in facts ? facts.Asleep : null
  if (!marks) throw new Error('A mark of work is about something else')
  return marks
}
