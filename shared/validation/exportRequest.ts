import { array, mixed, object, string } from './yup'

const COLUMNS_MAX = 60

/** A list as it is on the screen: its conditions, its order, its columns from left to right, and how it is written. */
export const exportRequestSchema = object({
  filter: mixed().nullable(),
  sortField: string().max(60),
  sortDirection: string()
    .oneOf(['ASC', 'DESC'] as const)
    .default('DESC'),
  columns: array(string().required().max(60)).required().min(1).max(COLUMNS_MAX).label('列'),
  format: string()
    .oneOf(['csv', 'xlsx'] as const)
    .default('csv'),
  encoding: string()
    .oneOf(['utf-8-bom', 'shift_jis'] as const)
    .default('utf-8-bom'),
}).exact()
