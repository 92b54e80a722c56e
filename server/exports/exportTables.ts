import type { GraphQLSchema } from 'graphql'
import { userLabels } from '../../shared/labels/consoleLabels'
import { USERS_LABEL, ACTIVITY_LABEL } from '../../shared/labels/exportLabels'
import { donationPage } from '../donations/donationPage'
import { floraTestPage } from '../floraTests/floraTestPage'
import type {
  DonationInfoFilter,
  DonationInfoSortField,
  InspectionDetailFilter,
  InspectionDetailSortField,
  ScreeningInfoFilter,
  ScreeningInfoSortField,
  UserProfileFilter,
  UserProfileSortField,
} from '../generated/resolvers'
import { readerOf } from '../reader'
import { screeningPage } from '../screenings/screeningPage'
import { userPage } from '../users/userPage'
import type { RequestContext } from '../context'
import type { Page } from '../db/keysetPage'
import { activityColumns, openActivity } from './activityExport'
import { coerceInput } from './coerceInput'
import { exportTable, type ExportRequest, type ExportTable } from './exportTable'
import { donationColumns, floraTestColumns, screeningColumns, userColumns } from './listColumns'
import { withPeople } from './personColumns'
import { BATCH, readPages } from './readPages'

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

/** The lists that can be written out, by the console's name for them. */
export function exportTables(schema: GraphQLSchema): Readonly<Record<string, ExportTable>> {
  /** The rows of one of the API's lists, by the same filter and order as there. */
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
      label: USERS_LABEL,
      columns: userColumns,
      open: listed(
        'UserProfile',
        (context: RequestContext, asked: Asked<UserProfileFilter, UserProfileSortField>, options: Options) =>
          userPage(context.deps.lists, asked, {
            reader: readerOf(context.principal),
            now: context.now,
            ...options,
          }),
      ),
    }),
    screenings: exportTable({
      label: userLabels.ScreeningInfo.admin,
      columns: screeningColumns,
      open: listed(
        'ScreeningInfo',
        withPerson((context, asked: Asked<ScreeningInfoFilter, ScreeningInfoSortField>, options) =>
          screeningPage(context.deps.lists, 'screenings', asked, options),
        ),
      ),
    }),
    donations: exportTable({
      label: userLabels.DonationInfo.admin,
      columns: donationColumns,
      open: listed(
        'DonationInfo',
        withPerson((context, asked: Asked<DonationInfoFilter, DonationInfoSortField>, options) =>
          donationPage(context.deps.lists, asked, options),
        ),
      ),
    }),
    floraTests: exportTable({
      label: userLabels.InspectionDetail.admin,
      columns: floraTestColumns,
      open: listed(
        'InspectionDetail',
        withPerson((context, asked: Asked<InspectionDetailFilter, InspectionDetailSortField>, options) =>
          floraTestPage(context, 'floraTests', asked, options),
        ),
      ),
    }),
    activity: exportTable({ label: ACTIVITY_LABEL, columns: activityColumns, open: openActivity }),
  }
}
