import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { lazy } from 'react'
import { formatListDateTime } from '../../../shared/facts/dates'
import { readComposition } from '../../../shared/forms/flora/composition'
import {
  inspectionDetailLabels as labels,
  inspectionDetailLabels,
} from '../../../shared/words/labels/floraLabels'
import { useMayCall } from '../../ground/auth/useDuties'
import { Card, Facts } from '../../parts/components/Card'
import { RecordPage } from '../../parts/components/RecordPage'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import type { FloraTestPageQuery } from '../../generated/graphql'
import { CorrectionsOfRecord } from '../corrections/results/CorrectionsOfRecord'
import { PersonCard } from '../../parts/people/PersonName'
import { dayOfParts, FloraStatusChip, isoDayOfParts } from './FloraStatusChip'
import { FloraTestNextStep } from './FloraTestNextStep'

const ProposeResultDialog = lazy(() =>
  import('../corrections/results/ProposeResultDialog').then((file) => ({
    default: file.ProposeResultDialog,
  })),
)

type FloraTest =
  FloraTestPageQuery['listIntestinalFloraTestByIdInspectionDetailCreatedAt']['items'][number] & { id: string }

/** Only administrators see the result. */
export function FloraTestPage() {
  return (
    <RecordPage<FloraTest> title={({ SampleId }) => `腸内フローラ検査${SampleId ? `（${SampleId}）` : ''}`}>
      {(test) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PersonCard person={test.User} />
          <Card title="経過">
            <Facts facts={courseFacts(test)} />
          </Card>
          {test.User && (
            <Box sx={{ '&:empty': { display: 'none' } }}>
              <FloraTestNextStep subject={test.User} test={test} />
            </Box>
          )}
          {/* The list row, shown first, has no result. */}
          {Boolean(test.IntestinalFloraComposition) && (
            <Card title="結果">
              <Box sx={{ display: 'grid', gap: 2 }}>
                <Facts facts={resultFacts(test)} />
                <Composition shares={test.IntestinalFloraComposition} />
              </Box>
            </Card>
          )}
          {test.User && <ResultCorrections subject={test.User} test={test} />}
        </Box>
      )}
    </RecordPage>
  )
}

const courseFacts = (test: FloraTest) => [
  { label: labels.Status.admin, value: <FloraStatusChip status={test.Status} /> },
  { label: labels.SampleId.admin, value: test.SampleId },
  {
    label: '案内日',
    value: dayOfParts(
      test.StatusChangedToGuidanceYear,
      test.StatusChangedToGuidanceMonth,
      test.StatusChangedToGuidanceDay,
    ),
  },
  {
    label: labels.DeadlineForApplicationAt.admin,
    value: test.DeadlineForApplicationAt && formatSlashedDate(test.DeadlineForApplicationAt),
  },
  { label: '検査日', value: dayOfParts(test.Year, test.Month, test.Day) },
  {
    label: '結果公開日',
    value: dayOfParts(
      test.StatusChangedToSharedYear,
      test.StatusChangedToSharedMonth,
      test.StatusChangedToSharedDay,
    ),
  },
  {
    label: labels.InspectionDetailCreatedAt.admin,
    value: formatListDateTime(new Date(test.InspectionDetailCreatedAt)),
  },
]

const resultFacts = (test: FloraTest) => [
  { label: labels.DiversityScore.admin, value: test.DiversityScore },
  { label: labels.DiversityScoreScaled.admin, value: test.DiversityScoreScaled },
  { label: labels.Ranking.admin, value: test.Ranking },
  { label: labels.Enterotype.admin, value: test.Enterotype },
]

/** Also shown after a result was taken back. */
function ResultCorrections({ subject, test }: { subject: NonNullable<FloraTest['User']>; test: FloraTest }) {
  const mayPropose = useMayCall()('proposeCorrection')
  const result = {
    ExamDate: isoDayOfParts(test.Year, test.Month, test.Day) ?? '',
    DiversityScore: test.DiversityScore,
    Enterotype: test.Enterotype,
    IntestinalFloraComposition: test.IntestinalFloraComposition,
  }
  return (
    <CorrectionsOfRecord
      subject={subject}
      recordId={test.Id}
      Dialog={mayPropose && test.Status === 'Shared' ? ProposeResultDialog : null}
      about={{ subject, recordId: test.Id, result }}
    />
  )
}

/** Hidden on a phone for lack of room. */
const BAR_COLUMN = { width: '50%', display: { xs: 'none', sm: 'table-cell' } }

function Composition({ shares }: { shares: unknown }) {
  const genera = Object.entries(readComposition(shares) ?? {}).toSorted(([, one], [, other]) => other - one)
  const largest = genera[0]?.[1] ?? 1
  return (
    <Table
      size="small"
      aria-label={inspectionDetailLabels.IntestinalFloraComposition.admin}
      sx={{ maxWidth: 640 }}
    >
      <TableHead>
        <TableRow>
          <TableCell>菌</TableCell>
          <TableCell align="right">割合</TableCell>
          <TableCell aria-hidden sx={BAR_COLUMN} />
        </TableRow>
      </TableHead>
      <TableBody>
        {genera.map(([genus, share]) => (
          <TableRow key={genus}>
            <TableCell>{genus}</TableCell>
            <TableCell align="right">{(share * 100).toFixed(1)}%</TableCell>
            <TableCell aria-hidden sx={BAR_COLUMN}>
              <Box
                sx={{
                  height: 8,
                  width: `${(share / largest) * 100}%`,
                  borderRadius: 4,
                  bgcolor: 'primary.main',
                  forcedColorAdjust: 'none',
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
