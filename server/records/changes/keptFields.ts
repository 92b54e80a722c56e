import { getTableName } from 'drizzle-orm'
import type { DataClass, ValueRecord } from '../../../shared/generated/schema'
import { classesWithoutValues, keptValues } from '../../ground/tables/keptValues'

const records = new Map(keptValues.map(({ table, record }) => [getTableName(table), record]))

/** @throws Error for a table whose values are not kept */
export function recordOf(tableName: string): ValueRecord {
  const record = records.get(tableName)
  if (!record) throw new Error(`Values of ${tableName} are not kept`)
  return record
}

/** last_name → LastName, as the contract writes it. */
export const fieldName = (column: string): string =>
  column.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())

export const keepsValues = (data: DataClass): boolean => !classesWithoutValues.includes(data)
