import { Box, Typography } from '@mui/material'
import { formatListDateTime } from '../../../shared/facts/dates'
import { clearingFindingLabels } from '../../../shared/words/labels/clearingLabels'
import { clearingWords as words } from '../../../shared/words/check/clearings'
import { DialogButton } from '../../parts/actions/DialogButton'
import { StateChip } from '../../parts/components/StateChip'
import { lazyOf } from '../../parts/components/lazyOf'
import type { PointShown } from './ClearPointDialog'

const ClearPointDialog = lazyOf(() => import('./ClearPointDialog'), 'ClearPointDialog')

export function CheckPoints({ screeningId, points }: { screeningId: string; points: readonly PointShown[] }) {
  return (
    <section aria-label={words.title}>
      <Box component="h4" sx={{ m: 0, mb: 1, fontSize: 14 }}>
        {words.title}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {points.map((point) => (
          <Box
            component="li"
            key={point.QuestionId}
            sx={{ border: 1, borderColor: point.Open ? 'warning.main' : 'divider', borderRadius: 1, p: 1.5 }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <StateChip tone={point.Open ? 'coral' : 'leaf'}>
                {point.Open ? words.isOpen : words.isCleared}
              </StateChip>
              <Typography sx={{ fontWeight: 700 }}>{point.Topic}</Typography>
            </Box>
            <Typography sx={{ mt: 0.5, fontSize: 14 }}>
              {`${point.QuestionId} ${point.question}`}
              <b>{`　${point.answer}`}</b>
            </Typography>
            <Said point={point} />
            <DialogButton
              operation="clearCheckPoint"
              size="small"
              label={point.Clearing ? words.change : words.clear}
              aria-label={`${point.Topic}：${point.Clearing ? words.change : words.clear}`}
              Dialog={ClearPointDialog}
              about={{ screeningId, point }}
            />
          </Box>
        ))}
      </Box>
    </section>
  )
}

function Said({ point: { Clearing, Open } }: { point: PointShown }) {
  if (!Clearing) return <Typography color="warning.main">{words.open}</Typography>
  const { Finding, Note, ClearedAt, ClearedByName } = Clearing
  return (
    <Typography sx={{ fontSize: 14 }} color={Open ? 'warning.main' : undefined}>
      {Open ? words.reopened : clearingFindingLabels[Finding]}
      {Note && <span>{`：${Note}`}</span>}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`　${formatListDateTime(new Date(ClearedAt))}${ClearedByName ? ` ${ClearedByName}` : ''}`}
      </Box>
    </Typography>
  )
}
