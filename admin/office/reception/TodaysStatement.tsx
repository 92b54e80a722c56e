import { Box, Button, Typography } from '@mui/material'
import { formatJapaneseTime } from '../../../shared/facts/dates'
import { conditionOutcomeLabels } from '../../../shared/words/labels/conditionLabels'
import type { Answer } from '../../../shared/questionnaire/engine/answer'
import type { ReceptionPanelFragment } from '../../generated/graphql'
import { Keys } from '../../parts/shortcuts/Keys'
import { Note } from './Note'
import { SaidCondition } from '../../care/users/SaidCondition'
import { StatementForm } from './StatementForm'
import { NO_CHANGE_KEY } from './useReceptionKeys'

export type StatementActions = {
  recordStatement: (answer: Answer) => Promise<void>
  stateNoChange: () => void
}

type Props = StatementActions & { reception: ReceptionPanelFragment }

export function TodaysStatement({ reception, recordStatement, stateNoChange }: Props) {
  const { Statement: said, StatementGiven, StatementRequired, Refusal } = reception
  if (said)
    return (
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 700 }}>
          今日の体調：{conditionOutcomeLabels[said.Outcome]}（{formatJapaneseTime(new Date(said.UpdatedAt))}・
          {said.RecordedByStaff ? '受付で' : 'ご本人が画面で'}）
        </Typography>
        <SaidCondition said={said} />
        <StatementForm key={said.UpdatedAt} onSend={recordStatement} />
      </Box>
    )
  // Reception staff do not read what was stated.
  if (StatementGiven)
    return (
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 700 }}>今日の体調は、うかがっています。</Typography>
        <StatementForm onSend={recordStatement} />
      </Box>
    )
  if (Refusal) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Note>
        {StatementRequired
          ? '今日の体調がまだ記録されていません。うかがって記録すると、便を受け取れます。'
          : '今日の体調がまだ記録されていません。'}
      </Note>
      <Typography sx={{ fontSize: 18, lineHeight: 1.7 }}>
        「前回の来室のあと、体調やお薬、旅行、予防接種などで、変わったことはありますか。」
      </Typography>
      <div>
        <Button variant="outlined" color="inherit" onClick={stateNoChange} sx={{ height: 48, gap: 1 }}>
          変わりはない
          <Keys keys={[NO_CHANGE_KEY]} />
        </Button>
      </div>
      <StatementForm onSend={recordStatement} />
    </Box>
  )
}
