import type { GraphQLSchema } from 'graphql'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  ACTOR,
  activityCategoryLabel,
  activityOperationLabel,
  actorWords,
  readActor,
} from '../../../../shared/words/records/activityLabels'
import {
  userLabels,
  userActivityLabels as labels,
  USERS_LABEL,
  ACTIVITY_LABEL,
} from '../../../../shared/words/labels/consoleLabels'
import { CASES_LABEL } from '../../../../shared/words/labels/caseLabels'
import { UNITS_LABEL } from '../../../../shared/words/labels/unitLabels'
import { BULK_LABEL } from '../../../../shared/words/labels/bulkLabels'
import { ALLOCATIONS } from '../../../../shared/words/visits/allocations'
import { apiErrorTexts } from '../../../../shared/words/program/apiErrors'
import { boolean, object, string } from '../../../../shared/forms/yup'
import type { RequestContext } from '../../../ground/access/context'
import { staffNames } from '../../../ground/access/staffNames'
import { activityCondition, activitySearch } from '../../../records/changes/activityCondition'
import { countCapped, type Page } from '../../../ground/db/keysetPage'
import { readsOf } from '../../../ground/access/listDatabase'
import { donationPage } from '../../../care/donations/listDonations'
import { badField, validated } from '../../../ground/errors'
import { floraTestPage } from '../../../care/floraTests/listIntestinalFloraTests'
import type {
  DonationInfoFilter,
  DonationInfoSortField,
  InspectionDetailFilter,
  InspectionDetailSortField,
  ScreeningInfoFilter,
  ScreeningInfoSortField,
  UnitFilter,
  UnitSortField,
  UserProfileFilter,
  UserProfileSortField,
} from '../../../generated/resolvers'
import { activities, type ActivityRow } from '../../../ground/tables/activity'
import { userProfiles } from '../../../ground/tables/users'
import { screeningPage } from '../../../care/screenings/listScreenings'
import { listUnits } from '../../../care/units/listUnits'
import { userPage } from '../../../care/users/userPage'
import type { ExportRequest, ExportTable, ExportColumn } from './exportTable'
import { exportTable, withPeople } from './exportTable'
import { coerceInput } from './coerceInput'
import { BATCH, readPages } from './readPages'
import { openAllocations, openBulk, openCases } from './pagedSources'
import { sealedOfFloraTests, sealedOfUsers } from './sealedOfRows'
import {
  allocationColumns,
  bulkColumns,
  caseColumns,
  donationColumns,
  floraTestColumns,
  screeningColumns,
  unitColumns,
  userColumns,
} from './listColumns'

type Asked<Filter, SortField> = {
  filter: Filter | null
  sortField: SortField | null
  sortDirection: ExportRequest['sortDirection']
  limit: number
  nextToken: string | null
}
type Options = { largest: number; countTo?: number }
type ReadPage<Item, Filter, SortField> = (
  context: RequestContext,
  asked: Asked<Filter, SortField>,
  options: Options,
) => Promise<Page<Item>>

export function exportTables(schema: GraphQLSchema): Readonly<Record<string, ExportTable>> {
  const listed =
    <Item, Filter, SortField>(entity: string, readPage: ReadPage<Item, Filter, SortField>) =>
    (context: RequestContext, { sortDirection, ...request }: ExportRequest) => {
      const asked = {
        filter: coerceInput<Filter>(schema, `${entity}Filter`, 'filter', request.filter),
        sortField: coerceInput<SortField>(schema, `${entity}SortField`, 'sortField', request.sortField),
        sortDirection,
      }
      return {
        count: async (countTo: number) => {
          const page = await readPage(
            context,
            { ...asked, limit: 1, nextToken: null },
            { largest: 1, countTo },
          )
          return page.total()
        },
        batches: () => readPages((start) => readPage(context, { ...asked, ...start }, { largest: BATCH })),
      }
    }
  const withPerson =
    <Item extends { UserId: string }, Filter, SortField>(
      readPage: ReadPage<Item, Filter, SortField>,
    ): ReadPage<Awaited<ReturnType<typeof withPeople<Item>>>[number], Filter, SortField> =>
    async (context, asked, options) => {
      const page = await readPage(context, asked, options)
      return { ...page, items: await withPeople(context, page.items) }
    }

  return {
    users: exportTable({
      name: 'users',
      label: USERS_LABEL,
      type: 'UserProfile',
      personOf: ({ Id }) => Id,
      columns: userColumns,
      sealed: sealedOfUsers,
      open: listed(
        'UserProfile',
        (context: RequestContext, asked: Asked<UserProfileFilter, UserProfileSortField>, options: Options) =>
          userPage(context, asked, options),
      ),
    }),
    screenings: exportTable({
      name: 'screenings',
      label: userLabels.ScreeningInfo.admin,
      type: 'ScreeningInfo',
      personOf: ({ User }) => User?.Id,
      columns: screeningColumns,
      open: listed(
        'ScreeningInfo',
        withPerson(async (context, asked: Asked<ScreeningInfoFilter, ScreeningInfoSortField>, options) =>
          screeningPage({
            db: await readsOf(context),
            principal: context.principal,
            list: 'screenings',
            args: asked,
            ...options,
          }),
        ),
      ),
    }),
    donations: exportTable({
      name: 'donations',
      label: userLabels.DonationInfo.admin,
      type: 'DonationInfo',
      personOf: ({ User }) => User?.Id,
      columns: donationColumns,
      open: listed(
        'DonationInfo',
        withPerson(async (context, asked: Asked<DonationInfoFilter, DonationInfoSortField>, options) =>
          donationPage(await readsOf(context), context.principal, asked, options),
        ),
      ),
    }),
    units: exportTable({
      name: 'units',
      label: UNITS_LABEL,
      type: 'Unit',
      personOf: ({ User }) => User?.Id,
      columns: unitColumns,
      open: listed(
        'Unit',
        withPerson((context, asked: Asked<UnitFilter, UnitSortField>, options) =>
          listUnits(context, asked, options),
        ),
      ),
    }),
    floraTests: exportTable({
      name: 'floraTests',
      label: userLabels.InspectionDetail.admin,
      type: 'InspectionDetail',
      personOf: ({ UserId }) => UserId,
      columns: floraTestColumns,
      sealed: sealedOfFloraTests,
      open: listed(
        'InspectionDetail',
        withPerson((context, asked: Asked<InspectionDetailFilter, InspectionDetailSortField>, options) =>
          floraTestPage(context, 'floraTests', asked, options),
        ),
      ),
    }),
    allocations: exportTable({
      name: 'allocations',
      type: 'Allocation',
      personOf: ({ UserId }) => UserId,
      label: ALLOCATIONS,
      columns: allocationColumns,
      open: openAllocations,
    }),
    bulk: exportTable({
      name: 'bulk',
      type: 'BulkRow',
      personOf: ({ UserId }) => UserId,
      label: BULK_LABEL,
      columns: bulkColumns,
      open: openBulk,
    }),
    cases: exportTable({
      name: 'cases',
      type: 'Case',
      personOf: ({ UserId }) => UserId,
      label: CASES_LABEL,
      columns: caseColumns,
      open: openCases(schema),
    }),
    activity: exportTable({
      name: 'activity',
      type: 'UserActivity',
      personOf: ({ entry }) => entry.userId,
      label: ACTIVITY_LABEL,
      columns: activityColumns,
      open: openActivity,
    }),
  }
}

/** `staff`: the names of those who are administrators, by id. */
type Row = {
  entry: ActivityRow
  lastName: string | null
  firstName: string | null
  staff: ReadonlyMap<string, string>
}

const activityColumns: Record<string, ExportColumn<Row>> = {
  time: { heading: labels.time.admin, value: ({ entry }) => entry.time },
  category: { heading: labels.category.admin, value: ({ entry }) => activityCategoryLabel(entry.category) },
  operation: {
    heading: labels.operation.admin,
    value: ({ entry }) => activityOperationLabel(entry.category, entry.operation),
  },
  User: {
    heading: labels.User.admin,
    value: ({ entry, lastName, firstName, staff }) =>
      [lastName, firstName].filter(Boolean).join(' ') || (entry.userId && staff.get(entry.userId)),
  },
  userId: { heading: labels.userId.admin, value: ({ entry }) => entry.userId },
  text: { heading: labels.text.admin, value: ({ entry }) => readActor(entry.text).text },
  actor: { heading: ACTOR, value: ({ entry, staff }) => actorName(entry.text, staff) },
  id: { heading: labels.id.admin, value: ({ entry }) => entry.id },
}

function actorName(text: string, staff: Row['staff']): string {
  const { actor } = readActor(text)
  return actor.by === 'administrator' ? (staff.get(actor.id) ?? actorWords.formerStaff) : actorWords[actor.by]
}

const filterSchema = object({
  from: string().nullable(),
  to: string().nullable(),
  user_id: string().nullable(),
  category: string().nullable(),
  operation: string().nullable(),
  text: string().nullable(),
  actor: string().nullable(),
  people: boolean().nullable(),
}).exact()

function instantOf(name: string, value: string | null | undefined): Date | null {
  if (!value) return null
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) throw badField(name, apiErrorTexts.BAD_USER_INPUT)
  return instant
}

function openActivity(context: RequestContext, { filter }: ExportRequest) {
  const { from, to, ...rest } = validated(filterSchema, filter ?? {})
  const args = { ...rest, from: instantOf('from', from), to: instantOf('to', to) }
  const where = activityCondition(activitySearch(args, context.now))
  return {
    count: async (cap: number) => countCapped(await readsOf(context), activities, where, cap),
    async *batches(): AsyncGenerator<Row[]> {
      const db = await readsOf(context)
      const staff = await staffNames(db)
      for (let older: SQL | undefined, more = true; more;) {
        const rows = await db
          .select({ entry: activities, lastName: userProfiles.lastName, firstName: userProfiles.firstName })
          .from(activities)
          .leftJoin(userProfiles, eq(userProfiles.id, activities.userId))
          .where(and(where, older))
          .orderBy(desc(activities.time), desc(activities.id))
          .limit(BATCH)
        yield rows.map((row) => ({ ...row, staff }))
        const last = rows.at(-1)?.entry
        if (last)
          older = sql`(${activities.time}, ${activities.id}) < (${last.time.toISOString()}, ${last.id})`
        more = rows.length === BATCH
      }
    },
  }
}
