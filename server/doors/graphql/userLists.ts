import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../ground/db/client'
import { toDonationInfo } from '../../care/donations/listDonations'
import { toInspectionDetail } from '../../care/floraTests/listIntestinalFloraTests'
import type { DonationInfo, InspectionDetail, ScreeningInfo } from '../../generated/resolvers'
import { donations, type DonationRow } from '../../ground/tables/donations'
import { floraTests } from '../../ground/tables/floraTests'
import { writeColumns } from '../../ground/db/named'
import { personId, rowsOfPerson, valueOfPerson } from '../../ground/access/ofPerson'
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

export const donationsOfUser = valueOfPerson(donationHistory(personId, null))

export const screeningsOfUser = valueOfPerson(screeningHistory(personId, null))

const floraTestRows = rowsOfPerson(
  getTableColumns(floraTests),
  sql`from ${floraTests} where ${floraTests.userId} = ${personId}
    order by ${floraTests.inspectionDetailCreatedAt} desc, ${floraTests.id} desc limit ${sql.raw(String(LATEST))}`,
)

export const floraTestsOfUser = async (db: Queryable, userId: string): Promise<InspectionDetail[]> =>
  (await floraTestRows(db, userId)).map(toInspectionDetail)

/** When the person asked for a flora test; null once an invitation followed. */
export const floraInvitationRequestedAt = async (
  context: RequestContext,
  userId: string,
): Promise<Date | null> => (await profileInAnswer(context, userId))?.floraInvitationRequestedAt ?? null
