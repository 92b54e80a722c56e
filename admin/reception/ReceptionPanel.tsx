import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { UNDO_SECONDS } from '../../shared/reception'
import { Keys } from '../shortcuts/Keys'
import { tones, type Tone } from '../theme/tones'
import { DonorFound } from './DonorFound'
import { RecordButtons } from './RecordButtons'
import type { ReceptionState } from './receptionState'
import { useClearAfter } from './useClearAfter'
import { UNDO_KEY } from './useReceptionKeys'

type Props = {
  state: ReceptionState
  onRecord: (received: boolean) => void
  onUndo: () => void
  onClear: () => void
}

/** Names do not stay on a screen that others can see: long enough to read, to talk, to ask thirty seconds of questions. */
const SECONDS_SHOWN = {
  empty: null,
  looking: null,
  found: 180,
  unknown: 30,
  unchecked: 180,
  recorded: UNDO_SECONDS,
  undone: UNDO_SECONDS,
  refused: 60,
} satisfies Record<ReceptionState['is'], number | null>

/** The one answer of the desk: its colour and its first line say whether, the rest says why. */
export function ReceptionPanel({ state, onRecord, onUndo, onClear }: Props) {
  const left = useClearAfter(state, SECONDS_SHOWN[state.is], onClear)
  switch (state.is) {
    case 'empty':
      return (
        <Ground tone="quiet" title="次の方をお待ちしています">
          <Typography>
            ドナー証のバーコードを読み取ると、献便を受け付けられるかどうかを表示します。
          </Typography>
        </Ground>
      )
    case 'looking':
      return <Ground tone="quiet" title="確かめています…" />
    case 'unknown':
      return (
        <Ground tone="coral" title="確認できません">
          <Typography sx={{ fontSize: 18 }}>{state.message}</Typography>
        </Ground>
      )
    case 'found':
      return (
        <Ground
          tone={state.reception.Refusal ? 'coral' : 'leaf'}
          title={state.reception.Refusal ? '受け付けできません' : '受け付けられます'}
        >
          <DonorFound reception={state.reception} />
          {!state.reception.Refusal && <RecordButtons onRecord={onRecord} onClear={onClear} />}
        </Ground>
      )
    case 'unchecked':
      return (
        <Ground tone="yolk" title="接続がないため、確かめられません">
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{state.number}</Typography>
          <Typography>
            ドナー証の有効期限を画面で確かめてから記録してください。接続が戻りしだい送り、受け付けられなかったときはここに表示します。
          </Typography>
          <RecordButtons onRecord={onRecord} onClear={onClear} />
        </Ground>
      )
    case 'recorded':
      return (
        <Ground
          tone="leaf"
          title={state.visit.received ? '献便を記録しました' : '来室を記録しました（便の受領なし）'}
        >
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{state.visit.name}</Typography>
          {!state.visit.donationId && (
            <Typography>この端末に保存しました。送信の完了を待っています。</Typography>
          )}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              color="inherit"
              onClick={onUndo}
              sx={{ height: 56, fontSize: 16, gap: 1 }}
            >
              記録を取り消す
              <Keys keys={[UNDO_KEY]} />
            </Button>
            <Typography aria-hidden>{left !== null && `あと${left}秒`}</Typography>
          </Box>
        </Ground>
      )
    case 'undone':
      return (
        <Ground tone="quiet" title="記録を取り消しました">
          <Typography sx={{ fontSize: 18 }}>{state.name}</Typography>
        </Ground>
      )
    case 'refused':
      return (
        <Ground
          tone="coral"
          title={state.what === 'record' ? '記録できませんでした' : '取り消せませんでした'}
        >
          <Typography sx={{ fontSize: 28, fontWeight: 700 }}>{state.name}</Typography>
          <Typography sx={{ fontSize: 18 }}>{state.message}</Typography>
        </Ground>
      )
  }
}

function Ground({ tone, title, children }: { tone: Tone; title: string; children?: ReactNode }) {
  return (
    <Paper
      role="status"
      aria-live="assertive"
      sx={({ palette }) => {
        const { background, color } = tones[palette.mode][tone]
        return {
          minHeight: 320,
          p: { xs: 2.5, sm: 4 },
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          borderRadius: '16px',
          bgcolor: background,
          color,
          borderWidth: 2,
          borderColor: tone === 'quiet' ? palette.divider : color,
        }
      }}
    >
      <Typography component="h2" sx={{ fontSize: 30, fontWeight: 700, lineHeight: 1.4 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
