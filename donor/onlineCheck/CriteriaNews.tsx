import { CRITERIA_NEWS } from '../../shared/messages/onlineCheckResults'
import { UpdateSubscribedMagazineDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { refreshCurrentUser } from '../session/currentUser'
import { useSignedInUser } from '../session/useSignedInUser'
import { SavedChoice } from './SavedChoice'

/** News of changed criteria come with the notices of choice, which are off at first. */
export function CriteriaNews() {
  const { Profile } = useSignedInUser()
  return (
    <section className="stack">
      <h2>{CRITERIA_NEWS.title}</h2>
      <p>{CRITERIA_NEWS.text}</p>
      <SavedChoice
        name="SubscribedMagazine"
        label={CRITERIA_NEWS.label}
        chosen={Profile.SubscribedMagazine}
        save={async (SubscribedMagazine) => {
          await request(UpdateSubscribedMagazineDocument, { input: { SubscribedMagazine } })
          await refreshCurrentUser().catch(() => undefined)
        }}
      />
    </section>
  )
}
