import { Link } from 'react-router'
import { accountTexts } from '../../shared/messages/account'
import { Card } from '../components/Card'

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
