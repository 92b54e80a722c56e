import { sql } from 'drizzle-orm'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { RECEIPT_NOT_READY } from '../../../shared/words/program/apiErrors'
import { receiptFileName } from '../../../shared/words/records/receipts'
import { requireUser, type RequestContext } from '../../ground/access/context'
import type { Queryable } from '../../ground/db/client'
import { AppError, requireFound } from '../../ground/errors'
import type { Receipt, ReceiptFile, ReceiptKind, ReceiptState } from '../../generated/resolvers'
import { sealKeysOf } from './chain'
import { checkpointKeysOf } from './checkpointKeys'
import { createReceipt } from './createReceipt'
import type { RecordKind } from './sealedRecords'

type Found = {
  kind: ReceiptKind
  record_kind: RecordKind
  record_id: string
  time: Date
  amount: number | null
  donation_at: Date | null
  is_bonus: boolean
  state: ReceiptState
}

async function receiptsOf(db: Queryable, userId: string): Promise<Found[]> {
  const { rows } = await db.execute<
    Omit<Found, 'time' | 'donation_at'> & { time: string; donation_at: string | null }
  >(sql`
    SELECT own.*, CASE WHEN s.no IS NULL THEN 'Soon' WHEN s.leaf IS NULL THEN 'Never' ELSE 'Ready' END AS state
    FROM (
      SELECT CASE what WHEN 'ConsentGiven' THEN 'Consent' WHEN 'UseWithdrawn' THEN 'UseWithdrawal' ELSE 'Withdrawal' END AS kind, 'declarations' AS record_kind,
          id AS record_id, declared_at AS time, NULL::integer AS amount,
          NULL::timestamptz AS donation_at, false AS is_bonus
        FROM declarations WHERE user_id = ${userId} AND what IN ('ConsentGiven', 'ConsentWithdrawn', 'UseWithdrawn')
      UNION ALL SELECT 'Judgement', 'online_checks', screening_id, submitted_at, NULL, NULL, false
        FROM online_checks WHERE user_id = ${userId} AND submitted_at IS NOT NULL
      UNION ALL SELECT 'Judgement', 'health_checks', screening_id, created_at, NULL, NULL, false
        FROM health_checks WHERE user_id = ${userId}
      UNION ALL SELECT 'Payout', 'reward_entries', r.id, r.created_at, r.amount_yen, d.donation_at,
          r.kind = 'RenewalBonus'
        FROM reward_entries r JOIN donations d ON d.id = r.donation_id
        WHERE r.user_id = ${userId} AND r.stage = 'Paid'
    ) AS own LEFT JOIN record_seals s ON s.kind = own.record_kind AND s.record_id = own.record_id
    ORDER BY own.time DESC, own.donation_at DESC, own.is_bonus, own.record_id`)
  return rows.map((row) => ({
    ...row,
    time: new Date(row.time),
    donation_at: row.donation_at === null ? null : new Date(row.donation_at),
  }))
}

const idOf = ({ record_kind, record_id }: Found) => `${record_kind}.${record_id}`

/** The caller's consents, judgements and payouts with their receipts; none if the service has no keys. */
export async function listReceipts(context: RequestContext): Promise<Receipt[]> {
  const caller = requireUser(context)
  const { db, settings } = context.deps
  if (sealKeysOf(settings).length === 0 || checkpointKeysOf(settings).length === 0) return []
  return (await receiptsOf(db, caller.id)).map((found) => ({
    Id: idOf(found),
    Kind: found.kind,
    IsOfExam: found.record_kind === 'health_checks',
    Time: found.time,
    AmountYen: found.amount,
    DonationDate: found.donation_at && japaneseDateOf(found.donation_at),
    IsOfBonus: found.is_bonus,
    State: found.state,
  }))
}

/** A receipt for the caller, created and signed now. */
export async function getReceipt(context: RequestContext, id: string): Promise<ReceiptFile> {
  const caller = requireUser(context)
  const { db } = context.deps
  const found = requireFound((await receiptsOf(db, caller.id)).find((one) => idOf(one) === id))
  const content = await createReceipt(db, context.deps, {
    kind: found.record_kind,
    recordId: found.record_id,
    now: context.now,
  })
  if (content === null) throw new AppError('INVALID_STATE', RECEIPT_NOT_READY)
  return { Name: receiptFileName(found.kind, japaneseDateOf(found.time)), Content: content }
}
