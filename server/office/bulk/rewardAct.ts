import { eq, inArray } from 'drizzle-orm'
import type { BulkFacts, RewardFacts } from '../../../shared/rules/office/bulk'
import { isRealDate } from '../../../shared/facts/dates'
import { normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { payoutColumns } from '../../../shared/words/labels/csvLabels'
import { NO_REWARDS_DUE } from '../../../shared/words/program/apiErrors'
import { amountDiffers, DONOR_UNKNOWN, PERIOD_MISSING } from '../../../shared/words/program/csv'
import { readDay, type CsvColumns, type CsvRow } from '../../ground/files/readCsv'
import type { RequestContext } from '../../ground/access/context'
import type { Transaction } from '../../ground/db/client'
import { AppError } from '../../ground/errors'
import type { BulkRowRow } from '../../ground/tables/bulk'
import { owedFor, settlePeriod } from '../../care/donations/periods/settlePeriod'
import { userProfiles } from '../../ground/tables/users'
import { problemsOf } from '../../ground/files/rowProblems'
import type { FileAct, JudgedRow } from './fileAct'
import { nfkc } from '../../../shared/facts/normalise'

type Field = keyof typeof payoutColumns

const columns: CsvColumns<Field> = { headings: payoutColumns, required: ['DonorId', 'Period'] }

/**
 * Gift cards that were handed over, from rows of the payout list: by donor number and last day of the period, like
 * `settleRewards`. A given amount must match; other columns are ignored.
 */
export const payRewards: FileAct<Field> = {
  columns,
  judge: async (db, _context, rows) => {
    const people = await db
      .select({ id: userProfiles.id, donorId: userProfiles.donorId })
      .from(userProfiles)
      .where(inArray(userProfiles.donorId, rows.map(donorOf)))
    const ids = new Map(people.map(({ id, donorId }) => [donorId, id]))
    const owed = await owedFor(
      db,
      people.map(({ id }) => id),
    )
    return rows.map((row) => {
      const userId = ids.get(donorOf(row)) ?? null
      return judged(row, userId, owed.get(`${userId}/${readDay(row.cells.Period)}`) ?? null)
    })
  },
  change: async (tx, context, rows) => {
    const after: (BulkFacts | null)[] = []
    for (const row of rows) after.push(await pay(tx, context, row))
    return after
  },
}

async function pay(
  tx: Transaction,
  context: RequestContext,
  { userId, before }: BulkRowRow,
): Promise<BulkFacts | null> {
  if (context.principal?.kind !== 'staff' || !userId || !('Reward' in before))
    throw new Error('A payment of a table is about something else')
  const { Period: period } = before.Reward
  // Former users are paid too.
  const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, userId)).for('update')
  if (!profile) throw new AppError('NOT_FOUND')
  const actorId = context.principal.id
  const { paidNow, amountYen } = await settlePeriod(tx, context, { profile, period, actorId })
  return paidNow ? factsOf(period, 'Paid', amountYen) : null
}

const donorOf = ({ cells }: CsvRow<Field>) => normaliseDonorNumber(cells.DonorId)

function judged(
  row: CsvRow<Field>,
  userId: string | null,
  owed: { dueYen: number; unpaidYen: number } | null,
): JudgedRow {
  const { problems, add } = problemsOf(columns, row)
  const { AmountYen: amount } = row.cells
  const period = readDay(row.cells.Period)
  if (!userId) add('DonorId', DONOR_UNKNOWN)
  if (!isRealDate(period)) add('Period', PERIOD_MISSING)
  else if (userId && !owed) problems.push(NO_REWARDS_DUE)
  // A row that was paid may be one of two payouts of its period.
  const isSo = owed?.unpaidYen === 0
  const left = owed && (isSo ? owed.dueYen : owed.unpaidYen)
  const given = amount === '' ? left : yen(amount)
  if (left !== null && !(isSo ? Number(given) <= left : given === left))
    add('AmountYen', amountDiffers(amount, left))
  const key = `${donorOf(row)}/${period}`
  if (left === null || problems.length > 0)
    return {
      key,
      userId,
      isSo: false,
      given: null,
      problems,
      before: { Unread: true },
      after: { Unread: true },
    }
  const after = factsOf(period, 'Paid', left)
  return {
    key,
    userId,
    isSo,
    given: null,
    problems,
    before: isSo ? after : factsOf(period, 'Due', left),
    after,
  }
}

const factsOf = (
  Period: string,
  Stage: RewardFacts['Stage'],
  AmountYen: number,
): { Reward: RewardFacts } => ({
  Reward: { Period, Stage, AmountYen },
})

/** `15,000円`, `¥15,000` → 15000. In Shift_JIS the sign is a backslash. */
const yen = (cell: string) => Number(nfkc(cell, 40).replace(/[,円¥\\\s]/g, ''))
