import AccessTime from '@mui/icons-material/AccessTime'
import { Box, Button, ButtonBase, IconButton } from '@mui/material'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { dueInWords, shortDay, workReason } from '../../shared/messages/work'
import { workKinds } from '../../shared/work'
import { useConsole } from '../console/ConsoleContext'
import { RowPersonName } from '../people/PersonName'
import { tones } from '../theme/tones'
import { addressOfAct } from './acts'
import type { WorkRow as Work } from './useDesk'

export type Ask = 'act' | 'assign' | 'snooze'

type Props = {
  work: Work
  /** The row that keys act on. */
  isCurrent: boolean
  /** Support only reads. */
  mayAct: boolean
  focus: Ref<HTMLLIElement>
  onAsk: (ask: Ask) => void
  onFocus: () => void
  /** Takes back that it was finished. */
  onReopen?: () => void
}

const COLUMNS = '128px minmax(0, 1fr) 92px 32px 148px 32px'

/** One thing to do: whom it is about, why, until when, who has it, and the one act. */
export function WorkRow({ work, isCurrent, mayAct, focus, onAsk, onFocus, onReopen }: Props) {
  const today = useConsole().clock.today()
  const { label, act } = workKinds[work.Kind]
  const isLate = work.Due < today
  const address = addressOfAct(work)
  const about = work.Title ?? label
  return (
    <Box
      component="li"
      ref={focus}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: COLUMNS },
        gap: { xs: '4px 12px', md: '12px' },
        alignItems: 'center',
        minHeight: 52,
        p: { xs: '10px 14px', md: '4px 12px 4px 16px' },
        borderTop: '1px solid',
        borderColor: 'divider',
        scrollMarginBlock: 72,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(isCurrent && {
          bgcolor: 'action.hover',
          '&::before': {
            content: '""',
            position: 'absolute',
            inset: '0 auto 0 0',
            width: 3,
            bgcolor: 'primary.main',
          },
        }),
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {work.UserId ? (
          <RowPersonName person={work.User} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>事務局</Box>
        )}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          gridRow: { xs: 2, md: 'auto' },
          fontSize: 13,
          minWidth: 0,
        }}
      >
        <Box component="b" sx={{ display: 'block' }}>
          {label}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {workReason(work, today)}
          {work.Outcome && `　結果：${work.Outcome}`}
        </Box>
      </Box>
      <Box
        sx={{ fontSize: 13, lineHeight: 1.4, whiteSpace: 'nowrap', textAlign: { xs: 'right', md: 'left' } }}
      >
        {shortDay(work.SnoozedUntil && work.SnoozedUntil > today ? work.SnoozedUntil : work.Due)}
        <Box
          component="small"
          sx={{
            display: 'block',
            fontSize: 12,
            color: isLate ? 'error.main' : 'text.secondary',
            fontWeight: isLate ? 700 : 400,
          }}
        >
          {work.SnoozedUntil && work.SnoozedUntil > today ? 'に表示' : dueInWords(work.Due, today)}
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'flex', md: 'contents' },
          gridColumn: '1 / -1',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Assignee work={work} mayAct={mayAct} onAsk={() => onAsk('assign')} />
        {mayAct && onReopen && (
          <Button size="small" variant="outlined" onClick={onReopen} aria-label={`${about}：未了に戻す`}>
            未了に戻す
          </Button>
        )}
        {mayAct && !onReopen && (
          <>
            <Button
              size="small"
              variant={isCurrent ? 'contained' : 'outlined'}
              aria-label={`${about}：${act}`}
              {...(address ? { component: Link, to: address } : { onClick: () => onAsk('act') })}
              sx={{
                flex: { xs: 1, md: 'none' },
                minHeight: { xs: 44, md: 32 },
                px: 0.5,
                whiteSpace: 'nowrap',
              }}
            >
              {act}
            </Button>
            <IconButton
              size="small"
              aria-label={`${about}：あとで（日を選ぶ）`}
              title="あとで"
              onClick={() => onAsk('snooze')}
              sx={{ width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
            >
              <AccessTime fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  )
}

type AssigneeProps = { work: Work; mayAct: boolean; onAsk: () => void }

/** The first letter of whoever has it; a dashed ring where nobody does. */
function Assignee({ work: { AssigneeName }, mayAct, onAsk }: AssigneeProps) {
  const words = `担当：${AssigneeName ?? 'なし'}`
  const sign = (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-grid',
        placeItems: 'center',
        width: 28,
        height: 28,
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
      onClick={onAsk}
      sx={{ borderRadius: '50%', width: { xs: 44, md: 32 }, height: { xs: 44, md: 32 } }}
    >
      {sign}
    </ButtonBase>
  )
}
