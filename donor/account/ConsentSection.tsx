import { Link } from 'react-router'
import { accountTexts } from '../../shared/messages/account'
import { Card } from '../components/Card'

const texts = accountTexts.consent

export function ConsentSection() {
  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p>
        <Link to="/account/consent">{texts.link}</Link>
      </p>
    </Card>
  )
}
