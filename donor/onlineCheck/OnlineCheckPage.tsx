import { useState } from 'react'
import { Link } from 'react-router'
import { CONSENT_MISSING } from '../../shared/messages/formMessages'
import { healthConsent } from '../../shared/messages/healthConsent'
import { type Judged, loadScreening } from '../checkResult/screening'
import { Button, ButtonLink, FailedNote, Note } from '../components/Basics'
import { CheckField } from '../components/CheckField'
import { ErrorSummary, Form } from '../components/Form'
import { StartOnlineCheckDocument } from '../generated/graphql'
import { messageOf, request } from '../graphql/request'
import { useSignedInUser } from '../pageData'
import { OnlineCheckForm } from './OnlineCheckForm'
import { openForm, type OpenForm } from './openCheck'

type Props = {
  open: OpenForm | null
  points: readonly string[]
  renewal?: { last: Judged | null }
}

export function OnlineCheckPage({ open, points, renewal }: Props) {
  const { Profile } = useSignedInUser()
  const [form, setForm] = useState(open)
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const start = async () => {
    setStarting(true)
    setFailure(null)
    try {
      const { startOnlineCheck } = await request(StartOnlineCheckDocument)
      setForm(await openForm(await loadScreening(startOnlineCheck.Id)))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setStarting(false)
  }

  if (form)
    return (
      <OnlineCheckForm
        key={form.screening.Id}
        {...form}
        renewal={renewal}
        known={{ birthday: Profile.Birthday, pref: Profile.Pref, city: Profile.City }}
      />
    )
  return <HealthConsent points={points} onAgree={() => void start()} busy={starting} failure={failure} />
}

type HealthConsentProps = {
  points: readonly string[]
  onAgree: () => void
  busy: boolean
  failure: string | null
}

function HealthConsent({ points, onAgree, busy, failure }: HealthConsentProps) {
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [declined, setDeclined] = useState(false)
  const error = attempt > 0 && !agreed && !declined ? CONSENT_MISSING : undefined

  const start = () => {
    setDeclined(false)
    setAttempt(attempt + 1)
    if (agreed) onAgree()
  }

  return (
    <div className="wrap column page stackLarge">
      <h1>{healthConsent.h1}</h1>
      <div className="stackSmall">
        <p>{healthConsent.text}</p>
        <p>
          {healthConsent.more[0]}
          <Link to="/handling_of_personal" target="_blank">
            個人情報の取り扱いについて
          </Link>
          {healthConsent.more[1]}
        </p>
      </div>
      <ul className="dots">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <ErrorSummary errors={error ? [{ field: 'consent', message: error }] : []} attempt={attempt} />
        <CheckField
          name="consent"
          label={healthConsent.checkbox}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={error}
        />
        {failure && <FailedNote title="始められませんでした">{failure}</FailedNote>}
        {declined && (
          <Note tone="plum" role="status">
            <p>{healthConsent.declined}</p>
            <div>
              <ButtonLink kind="two" small to="/mypage">
                マイページへ
              </ButtonLink>
            </div>
          </Note>
        )}
        <div className="buttons">
          <Button type="submit" busy={busy}>
            {healthConsent.agree}
          </Button>
          <Button kind="two" onClick={() => setDeclined(true)}>
            {healthConsent.decline}
          </Button>
        </div>
      </Form>
    </div>
  )
}
