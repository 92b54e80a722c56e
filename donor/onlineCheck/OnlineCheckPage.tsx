import { useState } from 'react'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { StartOnlineCheckDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'
import { HealthConsent } from './HealthConsent'
import { OnlineCheckForm } from './OnlineCheckForm'
import type { Judged } from './judgedCheck'
import { loadScreening } from './latestScreening'
import { openForm, type OpenForm } from './openCheck'

type Props = {
  /** The check that is open already. */
  open: OpenForm | null
  /** What to know before the first question. */
  points: readonly string[]
  renewal?: { last: Judged | null }
}

/** Consent, then the questions; straight to the questions where a check is open. */
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
