import { sql } from 'drizzle-orm'
import { placeholder } from '../../../shared/rules/office/letters'
import { LETTER_UNKNOWN } from '../../../shared/words/office/letters'
import type { Queryable } from '../../ground/db/client'
import { badField } from '../../ground/errors'
import { isUuid } from '../../../shared/facts/isUuid'
import { findLatestVersion, findVersion } from '../letters/findVersion'
import { writeLetter } from '../letters/writeLetter'
import { letterVersions, type LetterVersionRow } from '../../ground/tables/letters'
import { userProfiles as users } from '../../ground/tables/users'
import { asFacts, byName, oneByOne, type Act } from './act'

/** The person's last mail found no mailbox, and their address is unchanged since. */
const mailReturns = sql`exists (select from mail_outbox as failed
  where failed.user_id = ${users.id} and failed.state = 'Failed' and failed.kind <> 'addressChanged'
    and failed.last_error in ('NoMailbox', 'Returned')
    and not exists (select from mail_outbox as later where later.user_id = failed.user_id
      and (later.sent_at > failed.failed_at or later.kind = 'addressChanged' and later.created_at > failed.failed_at)))`

/** Sends a version of a letter to many, each as `sendLetter` writes it, at once. */
export const sendLetter: Act = {
  facts: sql`jsonb_build_object('Letter', null)`,
  // The same booking as letterFor fills in.
  beside: (now) => sql`left join lateral (select exists (select from guidances as booked
    where booked.user_id = ${users.id} and booked.status = 'Reserved' and booked.reserved_at > ${now.toISOString()}::timestamptz)
    as stands) as booking on true`,
  pin: async (db, { LetterId = '' }) => {
    const letter = isUuid(LetterId) ? await findLatestVersion(db, LetterId) : null
    if (!letter) throw badField('LetterId', LETTER_UNKNOWN)
    return { LetterId: letter.letterId, LetterVersion: String(letter.version) }
  },
  after: async ({ LetterId = '', LetterVersion }, tx) => {
    const { letterId, version, subject } = await requireVersion(tx, LetterId, Number(LetterVersion))
    return asFacts({ Letter: { Id: letterId, Version: version, Subject: subject } })
  },
  refusal: (to) => {
    const says = sql`(select from ${letterVersions} where ${letterVersions.letterId} = (${to} #>> '{Letter,Id}')::uuid
      and ${letterVersions.version} = (${to} #>> '{Letter,Version}')::integer and`
    return sql`case when coalesce(${users.email}, '') = '' then 'NoAddress'
      when not ${users.subscribedMagazine} and exists ${says} ${letterVersions.kind} = 'News') then 'NoNewsWanted'
      when not booking.stands
        and exists ${says} strpos(${letterVersions.text}, ${placeholder('ガイダンスの日時')}) > 0) then 'NoBooking'
      when ${mailReturns} then 'MailReturns' end`
  },
  order: byName,
  isMailOnly: true,
  change: oneByOne(async (tx, context, { jobId, person, to }) => {
    if (!('Letter' in to) || !to.Letter || context.principal?.kind !== 'staff')
      throw new Error('A letter of staff is about something else')
    const {
      kind: Kind,
      subject: Subject,
      text: Text,
    } = await requireVersion(tx, to.Letter.Id, to.Letter.Version)
    await writeLetter(tx, context, {
      actorId: context.principal.id,
      person,
      content: { Kind, Subject, Text },
      dedupeKey: `bulkLetter/${jobId}/${person.id}`,
    })
  }),
}

/** Versions are never deleted. */
async function requireVersion(db: Queryable, letterId: string, version: number): Promise<LetterVersionRow> {
  const letter = await findVersion(db, letterId, version)
  if (!letter) throw new Error('A version of a letter is missing')
  return letter
}
