import { Alert, TableCell, TableRow, Typography } from '@mui/material'
import type { JapaneseDate } from '../../../shared/facts/dates'
import type { SeatFigures } from '../../../shared/generated/schema'
import { seatTexts as texts, waitText } from './words'
import type { SeatOutlook } from './plan'
import { Card, Facts } from '../../parts/components/Card'
import { PlainTable } from '../../parts/components/PlainTable'

export function WaitTable({ waits, today }: { waits: SeatOutlook['waits']; today: JapaneseDate }) {
  if (waits.length === 0)
    return <Typography color="textSecondary">いま順番を待っている方はいません。</Typography>
  return (
    <PlainTable label="順番を待つ方のご案内" headings={['順番', 'ご案内の見込み']}>
      {waits.map(({ position, weeks }) => (
        <TableRow key={position}>
          <TableCell>{position}番目の方</TableCell>
          <TableCell>{waitText(weeks, today)}</TableCell>
        </TableRow>
      ))}
    </PlainTable>
  )
}

export function SeatBasis({ figures }: { figures: SeatFigures }) {
  const { Attended, Certified, PeriodsEnded, PeriodsRenewed, JoinedLine, JoinedWeeks } = figures
  const joining = Math.round((JoinedLine / JoinedWeeks) * 10) / 10
  return (
    <Card title={texts.basis}>
      {texts.isFew(Attended) && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {texts.few}
        </Alert>
      )}
      <Facts
        facts={[
          { label: texts.certified, value: texts.share(Certified, Attended) },
          { label: texts.renewed, value: texts.ended(PeriodsRenewed, PeriodsEnded) },
          { label: texts.onTheirWay, value: `${figures.PlacesGiven}人` },
          { label: texts.inExam, value: `${figures.InExam}人` },
          { label: texts.line, value: `${figures.InLine}人` },
          { label: texts.joining, value: `約${joining}人` },
        ]}
      />
    </Card>
  )
}
