// What react-admin imports and the console never uses; vite.config.admin.ts puts it in the place of these modules.

/** Columns are chosen in a dialog of our own, and many at once is a page. */
const nothing = () => null
export { nothing as BulkDeleteButton, nothing as ColumnsSelector, nothing as ColumnsSelectorItem }

/** Every label is a Japanese one (i18nProvider.ts): the English that is made of a field's name is not looked at. */
const asItIs = (name: string) => name
export { asItIs as humanize, asItIs as inflect, asItIs as pluralize, asItIs as transform }

/** Lists are written to files by the server. */
export default function exportRows(): never {
  throw new Error('Lists are written to files by the server')
}
