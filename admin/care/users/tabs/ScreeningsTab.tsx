import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material'
import ExpandMore from '@mui/icons-material/ExpandMore'
import { useState } from 'react'
import { useGetManyReference } from 'react-admin'
import { formatJapaneseDate, formatListDateTime } from '../../../../shared/facts/dates'
import {
  examStageLabels,
  inspectionTypeLabels,
  judgementLabels,
  screeningInfoLabels as labels,
} from '../../../../shared/words/labels/screeningLabels'
import { lastRead, NotRead } from '../../../parts/components/LoadingOrFailure'
import { StateChip } from '../../../parts/components/StateChip'
import type { ScreeningRowFragment } from '../../../generated/graphql'
import { stageTones } from '../../screenings/stageTones'
import { ScreeningDetail } from '../../screenings/ScreeningPage'
import { StepButtons } from '../actions/StepButtons'
import type { PersonRecord } from '../../../parts/people/personRecord'

const ACTIONS = ['scheduleExam', 'judge', 'reopenCheck'] as const

export function ScreeningsTab({ person }: { person: PersonRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StepButtons person={person} only={ACTIONS} />
      <Screenings person={person} />
    </Box>
  )
}

type Row = ScreeningRowFragment & { id: string }

/** One screening is open at a time; its answers are requested only then. */
function Screenings({ person }: { person: PersonRecord }) {
  const [open, setOpen] = useState<string | null>(null)
  const query = useGetManyReference<Row>('screenings', {
    target: 'UserId',
    id: person.id,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'ScreeningInfoCreatedAt', order: 'DESC' },
  })
  const data = lastRead(query)
  if (!data) return <NotRead of={query} rows={3} />
  if (data.length === 0) return <Box sx={{ color: 'text.secondary' }}>検査の記録はまだありません。</Box>
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {data.map((screening) => (
        <Accordion
          key={screening.id}
          expanded={open === screening.id}
          onChange={(_event, expanded) => setOpen(expanded ? screening.id : null)}
          disableGutters
          slotProps={{ transition: { unmountOnExit: true } }}
          sx={{ borderRadius: '10px', '&::before': { display: 'none' } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Summary screening={screening} />
          </AccordionSummary>
          <AccordionDetails>
            <ScreeningDetail screening={screening} />
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  )
}

function Summary({ screening }: { screening: Row }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <b>{inspectionTypeLabels[screening.InspectionType]}</b>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {screening.RecruitmentYear}年{screening.RecruitmentMonth}月募集・
        {formatListDateTime(new Date(screening.ScreeningInfoCreatedAt))}開始
      </Box>
      <StateChip tone={stageTones[screening.ExamStage]}>{examStageLabels[screening.ExamStage]}</StateChip>
      {screening.ExamDay && (
        <span>
          {labels.ExamDay.admin}：{formatJapaneseDate(screening.ExamDay)}
        </span>
      )}
      {screening.ExamResult && (
        <span>
          {labels.ExamResult.admin}：<b>{judgementLabels[screening.ExamResult]}</b>
        </span>
      )}
    </Box>
  )
}
