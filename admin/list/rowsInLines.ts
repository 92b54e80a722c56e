/** On a phone: cells become lines. The list says which cells take a whole line. */
export const rowsInLines = {
  '& table, & tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 14px',
    padding: '12px 14px',
  },
  '& tbody tr:not(:last-of-type)': { borderBottom: '1px solid', borderColor: 'divider' },
  '& tbody td': { padding: 0, border: 0 },
}
