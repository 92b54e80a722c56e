import { Button, Paper, Typography } from '@mui/material'
import { forPaper } from '../components/paper'
import type { WorkRow } from './useDesk'
import type { Ask } from './WorkRow'

type Props = { works: readonly WorkRow[]; onAsk: (ask: Ask) => void; onClear: () => void }

/** What is done with the chosen rows. It floats, so that no row moves under the pointer. */
export function ChosenBar({ works, onAsk, onClear }: Props) {
  const hasTask = works.some(({ Kind }) => Kind === 'Task')
  return (
    <Paper
      component="section"
      aria-label="選んだ用件"
      sx={{
        position: 'fixed',
        bottom: { xs: 16, md: 56 },
        left: { xs: 16, md: 'calc(50% + 108px)' },
        right: { xs: 16, md: 'auto' },
        transform: { md: 'translateX(-50%)' },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexWrap: 'wrap',
        gap: 1,
        p: '10px 16px',
        borderRadius: '12px',
        boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
        ...forPaper.hidden,
      }}
    >
      <Typography role="status" sx={{ fontWeight: 700, mr: 0.5 }}>
        {works.length}件を選んでいます
      </Typography>
      <Button variant="contained" aria-keyshortcuts="a" onClick={() => onAsk('assign')}>
        担当を決める
      </Button>
      <Button variant="outlined" aria-keyshortcuts="s" onClick={() => onAsk('snooze')}>
        あとで
      </Button>
      {hasTask && (
        <Button variant="outlined" aria-keyshortcuts="e" onClick={() => onAsk('finish')}>
          済みにする
        </Button>
      )}
      <Button aria-keyshortcuts="Escape" onClick={onClear}>
        選択をはずす
      </Button>
    </Paper>
  )
}
