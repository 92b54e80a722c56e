import { Box, ButtonBase } from '@mui/material'
import { workOwnerLabels, workStateLabels, workGroupLabels } from '../../ground/words/workLabels'
import { workAreaLabels, type WorkArea } from '../../../shared/rules/office/work'
import { kindsOf, type Totals } from './useDesk'

type Props = { totals: Totals; view: string; onOpen: (view: string) => void }

export function DeskChips({ totals, view, onOpen }: Props) {
  const inArea = (area: WorkArea) =>
    totals.Kinds.reduce((all, { Kind, Count }) => (kindsOf(area).includes(Kind) ? all + Count : all), 0)
  const areas = (Object.keys(workAreaLabels) as WorkArea[])
    .map((area) => ({ name: area, label: workAreaLabels[area], count: inArea(area) }))
    .filter(({ name, count }) => count > 0 || name === view)
  const chips = [
    { name: 'all', label: 'すべて', count: totals.All },
    { name: 'mine', label: workOwnerLabels.Mine, count: totals.Mine },
    { name: 'nobody', label: workOwnerLabels.Nobody, count: totals.Nobody },
    { name: 'overdue', label: workGroupLabels.Overdue, count: totals.Overdue },
    ...areas,
    { name: 'asleep', label: workStateLabels.Asleep, count: totals.Asleep },
    { name: 'done', label: workStateLabels.Done },
  ]
  return (
    <Box role="group" aria-label="しぼり込み" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 1.5 }}>
      {chips.map(({ name, label, ...chip }) => (
        <ButtonBase
          key={name}
          aria-pressed={name === view}
          onClick={() => onOpen(name)}
          sx={({ palette }) => ({
            minHeight: { xs: 44, md: 32 },
            px: 1.5,
            gap: 0.75,
            borderRadius: '99px',
            border: '1px solid',
            borderColor: name === view ? 'primary.main' : 'divider',
            bgcolor: name === view ? 'action.selected' : 'background.paper',
            color: name === view ? 'primary.main' : 'text.primary',
            fontWeight: name === view ? 700 : 400,
            fontSize: 13,
            '&:hover': { borderColor: palette.primary.main },
          })}
        >
          {label}
          {'count' in chip && (
            <Box
              component="span"
              sx={{
                color: name === 'overdue' && (chip.count ?? 0) > 0 ? 'error.main' : 'text.secondary',
                fontWeight: name === 'overdue' ? 700 : 400,
              }}
            >
              {chip.count?.toLocaleString('ja-JP')}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Box>
  )
}
