import { payoutColumns, payoutReasonLabels, PAYOUTS_LABEL } from '../../shared/labels/csvLabels'
import { isPrefecture, prefectureLabels } from '../../shared/prefectures'
import { requireAdministrator, type RequestContext } from '../access/context'
import { recordActivity } from '../activity/recordActivity'
import { writeCsv } from '../csv/csvLines'
import { inTransaction } from '../db/transaction'
import type { UserProfileRow } from '../schema/users'
import { listPayouts, type Payout } from './listPayouts'

/**
 * Rewards that are due and unpaid as CSV, one row per person and period.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator
 */
export async function exportPayouts(context: RequestContext): Promise<string> {
  const caller = requireAdministrator(context)
  const { now, requestId } = context
  return inTransaction(context, async (tx) => {
    const payouts = await listPayouts(tx)
    const event = {
      category: 'Administrator',
      operation: 'Export',
      resource: PAYOUTS_LABEL,
      rows: payouts.length,
    } as const
    await recordActivity(tx, { event, userId: null, actorId: caller.id, now, requestId })
    return writeCsv(
      columns.map(([heading]) => heading),
      payouts.map((payout) => columns.map(([, cellOf]) => cellOf(payout))),
    )
  })
}

const columns: readonly [heading: string, cellOf: (payout: Payout) => string | number][] = [
  [payoutColumns.DonorId, ({ profile }) => profile.donorId ?? ''],
  [payoutColumns.Name, ({ profile }) => joined(profile.lastName, profile.firstName)],
  [payoutColumns.Furigana, ({ profile }) => joined(profile.lastNameFurigana, profile.firstNameFurigana)],
  [payoutColumns.ZipCode, ({ profile }) => profile.zipCode?.replace(/^(\d{3})(\d{4})$/, '$1-$2') ?? ''],
  [payoutColumns.Address, ({ profile }) => addressOf(profile)],
  [payoutColumns.Contact, ({ contact }) => contact ?? ''],
  [payoutColumns.From, ({ from }) => from ?? ''],
  [payoutColumns.Period, ({ period }) => period],
  [payoutColumns.Count, ({ count }) => count],
  [payoutColumns.AmountYen, ({ amountYen }) => amountYen],
  [payoutColumns.Reason, ({ reason }) => payoutReasonLabels[reason]],
]

const joined = (...parts: (string | null)[]) => parts.filter((part) => part).join(' ')

/** 山形県鶴岡市見本町1-1 見本ビル101 */
function addressOf({ pref, city, address, building }: UserProfileRow): string {
  const prefecture = pref !== null && isPrefecture(pref) ? prefectureLabels[pref] : ''
  return joined(`${prefecture}${city ?? ''}${address ?? ''}`, building)
}
