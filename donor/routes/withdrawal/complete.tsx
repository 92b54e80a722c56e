import { memberPages } from '../../../shared/messages/pages/memberPages'
import { publicPages } from '../../../shared/messages/pages/publicPages'
import { withdrawalTexts as texts } from '../../../shared/messages/withdrawal'
import { ButtonLink, Words } from '../../components/Basics'
import { privateMeta } from '../../page/meta'
import { useTexts } from '../../page/rootData'
import { useHappened } from '../../session/happened'
import { useSession } from '../../session/session'

export const meta = privateMeta(memberPages['/withdrawal'].h1)

/** Confirms only after a withdrawal in this tab. */
export default function WithdrawalCompletePage() {
  const { h1, primary } = publicPages(useTexts())['/withdrawal/complete']
  const withdrawn = useHappened('withdrawn')
  const signedIn = useSession().status === 'user'
  if (signedIn)
    return (
      <div className="wrap column page stackLarge">
        <h1>
          <Words text={texts.staying.h1} />
        </h1>
        <p>{texts.staying.text}</p>
        <div className="buttons">
          <ButtonLink to="/mypage">{texts.staying.primary}</ButtonLink>
        </div>
      </div>
    )
  return (
    <div className="wrap column page stackLarge">
      <h1>
        <Words text={withdrawn ? h1 : memberPages['/withdrawal'].h1} />
      </h1>
      <div className="stack">
        {(withdrawn ? texts.complete : texts.unknown).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="support">{texts.again}</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/">{primary}</ButtonLink>
      </div>
    </div>
  )
}
