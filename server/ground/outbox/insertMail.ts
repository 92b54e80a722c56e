import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { mailOutbox, sealedMails } from '../tables/mail'
import type { WrittenMail } from './mail'
import { dueAt } from './dueAt'
import { holdsCode } from './sealedCodes'
import { mailTemplates, type MailKind } from './templates/mailTemplates'

/**
 * Part of a statement, with the values of `Mail.valuesOf`: asks for a mail to each of the people as `enqueue` does it.
 * @param people a part that gives their profiles
 */
export const insertMail = (people: SQL) => sql`insert into ${mailOutbox}
    (id, kind, user_id, recipient, recipient_name, params, attachment, dedupe_key, next_attempt_at, created_at, updated_at)
  select mail.id, mail.kind, person.id, person.email,
    nullif(person.last_name, '') || ' ' || nullif(person.first_name, ''),
    mail.params, mail.attachment, mail.dedupe_key, mail.due, mail.now, mail.now
  from ${people} as person, (values (${sql.placeholder('mail id')}::uuid, ${sql.placeholder('mail kind')}::text,
      ${sql.placeholder('mail params')}::jsonb, ${sql.placeholder('mail attachment')}::jsonb,
      ${sql.placeholder('mail key')}::text, ${sql.placeholder('mail due')}::timestamptz,
      ${sql.placeholder('mail now')}::timestamptz))
    as mail (id, kind, params, attachment, dedupe_key, due, now)
  where person.email <> '' and mail.id is not null
  on conflict (dedupe_key) do nothing`

export function mailValues<K extends MailKind>(
  { kind, params, attachment, dedupeKey }: WrittenMail<K>,
  now: Date,
): Record<string, unknown> {
  if (holdsCode(kind) || sealedMails.some((sealed) => sealed === kind) || mailTemplates[kind].push)
    throw new Error(`${kind} is not written in a statement of others`)
  return {
    'mail id': randomUUID(),
    'mail kind': kind,
    'mail params': JSON.stringify(params),
    'mail attachment': attachment ? JSON.stringify(attachment) : null,
    'mail key': dedupeKey,
    'mail due': dueAt(kind, now),
    'mail now': now,
  }
}

/** Of a statement that asks for no mail. */
export const noMailValues: Record<string, unknown> = {
  'mail id': null,
  'mail kind': null,
  'mail params': null,
  'mail attachment': null,
  'mail key': null,
  'mail due': null,
  'mail now': null,
}
