import type { SortPayload } from 'react-admin'
import type { SortDirection } from '../generated/graphql'

export const sortDirection = (sort: SortPayload | undefined): SortDirection =>
  sort?.order === 'ASC' ? 'ASC' : 'DESC'
