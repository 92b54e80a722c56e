import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { listAddress } from '../list/listAddress'
import type { DashboardData } from './useDashboard'

type Step = DashboardData['Funnel'][number]

const TITLE = '状態ごとの人数'

export function FunnelTable({ steps }: { steps: readonly Step[] }) {
  return (
    <Box role="region" aria-label={TITLE} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
      <Table size="small" aria-label={TITLE}>
        <TableHead>
          <TableRow>
            <TableCell>状態</TableCell>
            <TableCell align="right">いま</TableCell>
            <TableCell align="right">ここまで</TableCell>
            <TableCell align="right">先へ進んだ割合</TableCell>
            <TableCell align="right">日数の中央値</TableCell>
            <TableCell align="right">最長</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map((step) => (
            <TableRow key={step.UserStatus} sx={{ '& > *': { whiteSpace: 'nowrap' } }}>
              <TableCell component="th" scope="row">
                <Link
                  component={RouterLink}
                  to={listAddress('users', { deleted: false, status: [step.UserStatus] })}
                >
                  {userStatusLabels[step.UserStatus]}
                </Link>
              </TableCell>
              <TableCell align="right">{people(step.Count)}</TableCell>
              <TableCell align="right">{people(step.Reached)}</TableCell>
              <TableCell align="right">{shareOf(step)}</TableCell>
              <TableCell align="right">{days(step.MedianDays)}</TableCell>
              <TableCell align="right">{days(step.LongestDays)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const people = (count: number) => `${count.toLocaleString('ja-JP')}人`
const days = (count: number | null) => (count === null ? '—' : `${count.toLocaleString('ja-JP')}日`)
const shareOf = ({ Reached, WentOn }: Step) =>
  WentOn === null || Reached === 0 ? '—' : `${Math.round((WentOn / Reached) * 100)}％`
