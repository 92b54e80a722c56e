import { memberPages } from '../../../shared/words/program/memberPages'
import { publicPages } from '../../../shared/words/program/publicPages'
import { withdrawalTexts as texts } from '../../ground/words/withdrawal'
import { ButtonLink, Words } from '../../parts/components/Basics'
import { privateMeta } from '../../ground/page/meta'
import { useTexts } from '../../ground/page/rootData'
import { useHappened } from '../../ground/session/happened'
import { useSession } from '../../ground/session/session'

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
