import { stageOf } from '../../../shared/rules/person/stages'
import { hasProfile, useSignedInUser } from '../../ground/page/standing'
import { stageText } from '../../ground/words/stages'
import { Chain } from '../../parts/components/Chain'
import { stagesDone } from '../nextStep/stagesDone'

/** How far the way to a certification has been gone. */
export function Stages() {
  const user = useSignedInUser()
  return (
    <div className="stack">
      <p className="visuallyHidden">{stageText(stageOf(user.Profile.UserStatus, hasProfile(user)))}</p>
      <Chain done={stagesDone(user)} />
    </div>
  )
}
