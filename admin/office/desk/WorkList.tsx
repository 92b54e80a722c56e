import { Box, Paper, Typography } from '@mui/material'
import { Fragment, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { workGroupLabels } from '../../ground/words/workLabels'
import { personActions } from '../../../shared/words/office/personActions'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import { NOTHING_TO_DO, REOPENED, workOfOthers } from '../../../shared/words/office/work'
import { doersOf } from '../../../shared/rules/office/work'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  RecordGuidanceAttendanceDocument,
  ReopenWorkItemDocument,
  type DeskQuery,
} from '../../generated/graphql'
import { useTellDone } from '../../parts/actions/useTellDone'
import { ActDialog } from './acts'
import { ChosenBar } from './ChosenBar'
import { AssignDialog, FinishDialog, SnoozeDialog } from './DeskDialogs'
import { useChosen } from './useChosen'
import { useCursor } from './useCursor'
import type { WorkRow as Work } from './useDesk'
import { useDeskKeys } from './useDeskKeys'
import { useMayDoWork } from './useMayDoWork'
import type { Ask } from './WorkActs'
import { WorkRow } from './WorkRow'
import { useIsWide } from './useIsWide'
import { WorkSide } from './WorkSide'

type Props = {
  items: readonly Work[]
  groups: DeskQuery['listWork']['groups']
  isDone: boolean
  isFetching: boolean
}

type Asked = { ask: Ask; works: readonly Work[] }

const isForMany = (ask: Ask) => ask === 'assign' || ask === 'snooze' || ask === 'finish'

const ChangeTaskDialog = lazyOf(() => import('./TaskDialogs'), 'ChangeTaskDialog')

const SOON_MS = 3_000
const clock = () => performance.now()
const isSoonAfter = (time: number) => clock() - time < SOON_MS

export function WorkList({ items, groups, isDone, isFetching }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { index, setIndex, focusRow, rows } = useCursor(items, asked !== null)
  const mayDo = useMayDoWork()
  const notify = useNotify()
  const mayChoose = (work: Work) => !isDone && mayDo(work)
  const hasBoxes = items.some(mayChoose)
  const chosen = useChosen(items.filter(mayChoose))
  const { miss, reopen } = useAtOnce()
  const current = items[index]
  const asItIsNow = (work: Work) => items.find(({ Id }) => Id === work.Id) ?? work
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const side = useRef<HTMLElement>(null)
  const wantsSide = useRef(false)
  const open = (at: number) => {
    setIndex(at)
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    rows.current[index]?.focus()
  }
  useEffect(() => {
    if (isOpen && wantsSide.current) side.current?.focus()
    wantsSide.current = false
  }, [isOpen])
  /** Rows just finished, kept until the list without them arrives. */
  const closed = useRef<readonly string[]>([])
  const isLeaving = ({ Id }: Work) => isFetching && closed.current.includes(Id)
  const ask = (what: Ask, works: readonly Work[]) => {
    if (isDone || works.length === 0 || works.some(isLeaving)) return
    const others = works.find((work) => !mayDo(work))
    if (others) notify(workOfOthers(rolesLabel(doersOf(others.Kind, others.Point))), { type: 'info' })
    else if (what !== 'absent') setAsked({ ask: what, works })
    else if (works[0]) {
      closed.current = [works[0].Id]
      void miss(works[0])
    }
  }
  const askHere = (what: Ask) =>
    ask(what, chosen.works.length > 0 && isForMany(what) ? chosen.works : current ? [current] : [])
  const wantedNext = useRef<{ what: Ask; at: number } | null>(null)
  const askNextIfWanted = useEffectEvent(() => {
    const wanted = wantedNext.current
    wantedNext.current = null
    if (wanted && isSoonAfter(wanted.at)) askHere(wanted.what)
  })
  // A key pressed quickly is for the next row, not again for the finished one.
  useEffect(() => {
    if (!isFetching) askNextIfWanted()
  }, [isFetching])
  const settle = () => {
    closed.current = asked?.works.map(({ Id }) => Id) ?? []
    setAsked(null)
  }
  const choose = (work: Work | undefined, isRange: boolean) => {
    if (work && mayChoose(work)) (isRange ? chosen.chooseTo : chosen.toggle)(work)
  }
  useDeskKeys({
    move: (by) => focusRow(index < 0 ? 0 : Math.min(Math.max(index + by, 0), items.length - 1)),
    ask: (what) => {
      if (current && isLeaving(current)) wantedNext.current = { what, at: clock() }
      else askHere(what)
    },
    choose: (isRange) => choose(current, isRange),
    leave: () => {
      if (chosen.works.length > 0) chosen.clear()
      else if (isOpen) close()
    },
    showMore: () => {
      if (isOpen) close()
      else if (current) {
        wantsSide.current = true
        setOpen(true)
      }
    },
    current,
    isMine: mayChoose,
    chosen: chosen.works,
  })
  const isBeside = isWide && isOpen && current !== undefined
  return (
    <Box
      sx={
        isBeside
          ? {
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) 332px', xl: 'minmax(0, 1fr) 420px' },
              gap: 2,
              alignItems: 'start',
            }
          : undefined
      }
    >
      <Paper sx={{ borderRadius: '10px', overflow: 'hidden' }}>
        {/* The work finished last can be reopened here too. */}
        {items.length === 0 && <Typography sx={{ p: 2 }}>{NOTHING_TO_DO}</Typography>}
        {sections(items).map(([group, works]) => (
          <Fragment key={group}>
            {!isDone && (
              <GroupTitle group={group} count={groups.find(({ Group }) => Group === group)?.Count} />
            )}
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
                    isChosen={chosen.works.includes(work)}
                    mayAct={mayDo(work)}
                    isNarrow={isBeside}
                    isOpen={isOpen && at === index}
                    hasBoxes={hasBoxes}
                    focus={(row) => {
                      rows.current[at] = row
                    }}
                    onFocus={() => setIndex(at)}
                    onAsk={(what) => ask(what, [work])}
                    onChoose={mayChoose(work) ? (isRange) => choose(work, isRange) : undefined}
                    onOpen={() => open(at)}
                    onReopen={isDone ? () => void reopen(work) : undefined}
                  />
                )
              })}
            </Box>
          </Fragment>
        ))}
      </Paper>
      {chosen.works.length > 0 && <ChosenBar works={chosen.works} onAsk={askHere} onClear={chosen.clear} />}
      {isOpen && current && (
        <WorkSide
          work={current}
          mayAct={mayDo(current)}
          isWide={isWide}
          focus={side}
          onAsk={(what) => {
            if (!isWide) setOpen(false)
            ask(what, [current])
          }}
          onReopen={isDone ? () => void reopen(current) : undefined}
          onClose={close}
        />
      )}
      {asked && <Dialogs ask={asked.ask} works={asked.works.map(asItIsNow)} onClose={settle} />}
    </Box>
  )
}

function Dialogs({ ask, works, onClose }: Asked & { onClose: () => void }) {
  const [work] = works
  if (ask === 'assign') return <AssignDialog works={works} onClose={onClose} />
  if (ask === 'snooze') return <SnoozeDialog works={works} onClose={onClose} />
  if (ask === 'change' && work)
    return (
      <Suspense>
        <ChangeTaskDialog work={work} onClose={onClose} />
      </Suspense>
    )
  if (ask === 'finish') return <FinishDialog works={works} onClose={onClose} />
  return work ? <ActDialog work={work} onClose={onClose} /> : null
}

/** Acts that run without asking, because they can be undone. */
function useAtOnce() {
  const call = useCallApi()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const tellDone = useTellDone()
  const isBusy = useRef(false)
  const run = async (words: string, send: () => Promise<object>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      tellDone(words, await send())
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' })
    }
    isBusy.current = false
    refresh()
  }
  return {
    miss: async ({ UserId }: Work) => {
      if (!UserId) return
      const input = { UserId, Attended: false }
      await run(personActions.absent.done, () => call(RecordGuidanceAttendanceDocument, { input }))
    },
    reopen: ({ SubjectId: Id, Version }: Work) =>
      run(REOPENED, () => call(ReopenWorkItemDocument, { input: { Id, Version } })),
  }
}

function GroupTitle({ group, count }: { group: Work['Group']; count: number | undefined }) {
  return (
    <Box
      component="h2"
      sx={{
        m: 0,
        px: { xs: 2, md: 1.75 },
        fontSize: 12,
        lineHeight: '26px',
        bgcolor: 'action.hover',
        borderBottom: '1px solid',
        borderColor: 'divider',
        color: group === 'Overdue' ? 'error.main' : 'text.primary',
        '&:not(:first-of-type)': { borderTop: '1px solid', borderTopColor: 'divider' },
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
