import { ATTENDANCE_UNDO_MS } from '../../../shared/forms/attendance'
import { Alert, Box, Button } from '@mui/material'
import { useHotkeys } from 'react-hotkeys-hook'
import { fullName } from '../../parts/people/PersonName'
import { Keys, useLetterShortcuts } from '../../parts/shortcuts/Keys'
import type { DayView } from './DaySheetRow'
import { forPaper } from '../../parts/components/paper'
import { standingOf, visitsOf } from './visitStanding'
import { CHECK_IN_KEY, KIT_KEY, RECORD_BUTTON, RECORD_KEY } from './useDaySheetKeys'

export function DaySheetFoot({ sheet, state, consent: { version }, now }: DayView) {
  const { draft, record, isRecording, unsent } = state
  const [letters] = useLetterShortcuts()
  const visits = visitsOf(sheet)
  const standings = visits.map((visit) => ({
    visit,
    standing: standingOf(visit, { visits, draft, version, now }),
  }))
  const ready = standings.filter(({ standing }) => standing.is === 'ready').map(({ visit }) => visit)
  const attended = ready.filter(({ Id }) => draft.visits[Id]?.attended).length
  const left = standings.flatMap(({ visit, standing }) =>
    standing.is === 'left' ? [`${fullName(visit.User) ?? '氏名の登録前'}さん（${standing.why}）`] : [],
  )
  const send = () => {
    if (ready.length > 0 && !isRecording) void record(ready, version)
  }
  useHotkeys(RECORD_KEY, send, { preventDefault: true, enableOnFormTags: true })
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px 16px',
        p: '10px 16px',
        borderTop: '1px solid',
        borderColor: 'divider',
        borderRadius: '0 0 10px 10px',
        bgcolor: 'background.paper',
        fontSize: 13,
        ...forPaper.hidden,
      }}
    >
      {unsent && (
        <Alert severity="error" role="alert" sx={{ flexBasis: '100%', py: 0, textWrap: 'pretty' }}>
          {unsent}
          入力は残っています。つながったら、もう一度記録してください。途中まで届いていても、二重に記録することはありません。
        </Alert>
      )}
      <Box role="status" sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <b>{`記録できる方 ${ready.length}名`}</b>
        {ready.length > 0 && <span>{`（参加${attended}名・欠席${ready.length - attended}名）`}</span>}
        {left.length > 0 && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {`残り：${left.slice(0, NAMED).join('、')}${left.length > NAMED ? `、ほか${left.length - NAMED}名` : ''}`}
          </Box>
        )}
        {attended < ready.length && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {`欠席の方には、${ATTENDANCE_UNDO_MS / 60_000}分後にメールを送ります。それまでは取り消せます。`}
          </Box>
        )}
      </Box>
      {letters && (
        <Box sx={{ display: { xs: 'none', lg: 'flex' }, gap: 1.5, color: 'text.secondary', fontSize: 12 }}>
          <span>
            <Keys keys={[CHECK_IN_KEY]} /> 来所へ
          </span>
          <span>
            <Keys keys={[KIT_KEY]} /> キット番号へ
          </span>
          <span>
            <Keys keys={[RECORD_KEY]} /> 記録
          </span>
        </Box>
      )}
      <Button
        id={RECORD_BUTTON}
        variant="contained"
        disabled={ready.length === 0}
        loading={isRecording}
        onClick={send}
        sx={{ minHeight: { xs: 44, md: 36 } }}
      >
        {ready.length === 0 ? '記録する' : `${ready.length}名を記録する`}
      </Button>
    </Box>
  )
}

/** Number of names that fit beside the button. */
const NAMED = 3
