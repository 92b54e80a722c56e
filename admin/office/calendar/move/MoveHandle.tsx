import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box } from '@mui/material'
import { use, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import type { StaffOperation } from '../../../../shared/rules/records/access/operations'
import { useMayCall } from '../../../ground/auth/useDuties'
import { forPaper } from '../../../parts/components/paper'
import { MoverContext, nameOf } from './MoveArea'
import { isArrow, isSame, type Movable } from './targets'

type Props = {
  moved: Movable
  /** The button's text; its accessible name also contains the person. */
  label: string
  isSmall?: boolean
  children?: ReactNode
}

const operationOfMove = {
  booking: 'updateGuidanceByAdmin',
  exam: 'scheduleExam',
} as const satisfies Record<Movable['kind'], StaffOperation>

/** A click opens the dialog, the pointer drags, the space bar picks up for the arrow keys. */
export function MoveHandle({ moved, label, isSmall, children = label }: Props) {
  const mover = use(MoverContext)
  const mayMove = useMayCall()(operationOfMove[moved.kind])
  const start = useRef<{ x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  if (!mover || !mayMove) return isSmall ? <span>{children}</span> : null
  const isHeld = mover.held !== null && isSame(mover.held.moved, moved)

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const { clientX: x, clientY: y, currentTarget } = event
    if (!start.current) return
    if (!mover.isHolding(moved)) {
      if (Math.hypot(x - start.current.x, y - start.current.y) < SLACK) return
      wasDragged.current = true
      mover.hold({ moved, by: 'pointer', from: currentTarget })
    }
    mover.point(x, y)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event
    wasDragged.current = false
    if (!mover.isHolding(moved)) {
      if (key !== ' ') return
      mover.hold({ moved, by: 'keys', from: currentTarget })
    } else if (isArrow(key)) mover.step(key)
    else if (key === 'Enter' || key === ' ') mover.drop()
    else if (key === 'Escape') mover.letGo()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box
      component="button"
      type="button"
      aria-label={`${nameOf(moved)}を${label}`}
      aria-pressed={isHeld}
      title="つかんで動かすか、押して日時を選びます。スペースキーと矢印キーでも動かせます。"
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        const { button, clientX: x, clientY: y, currentTarget, pointerId } = event
        wasDragged.current = false
        if (button !== 0) return
        start.current = { x, y }
        // A fast pointer leaves the button with its first move.
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = null
        if (mover.isHolding(moved)) mover.drop()
      }}
      onPointerCancel={() => {
        start.current = null
        mover.letGo()
      }}
      onKeyDown={onKeyDown}
      // Otherwise the browser clicks when the space bar is released.
      onKeyUp={(event: KeyboardEvent) => event.key === ' ' && event.preventDefault()}
      onBlur={() => mover.letGo()}
      onClick={() => {
        if (!wasDragged.current) mover.choose(moved)
        wasDragged.current = false
      }}
      sx={[handle, isSmall ? small : large, isHeld && { opacity: 0.5, cursor: 'grabbing' }, forPaper.hidden]}
    >
      <DragIndicator aria-hidden sx={{ fontSize: 16, color: 'text.secondary', flexShrink: 0, ml: '-4px' }} />
      <span>{children}</span>
    </Box>
  )
}

/** Pixels of movement that still count as a click. */
const SLACK = 6

const handle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1px',
  maxWidth: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '7px',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const

const small = { fontSize: 12.5, minHeight: { xs: 36, md: 26 }, px: '6px' } as const
const large = { fontSize: 13, minHeight: { xs: 44, md: 32 }, px: '10px' } as const
