import { toSnakeCase } from 'drizzle-orm/casing'
import { eachField, editedFields, filterFields, type EditedField } from '../../shared/profile/fields'
import { userProfiles, type UserProfileRow } from '../schema/users'

/** A field and its column bear one name: LastName is `lastName`, in the database `last_name`. */
type ColumnOf<F extends EditedField> = Uncapitalize<F>
/** Does not compile for a field without a column. */
type EditedColumns = Pick<UserProfileRow, ColumnOf<EditedField>>
type Values = { [F in EditedField]: EditedColumns[ColumnOf<F>] }

// TypeScript does not follow `toLowerCase`: the cast says what it does.
export const columnOf = <F extends string>(field: F) =>
  (field.charAt(0).toLowerCase() + field.slice(1)) as Uncapitalize<F>

/** As the trigger that notes changes names the column of a field. */
export const databaseName = (field: EditedField) => toSnakeCase(columnOf(field))

const storedIn = (row: EditedColumns, field: EditedField) => row[columnOf(field)]

/** What is written of the given values; a field that is absent keeps what it holds. */
export const columnsOf = (values: Partial<Values>): Partial<EditedColumns> =>
  Object.fromEntries(
    editedFields
      .filter((field) => values[field] !== undefined)
      .map((field) => [columnOf(field), values[field]]),
  )

/** The fields of which two rows hold different values. */
export const differingFields = (before: EditedColumns, after: EditedColumns): EditedField[] =>
  editedFields.filter((field) => storedIn(before, field) !== storedIn(after, field))

/** By which column a filter on a field is answered. */
export const filteredColumns = eachField(filterFields, (field) => userProfiles[columnOf(field)])
