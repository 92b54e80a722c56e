import { Box, Paper } from '@mui/material'
import { createContext, Suspense, useMemo, useRef, useState, type ReactNode } from 'react'
import { fullName } from '../../../parts/people/PersonName'
import { isSame, nextTarget, targetAt, type Arrow, type Movable, type Target } from './targets'
import { unseen } from '../../../ground/theme/unseen'
import { lazyOf } from '../../../parts/components/lazyOf'

const MoveDialog = lazyOf(() => import('./MoveDialog'), 'MoveDialog')

type Standing = { held: Held | null; over: Target | null }
const AT_REST: Standing = { held: null, over: null }

type Held = { moved: Movable; by: 'pointer' | 'keys'; from: Element }

export type Mover = {
  /** As rendered. Event handlers use `isHolding`, because the next event may come before the render. */
  held: Held | null
  isHolding: (moved: Movable) => boolean
  hold: (held: Held) => void
  point: (x: number, y: number) => void
  step: (key: Arrow) => void
  drop: () => void
  letGo: () => void
  /** Opens the dialog without a target, which is chosen there. */
  choose: (moved: Movable) => void
}

export const MoverContext = createContext<Mover | null>(null)

/** Bookings and tests inside can be moved to its targets. Only the dialog saves. */
export function MoveArea({ children }: { children: ReactNode }) {
  const [{ held, over }, show] = useState<Standing>(AT_REST)
  const now = useRef<Standing>(AT_REST)
  const [dropped, setDropped] = useState<{ moved: Movable; to: string | null } | null>(null)
  const [said, setSaid] = useState('')
  const note = useRef<HTMLDivElement>(null)

  const mover = useMemo<Mover>(() => {
    const become = (next: Standing) => {
      now.current.over?.element.removeAttribute(OVER)
      next.over?.element.setAttribute(OVER, '')
      now.current = next
      show(next)
    }
    const end = (words: string) => {
      become(AT_REST)
      setSaid(words)
    }
    return {
      held,
      isHolding: (moved) => now.current.held !== null && isSame(now.current.held.moved, moved),
      hold: (next) => {
        become({ held: next, over: null })
        setSaid(`${nameOf(next.moved)}を動かします。${HINT}`)
      },
      point: (x, y) => {
        const { held, over } = now.current
        if (!held) return
        if (note.current) note.current.style.transform = `translate(${x + 14}px, ${y + 14}px)`
        if (y < EDGE) window.scrollBy(0, -SCROLL)
        if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
        const wide = held.from.closest('[role=region]')
        if (x < EDGE) wide?.scrollBy(-SCROLL, 0)
        if (x > window.innerWidth - EDGE) wide?.scrollBy(SCROLL, 0)
        const next = targetAt(held.moved, x, y)
        if (next?.element !== over?.element) become({ held, over: next })
      },
      step: (key) => {
        const { held, over } = now.current
        const next = held && nextTarget(held.moved, over?.element ?? startOf(held), key)
        if (!next) return
        next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        become({ held, over: next })
        setSaid(next.name)
      },
      drop: () => {
        const { held, over } = now.current
        if (!held) return
        const isElsewhere = over !== null && over.at !== held.moved.at
        if (isElsewhere) setDropped({ moved: held.moved, to: over.at })
        end(isElsewhere ? '' : STAYED)
      },
      letGo: () => {
        if (now.current.held) end(STAYED)
      },
      choose: (moved) => setDropped({ moved, to: null }),
    }
  }, [held])

  return (
    <MoverContext value={mover}>
      <Box data-moving={held?.moved.kind} sx={area}>
        {children}
        <Box role="status" sx={unseen}>
          {said}
        </Box>
        {held && (
          <Paper
            ref={note}
            elevation={6}
            aria-hidden
            sx={[noteStyle, held.by === 'keys' && { left: 16, bottom: 16, top: 'auto' }]}
          >
            <b>{nameOf(held.moved)}</b>
            <div>{over ? `→ ${over.name}` : '移す先を選んでください'}</div>
            {held.by === 'keys' && <small>{HINT}</small>}
          </Paper>
        )}
      </Box>
      {dropped && (
        <Suspense>
          <MoveDialog {...dropped} onClose={() => setDropped(null)} />
        </Suspense>
      )}
    </MoverContext>
  )
}

export const nameOf = ({ person, kind }: Movable) =>
  `${fullName(person) ?? '氏名なし'}さんの${kind === 'booking' ? '予約' : '検査'}`

/** The target that contains the handle, else the handle itself. */
const startOf = ({ moved, from }: Held): Element => from.closest(`[data-move-kind="${moved.kind}"]`) ?? from

/** Pixels from the edge within which the page scrolls. */
const EDGE = 56
const SCROLL = 24
const OVER = 'data-move-over'
const HINT = '矢印キーで移す先を選び、Enterで決めます。Escでやめます。'
const STAYED = '動かしませんでした。'

const dashed = { outline: '1px dashed', outlineColor: 'primary.main', outlineOffset: '-1px' } as const
const area = {
  '&[data-moving=booking] [data-move-kind=booking]': dashed,
  '&[data-moving=exam] [data-move-kind=exam]': dashed,
  [`&[data-moving] [${OVER}]`]: {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
    bgcolor: 'action.selected',
  },
} as const

const noteStyle = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 'tooltip',
  maxWidth: 320,
  p: '8px 12px',
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'primary.main',
  fontSize: 14,
  pointerEvents: 'none',
  '& small': { color: 'text.secondary', fontSize: 12 },
} as const
