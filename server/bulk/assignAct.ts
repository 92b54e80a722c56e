import { sql } from 'drizzle-orm'
import { allWorkKinds, mayDoWork } from '../../shared/work'
import { rolesOf } from '../access/rolesOf'
import { atOf } from '../work/listWork'
import { giveWork } from '../work/markWork'
import { findWork, workOfPeople } from '../work/readWork'
import { requireColleague } from '../work/requireWorker'
import { userProfiles as users } from '../schema/users'
import { byName, type Act } from './act'

const facts = sql`jsonb_build_object('Work', coalesce(work.held, '{}'))`

/** All open work about a person that somebody of staff may do, given to them or to nobody, as `assignWork` gives each. */
export const assign: Act = {
  facts,
  beside: (now) => sql`left join (${workOfPeople(atOf({ now }))}) as work on work.user_id = ${users.id}`,
  after: async ({ AssigneeId }, tx) => {
    const holder = AssigneeId ? await requireColleague(tx, AssigneeId, 'Task') : null
    const kinds = allWorkKinds.filter((kind) => !holder || mayDoWork(rolesOf(holder), kind))
    return sql`jsonb_build_object('Work', coalesce(
      (select jsonb_object_agg(key, case when split_part(key, '/', 1) in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )}) then ${holder?.id ?? null}::text else value end) from jsonb_each_text(work.held)), '{}'))`
  },
  refusal: (to) => sql`case when work.held is null then 'NoWork' when ${facts} = ${to} then 'AlreadySo' end`,
  order: byName,
  change: async (tx, context, { to }) => {
    if (!('Work' in to)) throw new Error('Giving work is about something else')
    for (const [key, AssigneeId] of Object.entries(to.Work)) {
      const [name, subjectId = ''] = key.split('/')
      const kind = allWorkKinds.find((known) => known === name)
      const found = kind && (await findWork(tx, atOf(context), { kind, subjectId }))
      if (found)
        await giveWork(tx, context, {
          Kind: found.kind,
          SubjectId: subjectId,
          AssigneeId,
          Version: found.version,
        })
    }
  },
}
