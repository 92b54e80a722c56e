import { formatListDateTime } from '../../shared/dates'
import { ownDataTitles as titles } from '../../shared/messages/ownData'
import { recordActivity } from '../activity/recordActivity'
import { requireUser, type RequestContext } from '../context'
import { inTransaction } from '../db/transaction'
import { getUser } from '../users/getUser'
import { checkRecords } from './checkRecords'
import { donationRecords } from './donationRecords'
import { floraRecords } from './floraRecords'
import { guidanceRecords } from './guidanceRecords'
import { mailRecords } from './mailRecords'
import type { OwnData } from './ownData'
import { keptOnly } from './ownValues'
import { profileRecord } from './profileRecord'
import { rewardRecords } from './rewardRecords'
import { screeningRecords } from './screeningRecords'

/**
 * Everything kept about the caller that is theirs to read, in words and with labels, for taking away (portability and
 * disclosure without a request). What staff noted for each other is not in it. Suspended members may.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function exportOwnData(context: RequestContext): Promise<OwnData> {
  const { id } = requireUser(context)
  const { now, requestId, deps } = context
  const { Profile } = await getUser(context)

  return inTransaction(context, async (tx) => {
    const parts = [
      { title: titles.profile, records: [profileRecord(Profile)] },
      { title: titles.checks, records: await checkRecords(tx, id, deps.texts.region) },
      { title: titles.guidances, records: await guidanceRecords(tx, id) },
      { title: titles.screenings, records: await screeningRecords(tx, id) },
      { title: titles.donations, records: await donationRecords(tx, id) },
      { title: titles.rewards, records: await rewardRecords(tx, id) },
      { title: titles.floraTests, records: await floraRecords(tx, id) },
      { title: titles.mails, records: await mailRecords(tx, id) },
    ]
    const event = { category: 'Profile', operation: 'Download' } as const
    await recordActivity(tx, { event, userId: id, actorId: id, now, requestId })
    return {
      exportedAt: formatListDateTime(now),
      sections: parts.map(({ title, records }) => ({ title, records: records.map(keptOnly) })),
    }
  })
}
