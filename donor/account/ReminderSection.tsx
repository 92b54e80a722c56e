import { accountTexts } from '../../shared/messages/account'
import { Card } from '../components/Card'
import { RetryReminder } from '../onlineCheck/RetryReminder'

const { title, hint } = accountTexts.reminder

/** The switch that the reminder mail refers to. */
export function ReminderSection() {
  return (
    <Card>
      <h2>{title}</h2>
      <RetryReminder hint={hint} />
    </Card>
  )
}
