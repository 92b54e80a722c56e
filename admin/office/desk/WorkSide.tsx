import Close from '@mui/icons-material/Close'
import { Box, Drawer, IconButton, Paper, useMediaQuery } from '@mui/material'
import { lazy, Suspense, type Ref } from 'react'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { forPaper } from '../../parts/components/paper'
import { TodaysHours } from './TodaysHours'
import type { WorkRow } from './useDesk'

const WorkPane = lazy(() => import('./WorkPane').then((file) => ({ default: file.WorkPane })))

const NAME = '用件と会員'

export const useIsWide = () => useMediaQuery('(min-width: 1280px)', { noSsr: true })

type Props = {
  work: WorkRow | undefined
  focus: Ref<HTMLElement>
  onChange?: () => void
}

export function WorkSide({ work, focus, onChange }: Props) {
  return (
    <Paper
      component="aside"
      aria-label={NAME}
      ref={focus}
      tabIndex={-1}
      sx={{
        position: 'sticky',
        top: 72,
        maxHeight: 'calc(100vh - 148px)',
        overflowY: 'auto',
        p: '16px 18px',
        borderRadius: '10px',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        ...forPaper.hidden,
      }}
    >
      {work ? (
        <Suspense fallback={<RowsSkeleton rows={8} />}>
          <WorkPane key={work.Id} work={work} onChange={onChange} />
        </Suspense>
      ) : (
        <TodaysHours />
      )}
    </Paper>
  )
}

type SheetProps = { work: WorkRow; onChange?: () => void; onClose: () => void }

export function WorkSheet({ work, onChange, onClose }: SheetProps) {
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': NAME,
          sx: { width: { xs: 1, sm: 420 }, p: '16px 18px' },
        },
      }}
    >
      <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
        <IconButton aria-label="閉じる" autoFocus onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <WorkPane work={work} onChange={onChange} />
      </Suspense>
    </Drawer>
  )
}
