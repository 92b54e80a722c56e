import { Box, ButtonBase } from '@mui/material'
import { workOwnerLabels, workStateLabels, workGroupLabels } from '../../ground/words/workLabels'
import { workAreaLabels, type WorkArea } from '../../../shared/rules/office/work'
import { kindsOf, type Totals } from './useDesk'
import { useIsWide } from './useIsWide'

type Props = { totals: Totals; view: string; onOpen: (view: string) => void }

type Chip = { name: string; label: string; count?: number }

const ofOwners = ({ Mine, Nobody }: Totals): readonly Chip[] => [
  { name: 'mine', label: workOwnerLabels.Mine, count: Mine },
  { name: 'nobody', label: workOwnerLabels.Nobody, count: Nobody },
]

/** What is not to be done now and, where the head has room for them, the owners. */
export function HeadChips({ totals, ...shared }: Props) {
  const isWide = useIsWide()
  const chips: readonly Chip[] = [
    ...(isWide ? ofOwners(totals) : []),
    { name: 'asleep', label: workStateLabels.Asleep, count: totals.Asleep },
    { name: 'done', label: workStateLabels.Done },
  ]
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      {chips.map((chip) => (
        <OneChip key={chip.name} {...chip} {...shared} />
      ))}
    </Box>
  )
}

export function DeskChips({ totals, ...shared }: Props) {
  const isWide = useIsWide()
  const inArea = (area: WorkArea) =>
    totals.Kinds.reduce((all, { Kind, Count }) => (kindsOf(area).includes(Kind) ? all + Count : all), 0)
  const areas = (Object.keys(workAreaLabels) as WorkArea[])
    .map((area) => ({ name: area, label: workAreaLabels[area], count: inArea(area) }))
    .filter(({ name, count }) => count > 0 || name === shared.view)
  const chips: readonly Chip[] = [
    { name: 'all', label: 'すべて', count: totals.All },
    ...(isWide ? [] : ofOwners(totals)),
    { name: 'overdue', label: workGroupLabels.Overdue, count: totals.Overdue },
    ...areas,
  ]
  return (
    <Box
      role="group"
      aria-label="しぼり込み"
      sx={{
        display: 'flex',
        gap: { xs: 0.75, md: 0.5 },
        mb: { xs: 0.5, md: 1 },
        // One line, which is pushed sideways where it does not fit; the ring around the focus stays whole.
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mx: { xs: -2, md: '-4px' },
        px: { xs: 2, md: '4px' },
        pt: { md: '4px' },
        pb: { xs: 1, md: '4px' },
      }}
    >
      {chips.map((chip) => (
        <OneChip key={chip.name} {...chip} {...shared} />
      ))}
    </Box>
  )
}

function OneChip({ name, label, count, view, onOpen }: Chip & Omit<Props, 'totals'>) {
  const isHere = name === view
  const isAlarm = name === 'overdue' && (count ?? 0) > 0
  return (
    <ButtonBase
      aria-pressed={isHere}
      onClick={() => onOpen(name)}
      sx={({ palette }) => ({
        flex: 'none',
        minHeight: { xs: 44, md: 28 },
        px: { xs: 1.5, md: 0.875 },
        gap: { xs: 0.75, md: 0.5 },
        borderRadius: '99px',
        border: '1px solid',
        borderColor: isHere ? 'primary.main' : 'divider',
        bgcolor: isHere ? 'action.selected' : 'background.paper',
        color: isHere ? 'primary.main' : 'text.primary',
        fontWeight: isHere ? 700 : 400,
        fontSize: 13,
        '&:hover': { borderColor: palette.primary.main },
      })}
    >
      {label}
      {count !== undefined && (
        <Box
          component="span"
          sx={{ color: isAlarm ? 'error.main' : 'text.secondary', fontWeight: isAlarm ? 700 : 400 }}
        >
          {count.toLocaleString('ja-JP')}
        </Box>
      )}
    </ButtonBase>
  )
}
