import Typography from '@mui/material/Typography'
import { Card } from '../components/Card'
import { useConsole } from '../boot/ConsoleContext'
import { nextStep } from './nextStep'
import type { PersonRecord } from './personRecord'

/** What comes next for this person, and who acts: the card that is bordered, as in the donor app. */
export function NextStepCard({ person }: { person: PersonRecord }) {
  const { title, text } = nextStep(person, useConsole().clock.today())
  return (
    <Card title="次の処理" sx={{ border: '2px solid', borderColor: 'primary.main' }}>
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Card>
  )
}
