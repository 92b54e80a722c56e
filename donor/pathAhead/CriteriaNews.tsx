import { CRITERIA_NEWS } from '../../shared/messages/pathAhead/besides'
import { SavedChoice } from '../checkResult/RetryReminder'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { UpdateSubscribedMagazineDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { useSignedInUser } from '../page'

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
