import { Box, Paper, Typography } from '@mui/material'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useHotkeys } from 'react-hotkeys-hook'
import { useNavigate } from 'react-router'
import { workGroupLabels } from '../../shared/labels/workLabels'
import { GONE_BY_ITSELF, NOTHING_TO_DO } from '../../shared/messages/work'
import { failureMessage } from '../components/LoadingOrFailure'
import { useCallApi } from '../dataProvider/useCallApi'
import { ReopenWorkItemDocument, SnoozeWorkDocument, type DeskQuery } from '../generated/graphql'
import { isUndoOffered, useLetterShortcuts } from '../shortcuts/Keys'
import { ActDialog, addressOfAct } from './acts'
import { AssignDialog, SnoozeDialog } from './DeskDialogs'
import type { WorkRow as Work } from './useDesk'
import { WorkRow, type Ask } from './WorkRow'

type Props = {
  items: readonly Work[]
  groups: DeskQuery['listWork']['groups']
  mayAct: boolean
  isDone: boolean
  isFetching: boolean
}

const SOON_MS = 3_000
const clock = () => performance.now()
const isSoonAfter = (time: number) => clock() - time < SOON_MS

/** Rows by the day on which they are due, with the keys that act on one of them. */
export function WorkList({ items, groups, mayAct, isDone, isFetching }: Props) {
  const [asked, setAsked] = useState<{ ask: Ask; work: Work } | null>(null)
  const { index, setIndex, focusRow, rows } = useCursor(items, asked !== null)
  const back = useTakeBack()
  const last = useRef<{ ask: Ask; work: Work } | null>(null)
  const current = items[index]
  /** Acted on a moment ago: it stands there until the list without it has come. */
  const closed = useRef<string | null>(null)
  const isLeaving = (work: Work) => isFetching && work.Id === closed.current
  const ask = (what: Ask, work: Work | undefined) => {
    if (!work || !mayAct || isDone || isLeaving(work)) return
    setAsked({ ask: what, work })
    if (what === 'snooze' || (what === 'act' && work.Kind === 'Task')) last.current = { ask: what, work }
  }
  const wantedBackAt = useRef(-Infinity)
  const takeBack = () => {
    const left = last.current
    // The notice takes it back itself.
    if (!left || isUndoOffered()) return
    if (items.some(({ Id }) => Id === left.work.Id)) {
      wantedBackAt.current = clock()
      return
    }
    last.current = null
    wantedBackAt.current = -Infinity
    void back({ ...left.work, Version: left.work.Version + 1 }, left.ask === 'snooze')
  }
  const takeBackIfWanted = useEffectEvent(() => {
    if (isSoonAfter(wantedBackAt.current)) takeBack()
  })
  // Pressed before the list without it had come.
  useEffect(() => takeBackIfWanted(), [items])
  const wantedNext = useRef<{ what: Ask; at: number } | null>(null)
  const askNextIfWanted = useEffectEvent(() => {
    const wanted = wantedNext.current
    wantedNext.current = null
    if (wanted && isSoonAfter(wanted.at)) ask(wanted.what, current)
  })
  // A quick key is for the person who comes next, not once more for the one who is done.
  useEffect(() => {
    if (!isFetching) askNextIfWanted()
  }, [isFetching])
  const close = () => {
    closed.current = asked?.work.Id ?? null
    setAsked(null)
  }
  useDeskKeys({
    move: (by) => focusRow(index < 0 ? 0 : Math.min(Math.max(index + by, 0), items.length - 1)),
    ask: (what) => {
      if (current && isLeaving(current)) wantedNext.current = { what, at: clock() }
      else ask(what, current)
    },
    current,
    takeBack,
  })
  return (
    <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
      {/* What was finished last may be taken back here too. */}
      {items.length === 0 && <Typography sx={{ p: 2 }}>{NOTHING_TO_DO}</Typography>}
      {sections(items).map(([group, works]) => (
        <Fragment key={group}>
          {!isDone && <GroupTitle group={group} count={groups.find(({ Group }) => Group === group)?.Count} />}
          <Box
            component="ul"
            aria-label={isDone ? '済んだもの' : workGroupLabels[group]}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {works.map((work) => {
              const at = items.indexOf(work)
              return (
                <WorkRow
                  key={work.Id}
                  work={work}
                  isCurrent={at === index}
                  mayAct={mayAct}
                  focus={(row) => {
                    rows.current[at] = row
                  }}
                  onFocus={() => setIndex(at)}
                  onAsk={(what) => ask(what, work)}
                  onReopen={isDone ? () => void back(work, false) : undefined}
                />
              )
            })}
          </Box>
        </Fragment>
      ))}
      {asked?.ask === 'act' && <ActDialog work={asked.work} onClose={close} />}
      {asked?.ask === 'assign' && <AssignDialog work={asked.work} onClose={close} />}
      {asked?.ask === 'snooze' && <SnoozeDialog work={asked.work} onClose={close} />}
    </Paper>
  )
}

function GroupTitle({ group, count }: { group: Work['Group']; count: number | undefined }) {
  return (
    <Box
      component="h2"
      sx={{
        m: 0,
        px: 2,
        py: 0.75,
        fontSize: 12,
        bgcolor: 'action.hover',
        color: group === 'Overdue' ? 'error.main' : 'text.primary',
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {workGroupLabels[group]}
      {count !== undefined && (
        <Box component="small" sx={{ ml: 1, fontWeight: 400, color: 'text.secondary', fontSize: 12 }}>
          {count.toLocaleString('ja-JP')}件
        </Box>
      )}
    </Box>
  )
}

function sections(items: readonly Work[]): [Work['Group'], Work[]][] {
  const groups = new Map<Work['Group'], Work[]>()
  for (const work of items) groups.set(work.Group, [...(groups.get(work.Group) ?? []), work])
  return [...groups]
}

/**
 * The row with the keyboard, known by its id: rows may come and go above it. When it is done the next one takes its place,
 * and the focus.
 */
function useCursor(items: readonly Work[], isAsking: boolean) {
  const rows = useRef<(HTMLLIElement | null)[]>([])
  const [cursor, setCursor] = useState<{ id: string; index: number } | null>(null)
  const wasAsking = useRef(false)
  const { length } = items
  const found = cursor ? items.findIndex(({ Id }) => Id === cursor.id) : -1
  const last = found >= 0 ? found : Math.min(cursor?.index ?? -1, length - 1)
  const setIndex = (index: number) => {
    const work = items[index]
    if (work) setCursor({ id: work.Id, index })
  }
  const focusRow = (at: number) => {
    setIndex(at)
    rows.current[at]?.focus()
  }
  useEffect(() => {
    if (isAsking) {
      wasAsking.current = true
      return
    }
    if (!wasAsking.current || last < 0) return
    // The button that opened the dialog may have gone with its row.
    const timer = setTimeout(() => {
      if (document.querySelector('[role="dialog"]') === null) rows.current[last]?.focus()
    })
    return () => clearTimeout(timer)
  }, [isAsking, last, length])
  return { index: last, setIndex, focusRow, rows }
}

/** Takes back what was finished or put off last. */
function useTakeBack() {
  const call = useCallApi()
  const [notify, refresh] = [useNotify(), useRefresh()]
  return async ({ Kind, SubjectId, Version }: Work, isAsleep: boolean) => {
    try {
      if (isAsleep) await call(SnoozeWorkDocument, { input: { Kind, SubjectId, Version, Until: null } })
      else await call(ReopenWorkItemDocument, { input: { Id: SubjectId, Version } })
      notify('元に戻しました。', { type: 'success' })
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
    refresh()
  }
}

type KeyProps = {
  move: (by: 1 | -1) => void
  ask: (what: Ask) => void
  current: Work | undefined
  /** Of what was finished or put off last. */
  takeBack: () => void
}

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null

function useDeskKeys({ move, ask, current, takeBack }: KeyProps): void {
  const [enabled] = useLetterShortcuts()
  const navigate = useNavigate()
  const notify = useNotify()
  const options = { enabled, preventDefault: true }
  const unlessDialog = (act: () => void) => () => {
    if (!isDialogOpen()) act()
  }
  useHotkeys(
    'j',
    unlessDialog(() => move(1)),
    options,
  )
  useHotkeys(
    'k',
    unlessDialog(() => move(-1)),
    options,
  )
  useHotkeys(
    'a',
    unlessDialog(() => ask('assign')),
    options,
  )
  useHotkeys(
    's',
    unlessDialog(() => ask('snooze')),
    options,
  )
  useHotkeys(
    'o',
    unlessDialog(() => current?.UserId && navigate(`/users/${current.UserId}/show`)),
    options,
  )
  useHotkeys(
    'e',
    unlessDialog(() => {
      if (current?.Kind === 'Task') ask('act')
      else if (current) notify(GONE_BY_ITSELF, { type: 'info' })
    }),
    options,
  )
  useHotkeys('z', unlessDialog(takeBack), options)
  useHotkeys(
    'enter',
    () => {
      // A button or link of the row answers by itself.
      if (isDialogOpen() || !current || document.activeElement?.tagName !== 'LI') return
      const address = addressOfAct(current)
      if (address) navigate(address)
      else ask('act')
    },
    { preventDefault: false },
  )
}
