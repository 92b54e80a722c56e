import { isTold, toldPointNote } from '../../../shared/words/check/officePoints'
import { ButtonLink, Note, Unbroken } from '../../parts/components/Basics'
import { useSignedInUser } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'

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
