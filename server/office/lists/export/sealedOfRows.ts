import type { RequestContext } from '../../../ground/access/context'
import { floraFindings } from '../../../care/floraTests/listIntestinalFloraTests'
import type { InspectionDetail, UserProfile } from '../../../generated/resolvers'
import { cautionOf } from '../../../care/users/cautions'
import type { SealedOfRows } from './exportTable'

const opened =
  <Row extends object>(find: (context: RequestContext, row: Row) => Promise<Partial<Row> | null>) =>
  (context: RequestContext, rows: readonly Row[]) =>
    Promise.all(rows.map(async (row) => ({ ...row, ...(await find(context, row)) })))

export const sealedOfUsers: SealedOfRows<UserProfile> = {
  columns: ['Caution'],
  open: opened(async (context, { Id }) => ({ Caution: await cautionOf(context, Id) })),
}

export const sealedOfFloraTests: SealedOfRows<InspectionDetail> = {
  columns: ['Enterotype', 'IntestinalFloraComposition'],
  open: opened((context, { Id }) => floraFindings(context, Id)),
}
