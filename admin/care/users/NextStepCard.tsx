import { Box, Typography } from '@mui/material'
import { Card } from '../../parts/components/Card'
import { useConsole } from '../../ground/console/ConsoleContext'
import { StepButtons } from './actions/StepButtons'
import { nextStep } from './nextStep'
import type { PersonRecord } from '../../parts/people/personRecord'

export function NextStepCard({ person }: { person: PersonRecord }) {
  const { clock } = useConsole()
  const { title, text } = nextStep(person, clock.today(), clock.now())
  return (
    <Card title="次の処理" sx={{ border: '2px solid', borderColor: 'primary.main' }}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line', textWrap: 'pretty' }}>
            {text}
          </Typography>
        </div>
        <StepButtons person={person} />
      </Box>
    </Card>
  )
}
