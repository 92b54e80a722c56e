import { sql } from 'drizzle-orm'
import { addDays, japaneseDateOf } from '../../../shared/facts/dates'
import { majorVersions } from '../../../shared/words/donating/consentDocument'
import { dayToSign, mayBeAskedToSign, signByOf } from '../../care/users/consentToSign'
import type { Deps } from '../../ground/deps'
import { consents } from '../../ground/tables/consents'
import { mailOutbox } from '../../ground/tables/mail'
import { notSuspended, userProfiles as users } from '../../ground/tables/users'
import { recipientOf } from '../../records/person/findProfile'
import { forEachMemberDue } from './forEachDue'

/** Before the day, once more. */
const REMIND_DAYS = 7

/** Asks whoever signed a version from before a major one to sign anew, and once more a week before the day. */
export async function askToSignAnew(deps: Deps, now: Date): Promise<number> {
  const today = japaneseDateOf(now)
  const majors = majorVersions(deps.consents, today)
  const last = majors.at(-1)
  if (!last) return 0
  const by = signByOf(majors)
  const isSoon = sql`${by} <= ${addDays(today, REMIND_DAYS)}`
  const key = sql`'consentToSign/' || ${users.id} || '/' || ${last.version}::text || case when ${isSoon} then '/soon' else '' end`
  const due = sql`exists (select from ${consents} where ${consents.userId} = ${users.id} and ${mayBeAskedToSign}
    and ${by} is not null and not exists (select from ${mailOutbox} where ${mailOutbox.dedupeKey} = ${key}))
    and ${notSuspended}`
  return forEachMemberDue(deps, due, async (tx, profile) => {
    const day = await dayToSign(tx, { now, deps }, profile.id)
    if (!day) return false
    const soon = day <= addDays(today, REMIND_DAYS) ? '/soon' : ''
    await deps.mail.enqueue(tx, {
      kind: 'consentToSign',
      params: { by: day },
      ...recipientOf(profile),
      dedupeKey: `consentToSign/${profile.id}/${last.version}${soon}`,
    })
    return true
  })
}
