import { useState } from 'react'
import { StartOnlineCheckDocument } from '../generated/graphql'
import { messageOf } from '../graphql/messageOf'
import { request } from '../graphql/request'
import { useSignedInUser } from '../currentUser/useSignedInUser'
import { HealthConsent } from './HealthConsent'
import { loadScreening, type Screening } from './latestScreening'
import { OnlineCheckForm } from './OnlineCheckForm'
import type { JudgedCheck } from './judgedCheck'

type Props = {
  /** The check that is open already. */
  open: Screening | null
  /** What to know before the first question. */
  points: readonly string[]
  renewal?: { last: JudgedCheck | null }
}

/** Consent, then the questions; straight to the questions where a check is open. */
export function OnlineCheckPage({ open, points, renewal }: Props) {
  const { Profile } = useSignedInUser()
  const [screening, setScreening] = useState(open)
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const start = async () => {
    setStarting(true)
    setFailure(null)
    try {
      const { startOnlineCheck } = await request(StartOnlineCheckDocument)
      setScreening(await loadScreening(startOnlineCheck.Id))
    } catch (error) {
      setFailure(messageOf(error))
    }
    setStarting(false)
  }

  if (screening)
    return (
      <OnlineCheckForm
        key={screening.Id}
        screening={screening}
        renewal={renewal}
        known={{ birthday: Profile.Birthday, pref: Profile.Pref, city: Profile.City }}
      />
    )
  return <HealthConsent points={points} onAgree={() => void start()} busy={starting} failure={failure} />
}
