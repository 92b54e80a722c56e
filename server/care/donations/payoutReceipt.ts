import { and, eq, inArray } from 'drizzle-orm'
import { contactLine } from '../../../shared/facts/config'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { yenText } from '../../../shared/facts/rewards'
import { payoutProofText } from '../../../shared/rules/records/receipt/payoutProof'
import { RECEIPT_NOT_READY } from '../../../shared/words/program/apiErrors'
import { payoutReceiptTexts as texts } from '../../../shared/words/records/receipts'
import type { Payout } from '../../generated/resolvers'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { AppError, requireUuid } from '../../ground/errors'
import { writePdf, type PdfParts } from '../../ground/files/writePdf'
import { recordSeals } from '../../ground/tables/seals'
import type { UserProfileRow } from '../../ground/tables/users'
import { findProfile } from '../../records/person/findProfile'
import { sealKeysOf } from '../../records/seals/chain'
import { checkpointKeysOf } from '../../records/seals/checkpointKeys'
import { createReceipts } from '../../records/seals/createReceipt'
import { findPayout } from './periods/payoutsOfUser'

/**
 * The receipt of a payout as PDF, with the signed proofs of its entries where the service has keys.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND, INVALID_STATE while an entry is not sealed
 */
export async function payoutReceipt(context: RequestContext, asked: string): Promise<Buffer> {
  const caller = requireUser(context)
  const id = requireUuid(asked)
  const { now, deps } = context
  const profile = await findProfile(deps.db, caller.id)
  const found = await findPayout(deps.db, caller.id, id)
  if (!profile || !found) throw new AppError('NOT_FOUND')
  const { payout, entries } = found
  const proofs = await proofsOf(context, entries)
  return writePdf({
    title: texts.title,
    author: deps.texts.operator.name,
    now,
    parts: partsOf(context, { profile, payout, isSigned: proofs !== null }),
    ...(proofs && { attached: { name: 'proof.txt', text: payoutProofText(proofs) } }),
  })
}

/** Null without keys, and where an entry is older than the proofs. */
async function proofsOf({ deps, now }: RequestContext, entries: readonly string[]): Promise<string[] | null> {
  const { db, settings } = deps
  if (sealKeysOf(settings).length === 0 || checkpointKeysOf(settings).length === 0) return null
  const kind = 'reward_entries'
  const ofEntries = and(eq(recordSeals.kind, kind), inArray(recordSeals.recordId, [...entries]))
  if ((await db.$count(recordSeals, ofEntries)) < entries.length)
    throw new AppError('INVALID_STATE', RECEIPT_NOT_READY)
  const receipts = await createReceipts(db, deps, { kind, recordIds: entries, now })
  return receipts.length === entries.length ? receipts : null
}

function partsOf(
  { now, deps }: RequestContext,
  { profile, payout, isSigned }: { profile: UserProfileRow; payout: Payout; isSigned: boolean },
): PdfParts {
  const { operator, rewards } = deps.texts
  const day = (instant: Date) => formatJapaneseDate(japaneseDateOf(instant))
  const hasBonus = payout.Donations.some(({ BonusYen }) => BonusYen > 0)
  const sum = (of: (donation: Payout['Donations'][number]) => number) =>
    yenText(payout.Donations.reduce((yen, donation) => yen + of(donation), 0))
  const cells = (name: string, own: string, bonus: string, all: string) =>
    hasBonus ? [name, own, bonus, all] : [name, all]
  return [
    { title: texts.title },
    {
      terms: [
        [texts.to, texts.name(profile.lastName ?? '', profile.firstName ?? '')],
        [texts.paidOn, day(payout.PaidAt)],
        [texts.amount, texts.sum(yenText(payout.AmountYen))],
        [texts.method, rewards.method],
        [texts.from, `${operator.name}　${operator.address}`],
        [texts.contact, contactLine(deps.texts)],
        [texts.madeOn, day(now)],
        [texts.number, payout.Id],
      ],
    },
    { head: texts.parts(payout.Donations.length) },
    {
      columns: cells(texts.donatedOn, texts.donation, texts.bonus, texts.all),
      rows: payout.Donations.map(({ DonatedOn, DonationYen, BonusYen }) =>
        cells(
          formatJapaneseDate(DonatedOn),
          yenText(DonationYen),
          yenText(BonusYen),
          yenText(DonationYen + BonusYen),
        ),
      ),
      sum: cells(
        texts.total,
        sum(({ DonationYen }) => DonationYen),
        sum(({ BonusYen }) => BonusYen),
        yenText(payout.AmountYen),
      ),
    },
    { text: isSigned ? texts.signed(`${deps.settings.origin}/verify`) : texts.unsigned, small: true },
  ]
}
