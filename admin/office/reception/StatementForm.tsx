import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { Answer } from '../../../shared/questionnaire/engine/answer'
import { answerOf, ConditionChanges, type ChosenChanges } from '../../parts/components/ConditionChanges'
import { useAttempt } from '../../parts/components/useAttempt'

export function StatementForm({ onSend }: { onSend: (answer: Answer) => Promise<void> }) {
  const [chosen, setChosen] = useState<ChosenChanges>({})
  const { failure, attempt } = useAttempt()
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}>
      <summary>
        <b>変わったことを記録する</b>
      </summary>
      <ConditionChanges chosen={chosen} onChange={setChosen} />
      {failure && (
        <Typography role="alert" sx={{ fontWeight: 700, mt: 1 }}>
          {failure}
        </Typography>
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={Object.keys(chosen).length === 0}
        onClick={() => void attempt(() => onSend(answerOf(chosen)))}
        sx={{ mt: 1, height: 48 }}
      >
        この内容で記録する
      </Button>
    </Box>
  )
}
