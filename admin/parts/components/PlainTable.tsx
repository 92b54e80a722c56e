import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, type Theme } from '@mui/material'
import { Suspense, useRef, type ReactNode } from 'react'
import { unseen } from '../../ground/theme/unseen'
import { lazyOf } from './lazyOf'

export const ACTION_HEADING = '処理'

type Props = { label: string; headings: readonly string[]; children: ReactNode }

const RowKeys = lazyOf(() => import('../shortcuts/RowKeys'), 'RowKeys')

/** A table without sorting and pages. On a phone each row becomes lines that include the headings. */
export function PlainTable({ label, headings, children }: Props) {
  const table = useRef<HTMLDivElement>(null)
  return (
    <TableContainer ref={table} data-rows tabIndex={0} role="region" aria-label={label}>
      <Suspense>
        <RowKeys list={table} />
      </Suspense>
      <Table
        size="small"
        sx={(theme) => ({
          '& td': { whiteSpace: { sm: 'nowrap' } },
          [theme.breakpoints.down('sm')]: inLines(theme, headings),
        })}
      >
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  )
}

function inLines({ palette }: Theme, headings: readonly string[]) {
  const hasLabel = (heading: string, index: number) => index > 0 && heading !== ACTION_HEADING
  const labels = headings.map((heading, index) => [
    `& td:nth-of-type(${index + 1})::before`,
    hasLabel(heading, index)
      ? { content: JSON.stringify(heading), marginRight: '6px', fontSize: 12, color: palette.text.secondary }
      : {},
  ])
  return {
    '&, & tbody': { display: 'block' },
    '& thead': unseen,
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 16px',
      padding: '8px 0',
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td': { padding: 0, border: 0 },
    '& td:first-of-type': { width: '100%', fontWeight: 700 },
    '& td:empty': { display: 'none' },
    ...Object.fromEntries(labels),
  }
}
