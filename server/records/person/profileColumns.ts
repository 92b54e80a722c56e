import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { foldName, foldTel } from '../../../shared/facts/normalise'
import type { EditedField, FilterField } from '../../../shared/facts/fields'
import { eachField, editedFields, fieldOptions, filterFields } from '../../../shared/facts/fields'
import type { FilterField as FilterSource } from '../../ground/db/filterSql'
import { userProfiles, type UserProfileRow } from '../../ground/tables/users'

/** A field and its column have the same name: LastName is `lastName`, in the database `last_name`. */
type ColumnOf<F extends EditedField> = Uncapitalize<F>
/** Does not compile for a field without a column. */
type EditedColumns = Pick<UserProfileRow, ColumnOf<EditedField>>
type Values = { [F in EditedField]: EditedColumns[ColumnOf<F>] }

// TypeScript does not follow `toLowerCase`, hence the cast.
export const columnOf = <F extends string>(field: F) =>
  (field.charAt(0).toLowerCase() + field.slice(1)) as Uncapitalize<F>

export const databaseName = (field: EditedField) => toSnakeCase(columnOf(field))

const storedIn = (row: EditedColumns, field: EditedField) => row[columnOf(field)]

/** Columns of the given values; absent fields stay unchanged. */
export const columnsOf = (values: Partial<Values>): Partial<EditedColumns> =>
  Object.fromEntries(
    editedFields
      .filter((field) => values[field] !== undefined)
      .map((field) => [columnOf(field), values[field]]),
  )

export const differingFields = (before: EditedColumns, after: EditedColumns): EditedField[] =>
  editedFields.filter((field) => storedIn(before, field) !== storedIn(after, field))

/** Names are compared as they are searched by, and telephones as digits. */
export const filteredColumns: Readonly<Record<FilterField, FilterSource>> = {
  ...eachField(filterFields, (field) => {
    const column = userProfiles[columnOf(field)]
    const { kind } = fieldOptions[field]
    if (kind === 'tel') return { column, stored: column, fold: foldTel }
    return kind === 'line' || kind === 'furigana'
      ? { column, stored: sql`fold_name(${column})`, fold: foldName, indexed: userProfiles.foldedText }
      : column
  }),
  City: {
    column: userProfiles.city,
    stored: userProfiles.foldedCity,
    fold: foldName,
    indexed: userProfiles.foldedCity,
  },
}
