import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Fragment } from 'react'
import { useAuthenticated, usePermissions } from 'react-admin'
import { allRoles } from '../../../shared/rules/records/access/roles'
import { roleLabels, rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { DUTY_WORK, roleMeanings } from '../../ground/words/duties'
import {
  dataRemarks,
  dutyTables,
  reachLabels,
  reachMarks,
  type DutyRow,
  type Reach,
} from '../../ground/words/dutyWork'
import type { Role } from '../../../shared/generated/schema'
import { Card, Facts } from '../../parts/components/Card'
import { PageHead } from '../../parts/components/PageHead'

const tables = dutyTables()
const reaches: readonly Reach[] = ['May', 'Today', 'No']
const NO_DUTIES: readonly Role[] = []

export function DutiesPage() {
  useAuthenticated()
  const { permissions } = usePermissions<readonly Role[]>()
  const own = permissions ?? NO_DUTIES
  return (
    <>
      <PageHead title={DUTY_WORK} />
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        役割をいくつか持つ方は、そのどれかでできることが、すべてできます。
        {own.length > 0 && <span>{`あなたの役割は、${rolesLabel(own)}です。`}</span>}
        <br />
        {reaches.map((reach) => `${reachMarks[reach]}：${reachLabels[reach]}`).join('　')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card title="7つの役割">
          <Facts facts={allRoles.map((role) => ({ label: roleLabels[role], value: roleMeanings[role] }))} />
        </Card>
        <Matrix own={own} />
        <Card title="ほかに見られるもの">
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
            {dataRemarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </Box>
        </Card>
      </Box>
    </>
  )
}

function Matrix({ own }: { own: readonly Role[] }) {
  const ofOwn = (role: Role) => (own.includes(role) ? { bgcolor: 'action.hover' } : {})
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="region"
      aria-label={DUTY_WORK}
      sx={{ borderRadius: '10px', overflowX: 'clip' }}
    >
      <Table
        size="small"
        sx={{
          tableLayout: 'fixed',
          '& td, & thead th:not(:first-of-type)': { px: 0.25, textAlign: 'center' },
          '& tbody th[scope=row]': { fontWeight: 400, wordBreak: { sm: 'auto-phrase' }, pr: 0.5 },
        }}
      >
        <colgroup>
          <Box component="col" />
          {allRoles.map((role) => (
            <Box component="col" key={role} sx={{ width: { xs: 29, sm: 60, md: 112 } }} />
          ))}
        </colgroup>
        <TableHead sx={{ position: 'sticky', top: 56, zIndex: 1, bgcolor: 'background.paper' }}>
          <TableRow>
            <TableCell />
            {allRoles.map((role) => (
              <TableCell key={role} scope="col" sx={{ verticalAlign: 'bottom', ...ofOwn(role) }}>
                <Box
                  component="span"
                  sx={{
                    writingMode: { xs: 'vertical-rl', md: 'horizontal-tb' },
                    fontSize: { xs: 12, md: 13 },
                    whiteSpace: { xs: 'nowrap', md: 'normal' },
                    wordBreak: 'auto-phrase',
                  }}
                >
                  {roleLabels[role]}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {tables.map(({ title, rows }) => (
            <Fragment key={title}>
              <TableRow>
                <TableCell
                  component="th"
                  scope="rowgroup"
                  colSpan={allRoles.length + 1}
                  sx={{ pt: 2, fontWeight: 700, color: 'primary.main' }}
                >
                  {title}
                </TableCell>
              </TableRow>
              {rows.map(({ words, reach }) => (
                <TableRow key={words}>
                  <TableCell component="th" scope="row">
                    {words}
                  </TableCell>
                  {allRoles.map((role) => (
                    <TableCell key={role} sx={ofOwn(role)}>
                      <Mark reach={reach[role]} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Mark({ reach }: { reach: DutyRow['reach'][Role] }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={reachLabels[reach]}
      sx={{
        color: reach === 'No' ? 'text.disabled' : 'primary.main',
        fontWeight: reach === 'No' ? 400 : 700,
        fontSize: reach === 'Today' ? 11 : 14,
        whiteSpace: 'nowrap',
      }}
    >
      {reachMarks[reach]}
    </Box>
  )
}
