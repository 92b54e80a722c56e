import { useNotify } from 'react-admin'
import { useHotkeys } from 'react-hotkeys-hook'
import { useNavigate } from 'react-router'
import { ABSENT_ONE_BY_ONE, GONE_BY_ITSELF } from '../../../shared/words/office/work'
import { isDialogOpen } from '../../parts/shortcuts/Keys'
import { useLetters } from '../../parts/shortcuts/useLetters'
import { addressOfAct } from './acts'
import type { WorkRow } from './useDesk'
import type { Ask } from './WorkActs'

type Props = {
  move: (by: 1 | -1) => void
  ask: (what: Ask) => void
  choose: (isRange: boolean) => void
  showMore: () => void
  /** Takes back what was opened or chosen last. */
  leave: () => void
  current: WorkRow | undefined
  isMine: (work: WorkRow) => boolean
  /** The rows that an act is for; empty if it is for the current one. */
  chosen: readonly WorkRow[]
}

/** Buttons and links handle their own keys. The body has the focus for a moment when the focused row is done. */
const isOnRow = () => ['LI', 'BODY'].includes(document.activeElement?.tagName ?? '')

export function useDeskKeys({ move, ask, choose, showMore, leave, current, isMine, chosen }: Props): void {
  const navigate = useNavigate()
  const notify = useNotify()
  const say = (words: string) => notify(words, { type: 'info' })
  useLetters({
    j: () => move(1),
    k: () => move(-1),
    x: () => choose(false),
    'shift+x': () => choose(true),
    a: () => ask('assign'),
    s: () => ask('snooze'),
    i: showMore,
    o: () => current?.UserId && navigate(`/users/${current.UserId}/show`),
    e: () => {
      const works = chosen.length > 0 || !current ? chosen : [current]
      if (works.some(({ Kind }) => Kind === 'Task')) ask('finish')
      else if (works.length > 0) say(GONE_BY_ITSELF)
    },
    r: () => current?.Kind === 'Task' && ask('change'),
    h: () => {
      if (chosen.length > 0) say(ABSENT_ONE_BY_ONE)
      else if (current?.Kind === 'Attendance') ask('absent')
    },
  })
  useHotkeys('escape', () => void (isDialogOpen() || leave()))
  useHotkeys(
    'enter',
    () => {
      if (isDialogOpen() || !current || !isOnRow()) return
      const address = addressOfAct(current)
      if (address && isMine(current)) navigate(address)
      else ask('act')
    },
    { preventDefault: false },
  )
}
