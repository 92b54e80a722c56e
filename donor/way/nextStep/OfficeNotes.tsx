import { consentToSign } from '../../../shared/words/donating/consentToSign'
import { isTold, toldPointNote } from '../../../shared/words/check/officePoints'
import { ButtonLink, Note, Unbroken } from '../../parts/components/Basics'
import { useSignedInUser } from '../../ground/page/standing'
import { useTexts } from '../../ground/page/rootData'

export function OfficeNotes() {
  const { region } = useTexts()
  const { ConsentToSign, OfficePoints, Profile } = useSignedInUser()
  const points = OfficePoints.map(({ Id, Kind }) => {
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
  if (!ConsentToSign) return points
  return (
    <>
      <Note tone="plum" title={consentToSign.title}>
        <p>
          {consentToSign.why}
          {consentToSign.ask(ConsentToSign.SignBy)}
        </p>
        <div>
          <ButtonLink kind="two" small to="/account/consent">
            {consentToSign.toRead}
          </ButtonLink>
        </div>
      </Note>
      {points}
    </>
  )
}
