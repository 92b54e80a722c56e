import { isTold, toldPointNote } from '../../shared/messages/officePoints'
import { ButtonLink } from '../components/Button'
import { Note } from '../components/Note'
import { Unbroken } from '../components/Unbroken'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { useTexts } from '../rootData'

export function OfficeNotes() {
  const { region } = useTexts()
  const { OfficePoints, Profile } = useSignedInUser()
  return OfficePoints.map(({ Id, Kind }) => {
    if (!isTold(Kind)) return null
    const about = { region: region.name, expiration: Profile.DonorExpirationDate }
    const { title, text, action } = toldPointNote(Kind, about)
    return (
      <Note key={Id} tone="plum" title={title}>
        <p>
          <Unbroken text={text} />
        </p>
        {action && (
          <div>
            <ButtonLink kind="two" small to="/signup/profile">
              {action}
            </ButtonLink>
          </div>
        )}
      </Note>
    )
  })
}
