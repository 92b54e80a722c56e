import AccessTime from '@mui/icons-material/AccessTime'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { Box, Button, ButtonBase, Checkbox, IconButton } from '@mui/material'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { dueInWords, shortDay, workReason } from '../../../shared/words/office/work'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { doersOf, workAreaLabels, workKinds } from '../../../shared/rules/office/work'
import { useConsole } from '../../ground/console/ConsoleContext'
import { RowPersonName } from '../../parts/people/PersonName'
import { tones } from '../../ground/theme/tones'
import { addressOfAct } from './acts'
import type { WorkRow as Work } from './useDesk'

export type Ask = 'act' | 'assign' | 'snooze' | 'finish' | 'absent' | 'change'

type Props = {
  work: Work
  isCurrent: boolean
  isChosen: boolean
  /** False if the work is for other duties, or not known yet. */
  mayAct: boolean
  focus: Ref<HTMLLIElement>
  onAsk: (ask: Ask) => void
  onFocus: () => void
  /** Chooses the row, or the range from the previous one to it. */
  onChoose?: (isRange: boolean) => void
  /** Opens the details; absent if they are beside the list. */
  onMore?: () => void
  onReopen?: () => void
}

/** Whom, why, when, assignee, act, later; narrower if the details are beside it. */
const ROOMY = '128px minmax(0, 1fr) 92px 32px 148px 32px'
const TIGHT = '108px minmax(0, 1fr) 90px 28px 132px 28px'

export function WorkRow(props: Props) {
  const { work, isCurrent, isChosen, mayAct, focus, onAsk, onFocus, onChoose, onMore, onReopen } = props
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
      // Choosing a range must not select text.
      onMouseDown={(event) => event.shiftKey && onChoose && event.preventDefault()}
      onClick={(event) => {
        if (event.shiftKey && onChoose && !isPressed(event.target)) onChoose(true)
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: {
          xs: `${onChoose ? 'auto ' : ''}minmax(0, 1fr) auto`,
          md: `${onChoose ? '32px ' : ''}${onMore ? `${ROOMY} 32px` : TIGHT}`,
          ...(!onMore && { xl: `${onChoose ? '32px ' : ''}${ROOMY}` }),
        },
        gap: { xs: '4px 12px', md: onMore ? '12px' : '8px', xl: '12px' },
        alignItems: 'center',
        minHeight: 52,
        p: { xs: '10px 14px', md: '4px 12px 4px 16px' },
        borderTop: '1px solid',
        borderColor: 'divider',
        scrollMarginBlock: 72,
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        ...(isChosen && { bgcolor: 'action.selected' }),
        ...(isCurrent && {
          bgcolor: isChosen ? 'action.selected' : 'action.hover',
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
      {onChoose && (
        <Checkbox
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
          slotProps={{ input: { 'aria-label': `${about}を選ぶ` } }}
          sx={{
            m: { xs: '-8px -6px -8px -10px', md: -1 },
            width: { xs: 44, md: 40 },
            height: { xs: 44, md: 40 },
          }}
        />
      )}
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
        <Box component="b" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {about}
          {work.Title && <ByHand />}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {workReason(work, today)}
          {work.Outcome && <span>{`　結果：${work.Outcome}`}</span>}
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
        {!mayAct && (
          <Box sx={{ gridColumn: { md: 'span 2' }, fontSize: 12, color: 'text.secondary' }}>
            {`${rolesLabel(doersOf(work.Kind))}の用件`}
          </Box>
        )}
        {mayAct && !onReopen && (
          <>
            <Box sx={{ display: 'flex', gap: 0.5, flex: { xs: 1, md: 'none' }, minWidth: 0 }}>
              <Button
                size="small"
                variant={isCurrent ? 'contained' : 'outlined'}
                aria-label={`${about}：${act}`}
                {...(address ? { component: Link, to: address } : { onClick: () => onAsk('act') })}
                sx={{ flex: 1, minHeight: { xs: 44, md: 32 }, px: 0.5, whiteSpace: 'nowrap' }}
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
                  sx={{ minWidth: { xs: 64, md: 44 }, px: 0.5, borderColor: 'divider' }}
                >
                  欠席
                </Button>
              )}
            </Box>
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
        {onMore && (
          <IconButton
            size="small"
            aria-label={`${about}：状況を見る`}
            title="状況を見る"
            aria-haspopup="dialog"
            onClick={onMore}
            sx={{
              width: { xs: 44, md: 32 },
              height: { xs: 44, md: 32 },
              gridColumnStart: { md: -2 },
              ml: { xs: mayAct ? 0 : 'auto', md: 0 },
            }}
          >
            <InfoOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}

/** A work item that staff wrote. */
const ByHand = () => (
  <Box
    component="small"
    sx={{
      ml: 1,
      px: 0.75,
      fontSize: 12,
      fontWeight: 400,
      color: 'text.secondary',
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 0.5,
      whiteSpace: 'nowrap',
    }}
  >
    {workAreaLabels.task}
  </Box>
)

const isPressed = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input') !== null

type AssigneeProps = { work: Work; mayAct: boolean; onAsk: () => void }

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
