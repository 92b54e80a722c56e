import { eq } from 'drizzle-orm'
import { isRealDate } from '../../shared/dates'
import { payoutColumns } from '../../shared/labels/csvLabels'
import { rewardStageLabels } from '../../shared/labels/donationLabels'
import { NO_REWARDS_DUE } from '../../shared/messages/apiErrors'
import { amountDiffers, DONOR_UNKNOWN, paidRewards, PERIOD_MISSING } from '../../shared/messages/csv'
import { requireAdministrator, type RequestContext } from '../access/context'
import { importRows, type CsvColumns, readDay } from '../csv/readCsv'
import { inTransaction } from '../db/client'
import { requireUuid, AppError, badField } from '../errors'
import type { RewardSummary, SettleRewardsInput, CsvImport, ImportCsvInput } from '../generated/resolvers'
import { rewardsOfUser, settlePeriod } from '../periods/settlePeriod'
import { userProfiles } from '../schema/users'

/**
 * Marks all rewards of a closed period as paid. `Period` is its last day.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, NOT_FOUND, INVALID_STATE when nothing is
 * due, which prevents double payment
 */
export async function settleRewards(
  context: RequestContext,
  input: SettleRewardsInput,
): Promise<RewardSummary> {
  const caller = requireAdministrator(context)
  const userId = requireUuid(input.UserId)

  return inTransaction(context, async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, userId)).for('update')
    if (!profile) throw new AppError('NOT_FOUND')
    const entry = { profile, period: input.Period, actorId: caller.id }
    const { paidNow } = await settlePeriod(tx, context, entry)
    if (!paidNow) throw new AppError('INVALID_STATE', NO_REWARDS_DUE)
    return rewardsOfUser(tx, context.deps.texts, userId)
  })
}

const columns: CsvColumns<keyof typeof payoutColumns> = {
  headings: payoutColumns,
  required: ['DonorId', 'Period'],
}

/**
 * Marks rewards as paid from rows of the payout list, by donor number and last day of the period, like
 * `settleRewards`. Paid rewards stay unchanged. A given amount must match; other columns are ignored.
 * @returns with `Errors` nothing was written
 * @throws AppError UNAUTHENTICATED, FORBIDDEN unless administrator, BAD_USER_INPUT when the table is too
 * large
 */
export async function importPaidRewards(context: RequestContext, input: ImportCsvInput): Promise<CsvImport> {
  const caller = requireAdministrator(context)
  return importRows(context, input, columns, (tx, each) =>
    each(async ({ DonorId, Period, AmountYen }) => {
      const period = readDay(Period)
      if (!isRealDate(period)) throw badField('Period', PERIOD_MISSING)
      const [profile] = await tx
        .select()
        .from(userProfiles)
        .where(eq(userProfiles.donorId, DonorId.normalize('NFKC')))
        .for('update')
      if (!profile) throw badField('DonorId', DONOR_UNKNOWN)
      const settled = await settlePeriod(tx, context, { profile, period, actorId: caller.id })
      if (AmountYen !== '' && yen(AmountYen) !== settled.amountYen)
        throw badField('AmountYen', amountDiffers(AmountYen, settled.amountYen))
      if (!settled.paidNow) return 'unchanged'
      return { profile, Before: rewardStageLabels.Due, After: paidRewards(settled.amountYen) }
    }),
  )
}

/** `15,000円` → 15000 */
const yen = (cell: string) => Number(cell.normalize('NFKC').replace(/[,円\s]/g, ''))
