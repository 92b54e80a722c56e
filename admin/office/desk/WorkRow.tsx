import { Box, Checkbox } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router'
import { dayInRow, dueInWords, workBrief, workReason } from '../../../shared/words/office/work'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { doersOf } from '../../../shared/rules/office/work'
import { useConsole } from '../../ground/console/ConsoleContext'
import { fullName, fullNameFurigana, namelessTitle } from '../../parts/people/PersonName'
import type { WorkRow as Work } from './useDesk'
import { aboutOf, Assignee, SnoozeButton, WorkActs, type Ask } from './WorkActs'
import { unseen } from '../../ground/theme/unseen'

type Props = {
  work: Work
  isCurrent: boolean
  isChosen: boolean
  /** False if the work is for other duties, or not known yet. */
  mayAct: boolean
  /** The details stand beside the list: the row leaves its buttons to them. */
  isNarrow: boolean
  isOpen: boolean
  focus: Ref<HTMLLIElement>
  onAsk: (ask: Ask) => void
  onFocus: () => void
  onOpen: () => void
  /** Some rows of the list can be chosen: all leave room for it. */
  hasBoxes: boolean
  /** Chooses the row, or the range from the previous one to it. */
  onChoose?: (isRange: boolean) => void
  onReopen?: () => void
}

/** Whom, why, when, assignee, act, later. */
const ROOMY = '108px minmax(0, 1fr) 156px 28px 140px 32px'
const ROOMIEST = '108px 132px minmax(0, 1fr) 156px 28px 140px 32px'
/** On a small screen the details are a sheet, which has the rest. */
const STACKED = '108px minmax(0, 1fr) 72px 140px'
const NARROW = '104px minmax(0, 1fr) 72px'

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const fromLg = { xs: 'none', lg: 'block' }

export function WorkRow(props: Props) {
  const { work, isCurrent, isChosen, mayAct, isNarrow, focus, onFocus, onOpen, onChoose, hasBoxes } = props
  const box = hasBoxes ? '20px ' : ''
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
        if (isPressed(event.target)) return
        if (event.shiftKey && onChoose) onChoose(true)
        else onOpen()
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          md: `${box}${STACKED}`,
          lg: `${box}${isNarrow ? NARROW : ROOMY}`,
          xl: `${box}${isNarrow ? ROOMY : ROOMIEST}`,
        },
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: { xs: 64, md: 52, lg: 40 },
        p: { xs: '10px 16px', md: '0 8px 0 14px' },
        cursor: 'pointer',
        scrollMarginBlock: 72,
        '& + li': { borderTop: '1px solid', borderColor: 'divider' },
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        '& .MuiCheckbox-root': { opacity: isChosen || isCurrent ? 1 : 0.55 },
        '&:hover .MuiCheckbox-root, & .MuiCheckbox-root:focus-within': { opacity: 1 },
        ...(isChosen && { bgcolor: 'action.selected' }),
        ...(isCurrent && {
          bgcolor: 'action.selected',
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
          slotProps={{ input: { 'aria-label': `${aboutOf(work)}を選ぶ` } }}
          size="small"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, m: '0 -8px', width: 36, height: 36 }}
        />
      )}
      {!onChoose && hasBoxes && <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' } }} />}
      <Whom work={work} isNarrow={isNarrow} />
      <Why {...props} />
      <When work={work} isNarrow={isNarrow} />
      <Acts {...props} mayAct={mayAct} />
    </Box>
  )
}

function Whom({ work: { UserId, User }, isNarrow }: Pick<Props, 'work' | 'isNarrow'>) {
  const name = User && !User.DeleteStatus ? (fullName(User) ?? namelessTitle(User)) : '退会した方'
  return (
    <>
      <Box sx={{ ...oneLine, gridRow: { xs: 1, md: 'auto' }, fontWeight: 700 }} title={name}>
        {!UserId && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            事務局
          </Box>
        )}
        {UserId && (!User || User.DeleteStatus) && <span>{name}</span>}
        {UserId && User && !User.DeleteStatus && (
          <Box
            component={Link}
            to={`/users/${UserId}/show`}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {name}
          </Box>
        )}
      </Box>
      <Box
        sx={{
          ...oneLine,
          display: { xs: 'none', xl: isNarrow ? 'none' : 'block' },
          fontSize: 13,
          color: 'text.secondary',
        }}
      >
        {User && !User.DeleteStatus && fullNameFurigana(User)}
      </Box>
    </>
  )
}

function Why({ work, isOpen, onOpen }: Props) {
  const today = useConsole().clock.today()
  const about = aboutOf(work)
  const [brief, whole] = [workBrief(work, today), workReason(work, today)]
  const outcome = work.Outcome ? `　結果：${work.Outcome}` : ''
  return (
    <Box
      sx={{
        ...oneLine,
        gridColumn: { xs: '1 / -1', md: 'auto' },
        gridRow: { xs: 2, md: 'auto' },
        fontSize: 13,
      }}
    >
      <Box
        component="button"
        type="button"
        aria-label={`${about}：状況を見る`}
        aria-expanded={isOpen}
        onClick={onOpen}
        sx={{
          p: 0,
          mr: 1.25,
          minHeight: 24,
          maxWidth: 1,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontWeight: 700,
          cursor: 'pointer',
          ...oneLine,
          verticalAlign: 'middle',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        {about}
      </Box>
      <Box
        component="span"
        aria-hidden={brief !== whole || undefined}
        sx={{
          color: 'text.secondary',
          verticalAlign: 'middle',
          display: { xs: 'block', lg: 'inline' },
          ...oneLine,
        }}
      >
        {brief}
        {outcome}
      </Box>
      {brief !== whole && <Unseen>{whole + outcome}</Unseen>}
    </Box>
  )
}

/** Read by screen readers alone. */
const Unseen = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={unseen}>
    {children}
  </Box>
)

function When({ work: { Due, SnoozedUntil }, isNarrow }: Pick<Props, 'work' | 'isNarrow'>) {
  const today = useConsole().clock.today()
  const isAsleep = SnoozedUntil !== null && SnoozedUntil > today
  const roomy = { display: isNarrow ? { xs: 'none', xl: 'block' } : fromLg }
  return (
    <Box
      sx={{
        display: 'flex',
        columnGap: 1,
        justifyContent: 'flex-end',
        gridRow: { xs: 1, md: 'auto' },
        fontSize: 13,
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {isAsleep && <span>{dayInRow(SnoozedUntil)}</span>}
      {isAsleep && <Box sx={roomy}>に表示</Box>}
      {!isAsleep && Due !== today && <Box sx={roomy}>{dayInRow(Due)}</Box>}
      {!isAsleep && (
        <Box sx={Due < today ? { color: 'error.main', fontWeight: 700 } : undefined}>
          {dueInWords(Due, today)}
        </Box>
      )}
    </Box>
  )
}

function Acts({ work, isCurrent, mayAct, isNarrow, onAsk, onReopen }: Props) {
  const beside = isNarrow ? { xs: 'none', xl: 'block' } : fromLg
  const act = isNarrow ? { xs: 'none', xl: 'block' } : { xs: 'none', md: 'block' }
  return (
    <>
      <Box sx={{ display: beside }}>
        <Assignee work={work} mayAct={mayAct} onAsk={onAsk} />
      </Box>
      <Box sx={{ display: act, '& > *': { width: 1 } }}>
        {mayAct ? (
          <WorkActs work={work} isMain={isCurrent} onAsk={onAsk} onReopen={onReopen} />
        ) : (
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {`${rolesLabel(doersOf(work.Kind, work.Point))}の用件`}
          </Box>
        )}
      </Box>
      <Box sx={{ display: beside }}>{mayAct && !onReopen && <SnoozeButton work={work} onAsk={onAsk} />}</Box>
    </>
  )
}

const isPressed = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input') !== null
