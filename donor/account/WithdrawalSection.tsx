import { Link } from 'react-router'
import { accountTexts } from '../../shared/messages/account'
import { RetryReminder } from '../checkResult/SavedChoice'
import { Card } from '../components/Card'
import { useSignedInUser } from '../currentUser/useCurrentUser'

const texts = accountTexts.withdrawal

export function WithdrawalSection() {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p>
        <Link to="/withdrawal">{texts.link}</Link>
      </p>
    </Card>
  )
}

const { title, hint } = accountTexts.reminder

/** The switch that the reminder mail refers to. */
export function ReminderSection() {
  const { UserStatus, OnlineCheckResult } = useSignedInUser().Profile
  if (UserStatus !== 'Registration' && OnlineCheckResult !== 'Failed_1') return null
  return (
    <Card>
      <h2>{title}</h2>
      <RetryReminder hint={hint} />
    </Card>
  )
}

const consentSectionTexts = accountTexts.consent

export function ConsentSection() {
  return (
    <Card>
      <h2>{consentSectionTexts.title}</h2>
      <p>{consentSectionTexts.lead}</p>
      <p>
        <Link to="/account/consent">{consentSectionTexts.link}</Link>
      </p>
    </Card>
  )
}
