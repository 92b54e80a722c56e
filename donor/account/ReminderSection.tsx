import { accountTexts } from '../../shared/messages/account'
import { Card } from '../components/Card'
import { RetryReminder } from '../onlineCheck/RetryReminder'

const { title, hint } = accountTexts.reminder

/** The mail on the day from which the check may be taken again: where that mail says that it can be stopped. */
export function ReminderSection() {
  return (
    <Card>
      <h2>{title}</h2>
      <RetryReminder hint={hint} />
    </Card>
  )
}
