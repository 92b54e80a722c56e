import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { BulkGiven, BulkInput, PeopleAct } from '../../../shared/rules/office/bulk'
import { bulkActs, isFileAct } from '../../../shared/rules/office/bulk'
import { japaneseDateOf } from '../../../shared/facts/dates'
import {
  CHOOSE_ONE_WAY,
  NEEDS_FILE,
  NOBODY_CHOSEN,
  NOT_FINISHED,
  NOT_REVERSIBLE,
  TOO_MANY_CHOSEN,
} from '../../../shared/words/office/bulk'
import { bulkChoiceSchema } from '../../../shared/forms/bulk'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError, badField, validated } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import type { BulkJob, BulkSelection, PreviewBulkInput, UndoBulkInput } from '../../generated/resolvers'
import { bulkRows } from '../../ground/tables/bulk'
import { userProfiles as users } from '../../ground/tables/users'
import { userCondition } from '../../care/users/userPage'
import { peopleOf, type Room } from './act'
import { acts } from './bulkActs'
import { requireAct, requireJob } from './bulkJobs'
import { keepPreview, type AskedJob } from './keepPreview'

const PEOPLE_MAX = 100_000
const IDS_MAX = 1_000

/** Stores a preview of an act with many people: what it does with each, in one statement. */
export async function previewBulk(context: RequestContext, input: PreviewBulkInput): Promise<BulkJob> {
  const caller = requireDuty(context, 'previewBulk')
  const { now } = context
  const { Act, Selection, ...asked } = input
  if (isFileAct(Act)) throw badField('Act', NEEDS_FILE)
  requireAct(caller, Act)
  const today = japaneseDateOf(now)
  const act = acts[Act]
  const choice = givenOf(validated(bulkChoiceSchema(Act, today), asked))
  const given = act.pin ? await act.pin(context.deps.db, choice, caller.roles) : choice
  const chosen = conditionOf(context, Selection)
  return keep(context, { act: Act, given, actorId: caller.id, undoes: null }, async (tx) => {
    const after = await act.after(given, tx, caller.roles)
    return sql`select ${users.id} as id, ${act.facts} as before, ${after} as after,
      ${act.refusal(after, today)} as refusal, row_number() over (order by ${act.order}, ${users.id}) as place
      from ${peopleOf(act, now, given)} where ${chosen} and not ${users.deleteStatus} limit ${PEOPLE_MAX + 1}`
  })
}

const givenOf = (values: Partial<Record<BulkInput, string | null>>): BulkGiven =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value))

/** Stores a preview of undoing a finished job: for all people whom it changed and who are unchanged since. */
export async function undoBulk(context: RequestContext, { Id }: UndoBulkInput): Promise<BulkJob> {
  const caller = requireDuty(context, 'undoBulk')
  const { now } = context
  const { id, act: name, finishedAt, given: shown } = await requireJob(context.deps.db, Id, caller)
  if (isFileAct(name) || !bulkActs[name].isReversible) throw new AppError('INVALID_STATE', NOT_REVERSIBLE)
  if (!finishedAt) throw new AppError('INVALID_STATE', NOT_FINISHED)
  const act = acts[name]
  const given = shown.Kinds === undefined ? {} : { Kinds: shown.Kinds }
  return keep(context, { act: name, given, actorId: caller.id, undoes: id }, () => {
    const refusal = act.refusal(sql`${bulkRows.before}`, japaneseDateOf(now))
    return sql`select ${users.id} as id, ${act.facts} as before, ${bulkRows.before} as after,
      case when ${act.facts} <> ${bulkRows.after} then 'Changed' else ${refusal} end as refusal, ${bulkRows.position} as place
      from ${peopleOf(act, now, given)} join ${bulkRows} on ${users.id} = ${bulkRows.userId}
      where ${and(eq(bulkRows.jobId, id), eq(bulkRows.state, 'Done'))} and not ${users.deleteStatus}`
  })
}

/** @param people gives each person's position, facts before and after, and refusal */
function keep(
  context: RequestContext,
  asked: AskedJob & { act: PeopleAct },
  people: (tx: Transaction) => SQL | Promise<SQL>,
): Promise<BulkJob> {
  return keepPreview(context, asked, async (tx, id) => {
    const room = await acts[asked.act].room?.(tx, context.now, asked.given)
    await insertRows(tx, id, await people(tx), room ?? null)
  })
}

async function insertRows(tx: Transaction, jobId: string, people: SQL, room: Room | null): Promise<void> {
  const turn = sql`row_number() over (partition by refusal is null order by place)`
  const full = room ? sql`refusal is null and ${turn} > ${room.places}` : sql`false`
  const { rowCount } = await tx.execute(sql`
    with people as (${people}), judged as (
      select *, case when ${full} then ${room?.refusal ?? null} else refusal end as reason from people
    )
    insert into bulk_rows (job_id, position, user_id, state, refusal, before, after)
    select ${jobId}::uuid, place, id, case when reason is null then 'Pending' else 'Refused' end, reason, before, after
    from judged`)
  if (rowCount === 0) throw badField('Selection', NOBODY_CHOSEN)
  if ((rowCount ?? 0) > PEOPLE_MAX) throw badField('Selection', TOO_MANY_CHOSEN)
}

function conditionOf(context: RequestContext, { Ids, Filter }: BulkSelection): SQL {
  if ((Ids == null) === (Filter == null)) throw badField('Selection', CHOOSE_ONE_WAY)
  if (!Ids) return userCondition(context, Filter) ?? sql`true`
  if (Ids.length === 0) throw badField('Selection', NOBODY_CHOSEN)
  if (Ids.length > IDS_MAX) throw badField('Selection', TOO_MANY_CHOSEN)
  return sql`${users.id} = any(${sql.param(Ids.filter(isUuid))}::uuid[])`
}
