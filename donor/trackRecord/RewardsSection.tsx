import {
  NO_PERIODS,
  PERIODS,
  PERIODS_OVERLAP,
  REWARDS,
  rewardsMeaning,
  rewardTerms,
} from '../../shared/messages/trackRecord'
import { yenText } from '../../shared/rewards'
import { DefinitionList } from '../components/DefinitionList'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { useTexts } from '../rootData'
import { RewardPeriodCard } from './RewardPeriodCard'
import type { TrackRecord } from './loadTrackRecord'

export function RewardsSection({ periods }: { periods: TrackRecord['RewardPeriods'] }) {
  const { Due, Pending, Paid, Expected } = useSignedInUser().Rewards
  const texts = useTexts()
  const running = periods.some(({ ClosedOn }) => ClosedOn === null)
  const money = (yen: number) => `${yenText(yen)}分`
  return (
    <section className="stack">
      <h2>{REWARDS}</h2>
      <p>{rewardsMeaning(texts.rewards)}</p>
      <DefinitionList
        items={[
          { term: rewardTerms.due, value: money(Due) },
          ...(running
            ? [
                { term: rewardTerms.pending, value: money(Pending) },
                { term: rewardTerms.bonus, value: `＋${money(Expected - Due - Pending)}` },
              ]
            : []),
          { term: rewardTerms.paid, value: money(Paid) },
          { term: rewardTerms.method, value: texts.rewards.method },
        ]}
      />
      <h3>{PERIODS}</h3>
      {periods.length > 1 && <p className="support">{PERIODS_OVERLAP}</p>}
      {periods.length === 0 ? (
        <p>{NO_PERIODS}</p>
      ) : (
        periods.map((period) => <RewardPeriodCard key={period.Id} period={period} />)
      )}
    </section>
  )
}
