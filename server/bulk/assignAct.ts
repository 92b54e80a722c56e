import { sql } from 'drizzle-orm'
import { allWorkKinds } from '../../shared/work'
import { atOf } from '../work/listWork'
import { giveWork } from '../work/markWork'
import { findWork, workOfPeople } from '../work/readWork'
import { requireColleague } from '../work/requireWorker'
import { userProfiles as users } from '../schema/users'
import { byName, type Act } from './act'

const facts = sql`jsonb_build_object('Work', coalesce(work.held, '{}'))`

/** All open work about a person, given to one of staff or to nobody, as `assignWork` gives each. */
export const assign: Act = {
  facts,
  beside: (now) => sql`left join (${workOfPeople(atOf({ now }))}) as work on work.user_id = ${users.id}`,
  after: async ({ AssigneeId }, tx) => {
    const holder = AssigneeId ? (await requireColleague(tx, AssigneeId)).id : null
    return sql`jsonb_build_object('Work', coalesce(
      (select jsonb_object_agg(key, ${holder}::text) from jsonb_object_keys(work.held) as key), '{}'))`
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
