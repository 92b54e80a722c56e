import { Alert, AlertTitle, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatJapaneseDateTime } from '../../../../shared/facts/dates'
import { correctionOutcomeLabels } from '../../../../shared/words/labels/correctionLabels'
import { correctionWords as words } from '../../../../shared/words/check/corrections'
import type { CorrectionOutcome } from '../../../../shared/generated/schema'
import type { ConsequenceFieldsFragment, CorrectionFieldsFragment } from '../../../generated/graphql'

const WARN: readonly CorrectionOutcome[] = ['EndsCertification', 'MovesPeriod', 'TakesBackResult']

export function Consequences({ shown }: { shown: ConsequenceFieldsFragment }) {
  const { Outcome, Lines, Donations } = shown
  if (!Outcome)
    return (
      <Alert severity="error">
        <AlertTitle sx={{ fontSize: 14 }}>{words.stuck}</AlertTitle>
        {Lines.join('')}
      </Alert>
    )
  return (
    <Alert severity={WARN.includes(Outcome) || Donations.length > 0 ? 'warning' : 'info'}>
      <AlertTitle sx={{ fontSize: 14 }}>
        {words.follows}：{correctionOutcomeLabels[Outcome]}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.25, display: 'grid', gap: 0.5 }}>
        {Lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      {Donations.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <b>{words.donations}</b>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {Donations.map(({ Id, DonationAt }) => (
              <li key={Id}>{formatJapaneseDateTime(new Date(DonationAt))}</li>
            ))}
          </Box>
        </Box>
      )}
    </Alert>
  )
}

export function Changes({ changes }: { changes: CorrectionFieldsFragment['Changes'] }) {
  if (changes.length === 0) return null
  return (
    <Table size="small" aria-label={words.changes} sx={{ '& td, & th': { px: 1, overflowWrap: 'anywhere' } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '26%' }}>{words.changes}</TableCell>
          <TableCell sx={{ width: '30%' }}>訂正前</TableCell>
          <TableCell>訂正後</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ Label, Before, After }) => (
          <TableRow key={Label}>
            <TableCell component="th" scope="row">
              {Label}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>{Before || '—'}</TableCell>
            <TableCell>
              <b>{After || '—'}</b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
