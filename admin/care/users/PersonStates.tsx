import { userRankLabels, retryText } from '../../../shared/words/labels/statusLabels'
import { userProfileLabels } from '../../../shared/words/labels/userProfileLabels'
import { restText } from '../../../shared/words/donating/conditionLinks'
import { StateChip } from '../../parts/components/StateChip'
import { StageBeads, UserStateChip } from '../../parts/components/UserStateChip'
import { useConsole } from '../../ground/console/ConsoleContext'
import type { PersonRecord } from '../../parts/people/personRecord'

export function PersonStates({ person }: { person: PersonRecord }) {
  const { Profile: profile } = person
  const { clock } = useConsole()
  return (
    <>
      <UserStateChip profile={profile} />
      {profile.RetryState && (
        <StateChip tone={profile.RetryState === 'NotYet' ? 'yolk' : 'quiet'}>
          {`チェック：${retryText(profile.RetryState, profile.RetryFrom ?? null, clock.today())}`}
        </StateChip>
      )}
      {/* The state already says that the person is certified. */}
      {profile.UserRank && profile.UserRank !== 'DonorCertification' && (
        <StateChip tone="quiet">{userRankLabels[profile.UserRank]}</StateChip>
      )}
      {profile.HasCaution && (
        <StateChip tone="coral">{`${userProfileLabels.Caution.admin.replace(/（.*）/, '')}あり`}</StateChip>
      )}
      {profile.Resting && <StateChip tone="coral">{restText(profile.RestingUntil)}</StateChip>}
      {profile.UpdateRequired && <StateChip tone="coral">{userProfileLabels.UpdateRequired.admin}</StateChip>}
      {!profile.DeleteStatus && (
        <StageBeads status={profile.UserStatus} hasProfile={profile.LastName !== null} />
      )}
    </>
  )
}
