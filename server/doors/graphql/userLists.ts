import { desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../../ground/db/client'
import { toDonationInfo } from '../../care/donations/listDonations'
import { toInspectionDetail } from '../../care/floraTests/listIntestinalFloraTests'
import type { DonationInfo, InspectionDetail, ScreeningInfo } from '../../generated/resolvers'
import { donations, type DonationRow } from '../../ground/tables/donations'
import { floraTests } from '../../ground/tables/floraTests'
import { named, writeColumns } from '../../ground/db/named'
import { screenings, type ScreeningRow } from '../../ground/tables/screenings'
import { userProfiles } from '../../ground/tables/users'
import { toScreeningInfo } from '../../care/screenings/toScreening'
import type { PersonAsked } from '../../care/users/getUserById'
import type { RequestContext } from '../../ground/access/context'
import { profileInAnswer } from '../../records/person/findProfile'
import { columnOf } from '../../records/person/profileColumns'
import { fieldsAsked, perAsking } from './fieldsAsked'

/** More than a person has in years; longer histories are read through the lists. */
const LATEST = 200

/** Fields without a column of the same name, and what they are computed from; complete by type. */
type Others<Item, Row> = {
  [F in keyof Item as Uncapitalize<F & string> extends keyof Row ? never : F]-?:
    | keyof Row
    | readonly (keyof Row)[]
    | null
}

/**
 * A person's records as one JSON value, read in the same statement as the person.
 * @param latest the FROM and ORDER BY; the records are named after their table
 */
function historyOf<Row extends { id: string }, Item>(
  table: typeof donations | typeof screenings,
  latest: (ofUser: SQL) => SQL,
  others: Others<Item, Row>,
  toItem: (row: Row) => Item,
) {
  const all: Record<string, PgColumn> = getTableColumns(table)
  const behind: Partial<Record<string, keyof Row | readonly (keyof Row)[] | null>> = others
  return (ofUser: SQL, asked: ReadonlySet<string> | null) => {
    const names =
      asked &&
      new Set<unknown>(['id', 'userId', ...[...asked].flatMap((field) => behind[field] ?? columnOf(field))])
    const columns = Object.fromEntries(Object.entries(all).filter(([name]) => !names || names.has(name)))
    const { list, read } = writeColumns(columns)
    return {
      json: sql`(select json_agg(json_build_array(${sql.raw(list)})) from
        (select * from ${table} where ${latest(ofUser)} limit ${sql.raw(String(LATEST))}) as ${table})`,
      // Only the columns of requested fields were read.
      read: (rows: unknown) => ((rows ?? []) as unknown[][]).map((values) => toItem(read(values) as Row)),
    }
  }
}

const donationHistory = historyOf<DonationRow, DonationInfo>(
  donations,
  (ofUser) => sql`${donations.userId} = ${ofUser} and ${donations.cancelledAt} is null
    order by ${donations.donationAt} desc, ${donations.id} desc`,
  { Sk: null, RewardStatus: 'rewardStage', User: 'userId' },
  (row) => toDonationInfo(row, row.rewardStage),
)

const EXAM_COLUMNS = [
  'inspectionType',
  'initialExamDate',
  'renewalExamDate',
  'renewalExamResult',
  'scheduledInitialExamDate',
  'scheduledRenewalExamDate',
  'examRequestedAt',
  'validFrom',
] as const

const screeningHistory = historyOf<ScreeningRow, ScreeningInfo>(
  screenings,
  (ofUser) => sql`${screenings.userId} = ${ofUser}
    order by ${screenings.screeningInfoCreatedAt} desc, ${screenings.id} desc`,
  {
    Sk: null,
    Note: 'requestNote',
    User: 'userId',
    ExamStage: EXAM_COLUMNS,
    ExamResult: EXAM_COLUMNS,
    ExamDay: EXAM_COLUMNS,
  },
  toScreeningInfo,
)

/** What a document requests of a person, with the lists to read along. */
export const personAsked = perAsking((info): PersonAsked => {
  const fields = fieldsAsked(info)
  const donated = donationHistory(sql`${userProfiles.id}`, fieldsAsked(info, 'DonationInfo'))
  const screened = screeningHistory(sql`${userProfiles.id}`, fieldsAsked(info, 'ScreeningInfo'))
  return {
    profile: fieldsAsked(info, 'Profile'),
    lists: [
      ...(fields.has('DonationInfo')
        ? [{ json: donated.json, read: (json: unknown) => ({ DonationInfo: donated.read(json) }) }]
        : []),
      ...(fields.has('ScreeningInfo')
        ? [{ json: screened.json, read: (json: unknown) => ({ ScreeningInfo: screened.read(json) }) }]
        : []),
    ],
  }
})

const aloneOf = <Item>({ json, read }: { json: SQL; read(json: unknown): Item[] }) => {
  const statement = named(sql`select ${json}`, ([rows]) => read(rows))
  return async (db: Database, userId: string) => (await statement(db, { userId })).flat()
}
const ofUser = sql`${sql.placeholder('userId')}`

export const donationsOfUser = aloneOf(donationHistory(ofUser, null))

export const screeningsOfUser = aloneOf(screeningHistory(ofUser, null))

export async function floraTestsOfUser(db: Queryable, userId: string): Promise<InspectionDetail[]> {
  const rows = await db
    .select()
    .from(floraTests)
    .where(eq(floraTests.userId, userId))
    .orderBy(desc(floraTests.inspectionDetailCreatedAt), desc(floraTests.id))
    .limit(LATEST)
  return rows.map(toInspectionDetail)
}

/** When the person asked for a flora test; null once an invitation followed. */
export const floraInvitationRequestedAt = async (
  context: RequestContext,
  userId: string,
): Promise<Date | null> => (await profileInAnswer(context, userId))?.floraInvitationRequestedAt ?? null
