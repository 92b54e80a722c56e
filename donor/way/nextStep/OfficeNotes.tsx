import { isTold, toldPointNote } from '../../shared/messages/officePoints'
import { ButtonLink, Note, Unbroken } from '../components/Basics'
import { useSignedInUser } from '../page/standing'
import { useTexts } from '../page/rootData'

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
