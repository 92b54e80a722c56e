import { consentToSay } from '../../../shared/words/donating/consentToSign'
import { dayToSign } from '../users/consentToSign'
import { and, desc, eq, getTableColumns, isNull, sql, gte, lte } from 'drizzle-orm'
import { statementQuestion } from '../../../shared/rules/donating/condition/conditionQuestion'
import { japaneseDateOf, startOfJapaneseDate, type JapaneseDate } from '../../../shared/facts/dates'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { BARCODE_MISMATCH } from '../../../shared/words/program/apiErrors'
import { donationRefusalMessage } from '../../../shared/words/office/reception'
import { receptionTexts } from '../../../shared/words/visits/visit'
import { roomAhead } from '../../../shared/rules/visits/roomAhead'
import { donationRefusal, factsOf, tell, visitAt, type DonorFacts } from '../../../shared/rules/visits/visit'
import { requireDuty, type RequestContext } from '../../ground/access/context'
import { findStatement, toConditionReports, keepStatement, readAnswer } from './condition/keepStatement'
import type { Transaction, Queryable } from '../../ground/db/client'
import { inTransaction } from '../../ground/db/inTransaction'
import { personId, rowsOfPerson } from '../../ground/access/ofPerson'
import { badField, requireUuid, requireFound } from '../../ground/errors'
import type {
  Reception,
  DonationRefusal,
  ConditionReport,
  DonationInfo,
  RecordStatementInput,
} from '../../generated/resolvers'
import { findOpenPeriod } from './periods/closePeriod'
import { conditionReports } from '../../ground/tables/condition'
import { donations, stoolReceived } from '../../ground/tables/donations'
import type { ScreeningRow } from '../../ground/tables/screenings'
import { type UserProfileRow, userProfiles } from '../../ground/tables/users'
import { findProfile, findProfileForUpdate, requirePresent } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import { toDonationInfo } from './listDonations'

/**
 * The reception's view of a person.
 * @throws AppError NOT_FOUND
 */
export async function receptionOf(
  tx: Transaction,
  { now, deps }: Pick<RequestContext, 'now' | 'deps'>,
  userId: string,
): Promise<Reception> {
  const profile = requireFound(await findProfile(tx, userId))
  const period = await findOpenPeriod(tx, userId)
  const person = { profile, period, signBy: await dayToSign(tx, { now, deps }, userId) }
  const right = donationRight(person, now)
  const refusal = 'refusal' in right ? right.refusal : null
  const words = receptionWords(person, { now, deps })
  const today = japaneseDateOf(now)
  const since = startOfJapaneseDate(today).toISOString()
  const said = await findStatement(tx, userId, today)
  const [statement = null] = said ? await toConditionReports(tx, deps.vault, [said]) : []
  const [last] = await tx
    .select({
      row: donations,
      stage: donations.rewardStage,
      today: sql<number>`(count(*) filter (where ${donations.donationAt} >= ${since}) over ())::int`,
    })
    .from(donations)
    .where(and(eq(donations.userId, userId), isNull(donations.cancelledAt)))
    .orderBy(desc(donations.donationAt), desc(donations.id))
    .limit(1)
  return {
    UserId: userId,
    User: toUserProfile(profile),
    Statement: statement,
    // Reception may not read the statement, but must know that there is one.
    StatementGiven: statement !== null,
    StatementRequired: deps.texts.donationRoom.statementRequired && statement === null,
    Refusal: refusal,
    Message: words?.message ?? null,
    ToSay: words?.toSay ?? (person.signBy && consentToSay(person.signBy)),
    LastDonation: last ? toDonationInfo(last.row, last.stage) : null,
    VisitsToday: last?.today ?? 0,
  }
}

export type DonationRight =
  | { period: ScreeningRow }
  | { refusal: Exclude<DonationRefusal, 'Resting'> }
  /** Allowed with a reason from the office. */
  | { refusal: 'Resting'; period: ScreeningRow }

/** Whoever wants to donate: `period` is the open one, `signBy` the day by which a new consent is to be signed. */
type Comer = { profile: UserProfileRow; period: ScreeningRow | null; signBy: JapaneseDate | null }

/** The rule for recording a donation and for asking before. The last valid day is a Japanese day. */
export function donationRight(comer: Comer, donationAt: Date): DonationRight {
  const refusal = donationRefusal(factsOfComer(comer), japaneseDateOf(donationAt))
  const { period } = comer
  if (refusal === null || refusal === 'Resting')
    return period ? { ...(refusal ? { refusal } : {}), period } : { refusal: 'NotCertified' }
  return { refusal }
}

/** The end of a suspension is the job's: until it has run, the person is suspended. */
function factsOfComer({ profile, period, signBy }: Comer): DonorFacts {
  const facts = factsOf(toUserProfile(profile), { suspendedUntil: profile.suspendedUntil, signBy })
  return period?.validFrom ? { ...facts, validFrom: period.validFrom } : { ...facts, certified: false }
}

/** What the reception says now; null while nothing stands against a donation. */
export function receptionWords(
  comer: Comer,
  { now, deps }: Pick<RequestContext, 'now' | 'deps'>,
): { message: string; toSay: string } | null {
  const room = roomAhead(deps.texts, japaneseDateOf(now))
  const visit = visitAt(factsOfComer(comer), now, room)
  return (
    visit.refusal && {
      message: donationRefusalMessage(visit.refusal, comer.profile),
      toSay: tell(visit, receptionTexts).text,
    }
  )
}

export async function reportsOfUser(
  { deps: { db, vault } }: RequestContext,
  userId: string,
): Promise<ConditionReport[]> {
  return toConditionReports(db, vault, await reported(db, userId))
}

const reported = rowsOfPerson(
  getTableColumns(conditionReports),
  sql`from ${conditionReports} where ${conditionReports.userId} = ${personId}
    order by ${conditionReports.updatedAt} desc, ${conditionReports.id} desc`,
)

export async function statementOfToday(
  { deps: { db, vault }, now }: RequestContext,
  userId: string,
): Promise<ConditionReport | null> {
  const row = await findStatement(db, userId, japaneseDateOf(now))
  const [statement = null] = row ? await toConditionReports(db, vault, [row]) : []
  return statement
}

/** Donations made after the reported condition had begun; the office reviews them. */
export async function donationsSince(
  db: Queryable,
  { UserId, Since, CreatedAt }: Pick<ConditionReport, 'UserId' | 'Since' | 'CreatedAt'>,
): Promise<DonationInfo[]> {
  if (!Since) return []
  const rows = await db
    .select()
    .from(donations)
    .where(
      and(
        eq(donations.userId, UserId),
        stoolReceived,
        gte(donations.donationAt, startOfJapaneseDate(Since)),
        lte(donations.donationAt, CreatedAt),
      ),
    )
    .orderBy(desc(donations.donationAt), desc(donations.id))
  return rows.map((row) => toDonationInfo(row, row.rewardStage))
}

/** The person of a scanned or typed donor number, and whether `recordDonation` would accept a donation now. */
export async function findDonor(context: RequestContext, donorId: string): Promise<Reception> {
  requireDuty(context, 'findDonor')
  if (!isPossibleDonorNumber(donorId)) throw badField('DonorId', BARCODE_MISMATCH)
  return context.deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: userProfiles.id })
      .from(userProfiles)
      .where(
        and(eq(userProfiles.donorId, normaliseDonorNumber(donorId)), eq(userProfiles.deleteStatus, false)),
      )
    if (!row) throw badField('DonorId', BARCODE_MISMATCH)
    return receptionOf(tx, context, row.id)
  })
}

/** The day's statement, given orally at the reception. */
export async function recordStatement(
  context: RequestContext,
  input: RecordStatementInput,
): Promise<Reception> {
  const caller = requireDuty(context, 'recordStatement')
  const userId = requireUuid(input.UserId)
  const judgement = await readAnswer(statementQuestion, input.Answer, context)
  return inTransaction(context, async (tx) => {
    const profile = await requirePresent(tx, userId, await findProfileForUpdate(tx, userId))
    await keepStatement(tx, context, { profile, judgement, by: caller.id })
    return receptionOf(tx, context, userId)
  })
}
