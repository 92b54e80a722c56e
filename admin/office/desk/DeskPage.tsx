import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatJapaneseDate } from '../../../shared/facts/dates'
import { useMayCall } from '../../ground/auth/useDuties'
import { PageTitle } from '../../parts/components/Card'
import { ReadFailure, RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { Keys } from '../../parts/shortcuts/Keys'
import { useLetters } from '../../parts/shortcuts/useLetters'
import { DeskChips, HeadChips } from './DeskChips'
import { useDesk } from './useDesk'
import { WorkList } from './WorkList'

const load = () => import('./TaskDialogs').then((file) => ({ default: file.CreateTaskDialog }))
const CreateTaskDialog = lazy(load)

export function DeskPage() {
  const title = useTranslate()('pages.desk')
  const today = useConsole().clock.today()
  const mayAdd = useMayCall()('createWorkItem')
  const [creating, setCreating] = useState(false)
  const { view, open, work, isChanging, error, isFetching, refetch, next, before } = useDesk()
  // Loaded early, so that text typed right after n goes into the dialog.
  useEffect(() => void load().catch(() => undefined), [])
  // Also before the duties are known: the dialog opens then.
  useLetters({ n: () => setCreating(true) })
  return (
    <>
      <PageTitle title={title} />
      <Box
        data-list
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          mt: { md: -1.25 },
          mb: { xs: 1, md: 1 },
        }}
      >
        <Typography component="h1" variant="h5">
          {title}
        </Typography>
        <Typography color="textSecondary">
          {formatJapaneseDate(today)}
          {work && <span>{`　残り${work.totals.All.toLocaleString('ja-JP')}件`}</span>}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {work && <HeadChips totals={work.totals} view={view} onOpen={open} />}
          {mayAdd && (
            <Button
              size="small"
              variant="outlined"
              onClick={() => setCreating(true)}
              sx={{ gap: 1, minHeight: { xs: 44, md: 32 } }}
            >
              用件を足す
              <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
                <Keys keys={['n']} />
              </Box>
            </Button>
          )}
        </Box>
      </Box>
      {error && (
        <ReadFailure
          title="用件を読み込めませんでした"
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!work && !error && <RowsSkeleton rows={8} />}
      {work && (
        <>
          <DeskChips totals={work.totals} view={view} onOpen={open} />
          {isChanging ? (
            <RowsSkeleton rows={8} />
          ) : (
            <WorkList
              key={view}
              items={work.items}
              groups={work.groups}
              isDone={view === 'done'}
              isFetching={isFetching}
            />
          )}
          {(before || next) && (
            <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
              <Button variant="outlined" disabled={!before} onClick={() => before?.()}>
                前の100件
              </Button>
              <Button variant="outlined" disabled={!next} onClick={() => next?.()}>
                次の100件
              </Button>
            </Box>
          )}
        </>
      )}
      {creating && mayAdd && (
        <Suspense>
          <CreateTaskDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  )
}
