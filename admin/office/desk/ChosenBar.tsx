import { Button, Typography } from '@mui/material'
import { FloatingBar } from '../../parts/components/FloatingBar'
import type { WorkRow } from './useDesk'
import type { Ask } from './WorkActs'

type Props = { works: readonly WorkRow[]; onAsk: (ask: Ask) => void; onClear: () => void }

export function ChosenBar({ works, onAsk, onClear }: Props) {
  const hasTask = works.some(({ Kind }) => Kind === 'Task')
  return (
    <FloatingBar label="選んだ用件">
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
    </FloatingBar>
  )
}
