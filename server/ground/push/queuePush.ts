import { sql } from 'drizzle-orm'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import type { PushKind } from '../../../shared/generated/schema'
import type { Queryable } from '../db/client'
import { named } from '../db/named'
import { pushDevices, pushMessages } from '../tables/push'

type About = { mailId: string; userId: string; dueAt: Date }

/** Beside mails, for each device of their people; what is wanted is asked when it is sent. */
export async function queuePush(tx: Queryable, kind: PushKind, mails: readonly About[]): Promise<void> {
  const untilOf = (dueAt: Date) => startOfJapaneseDate(addDays(japaneseDateOf(dueAt), 1))
  await queue(tx, {
    kind,
    mails: mails.map(({ mailId }) => mailId),
    people: mails.map(({ userId }) => userId),
    due: mails.map(({ dueAt }) => dueAt.toISOString()),
    until: mails.map(({ dueAt }) => untilOf(dueAt).toISOString()),
  })
}

const queue = named(
  sql`insert into ${pushMessages} (mail_id, device_id, kind, attempts, due_at, until)
    select mail_id, ${pushDevices.id}, ${sql.placeholder('kind')}::push_kind, 0, due_at, until
    from unnest(${sql.placeholder('mails')}::uuid[], ${sql.placeholder('people')}::uuid[],
      ${sql.placeholder('due')}::timestamptz[], ${sql.placeholder('until')}::timestamptz[]) as told (mail_id, person, due_at, until)
    join ${pushDevices} on ${pushDevices.userId} = person`,
  () => undefined,
)
