import type { Theme } from '@mui/material'
import { unseen } from '../../ground/theme/unseen'

export const tableStyles = (theme: Theme) => {
  const { palette, breakpoints } = theme
  const line = `1px solid ${palette.divider}`
  return {
    width: 1,
    borderCollapse: 'collapse',
    fontSize: 14,
    '& th, & td': { textAlign: 'left', verticalAlign: 'middle', padding: '4px 8px', borderBottom: line },
    '& thead th': {
      padding: '7px 8px',
      fontSize: 12,
      color: palette.text.secondary,
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { paddingLeft: '16px' },
    '& tbody + tbody': { borderTop: `2px solid ${palette.divider}` },
    '& tbody th': { fontSize: 15, verticalAlign: 'top', paddingTop: '10px', whiteSpace: 'nowrap' },
    '& tbody th small': { display: 'block', fontWeight: 400, fontSize: 12, color: palette.text.secondary },
    '& tr[data-visit] > td': { height: 46 },
    '& tr[data-free] > td': { height: 30, fontSize: 13, color: palette.text.secondary },
    [breakpoints.down('md')]: {
      '@media not print': {
        '&, & tbody': { display: 'block' },
        '& thead': unseen,
        '& tbody th': { display: 'block', width: '100%', padding: '8px 16px', borderBottom: line },
        '& tbody th small': { display: 'inline', marginLeft: '8px' },
        '& tr': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 0' },
        '& tr[data-visit]': { padding: '0 0 12px', borderBottom: line },
        '& tr > td': { padding: '0 16px', border: 0, height: 'auto !important' },
        '& tr > td[data-person]': { width: '100%', paddingTop: '10px' },
        '& tr > td[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontSize: 12,
          color: palette.text.secondary,
        },
        '& tr[data-free] > td': { padding: '8px 16px' },
      },
    },
    '@media print': {
      fontSize: '10pt',
      '& thead': { display: 'table-header-group' },
      // A row whose hour spans others would keep all of them together.
      '& tr:not(:has(> th))': { breakInside: 'avoid' },
      // Name, reading and age in one line.
      '& td[data-person] > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 6px' },
      '& td[data-person] > div > div': { maxWidth: 'none' },
      '& td[data-person] :is(a, small)': { display: 'inline' },
      '& td[data-person] small': { marginLeft: '6px' },
      '& [role=radiogroup] label': { lineHeight: '20px !important' },
      '& th, & td': { padding: '2px 6px', height: '27px !important' },
      '& tr[data-free] > td': { height: '18px !important' },
    },
  } as const
}
