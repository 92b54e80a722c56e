import AccessTime from '@mui/icons-material/AccessTime'
import { Box, Button, ButtonBase, IconButton } from '@mui/material'
import { Link } from 'react-router'
import { workKinds } from '../../../shared/rules/office/work'
import { tones } from '../../ground/theme/tones'
import { addressOfAct } from './acts'
import type { WorkRow } from './useDesk'

export type Ask = 'act' | 'assign' | 'snooze' | 'finish' | 'absent' | 'change'

type Props = {
  work: WorkRow
  isMain: boolean
  onAsk: (ask: Ask) => void
  onReopen?: (() => void) | undefined
}

export const aboutOf = ({ Kind, Title }: WorkRow) => Title ?? workKinds[Kind].label

/** What the work is for; of an attendance, its other answer too. */
export function WorkActs({ work, isMain, onAsk, onReopen }: Props) {
  const { act } = workKinds[work.Kind]
  const about = aboutOf(work)
  const address = addressOfAct(work)
  if (onReopen)
    return (
      <Button size="small" variant="outlined" onClick={onReopen} aria-label={`${about}：未了に戻す`}>
        未了に戻す
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
      <Button
        size="small"
        variant={isMain ? 'contained' : 'outlined'}
        aria-label={`${about}：${act}`}
        {...(address ? { component: Link, to: address } : { onClick: () => onAsk('act') })}
        sx={{ flex: 1, minHeight: { xs: 44, md: 32 }, py: 0, px: 0.5, whiteSpace: 'nowrap' }}
      >
        {act}
      </Button>
      {work.Kind === 'Attendance' && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="h"
          onClick={() => onAsk('absent')}
          sx={{ minWidth: { xs: 64, md: 44 }, py: 0, px: 0.5, borderColor: 'divider' }}
        >
          欠席
        </Button>
      )}
    </Box>
  )
}

export const SnoozeButton = ({ work, onAsk }: Pick<Props, 'work' | 'onAsk'>) => (
  <IconButton
    size="small"
    aria-label={`${aboutOf(work)}：あとで（日を選ぶ）`}
    title="あとで"
    onClick={() => onAsk('snooze')}
    sx={{ width: 32, height: 32 }}
  >
    <AccessTime fontSize="small" />
  </IconButton>
)

type AssigneeProps = { work: WorkRow; mayAct: boolean; onAsk: (ask: Ask) => void }

export function Assignee({ work: { AssigneeName }, mayAct, onAsk }: AssigneeProps) {
  const words = `担当：${AssigneeName ?? 'なし'}`
  const sign = (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-grid',
        placeItems: 'center',
        width: 26,
        height: 26,
        borderRadius: '50%',
        fontSize: 12,
        fontWeight: 700,
        ...(AssigneeName
          ? { bgcolor: tones[palette.mode].leaf.background, color: tones[palette.mode].leaf.color }
          : { border: '1.5px dashed #74837b', color: 'text.secondary' }),
      })}
    >
      {AssigneeName?.slice(0, 1) ?? '＋'}
    </Box>
  )
  if (!mayAct)
    return (
      <span role="img" aria-label={words} title={words}>
        {sign}
      </span>
    )
  return (
    <ButtonBase
      aria-label={words}
      title={words}
      onClick={() => onAsk('assign')}
      sx={{ borderRadius: '50%', width: 28, height: 32 }}
    >
      {sign}
    </ButtonBase>
  )
}
