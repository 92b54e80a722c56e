import Close from '@mui/icons-material/Close'
import { Drawer, IconButton, Paper } from '@mui/material'
import { Suspense, type Ref } from 'react'
import { RowsSkeleton } from '../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../parts/components/lazyOf'
import { forPaper } from '../../parts/components/paper'
import type { WorkProps } from './WorkPane'

const WorkPane = lazyOf(() => import('./WorkPane'), 'WorkPane')

const NAME = '用件と会員'

type Props = WorkProps & { isWide: boolean; focus: Ref<HTMLElement>; onClose: () => void }

/** One piece of work with its person: beside the list, or over it where there is no room. */
export function WorkSide({ isWide, focus, onClose, ...work }: Props) {
  const content = (
    <>
      <IconButton
        aria-label="閉じる"
        autoFocus={!isWide}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8, width: 44, height: 44 }}
      >
        <Close />
      </IconButton>
      <Suspense fallback={<RowsSkeleton rows={8} />}>
        <WorkPane key={work.work.Id} {...work} />
      </Suspense>
    </>
  )
  if (!isWide)
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
        {content}
      </Drawer>
    )
  return (
    <Paper
      component="aside"
      aria-label={NAME}
      ref={focus}
      tabIndex={-1}
      sx={{
        position: 'sticky',
        top: 72,
        maxHeight: 'calc(100vh - 88px)',
        overflowY: 'auto',
        p: '16px 18px',
        borderRadius: '10px',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        ...forPaper.hidden,
      }}
    >
      {content}
    </Paper>
  )
}
