import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { rewardStageLabels } from '../../shared/labels/donationLabels'
import {
  NO_PERIODS,
  PERIODS,
  PERIODS_OVERLAP,
  REWARDS,
  rewardsMeaning,
  rewardTerms,
  NOTHING_EARNED,
  NOTHING_EARNED_YET,
  rewardMeaning,
  RUNNING,
  timesYen,
} from '../../shared/messages/trackRecord'
import { yenText } from '../../shared/rewards'
import { Tag, Card } from '../components/Card'
import { DefinitionList } from '../components/DefinitionList'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { useTexts } from '../rootData'
import styles from './RewardPeriodCard.module.css'
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

const TONES = { Pending: 'yolk', Due: 'coral', Paid: 'leaf' } as const

function RewardPeriodCard({ period }: { period: TrackRecord['RewardPeriods'][number] }) {
  const { ValidFrom, ValidUntil, ClosedOn, Donations, DonationYen, BonusYen, Stage, PaidAt } = period
  const { rewards } = useTexts()
  return (
    <Card>
      <div className={styles.head}>
        <h4>
          <span className="noBreak">{formatJapaneseDate(ValidFrom)}から</span>
          <span className="noBreak">{formatJapaneseDate(ClosedOn ?? ValidUntil)}まで</span>
        </h4>
        {ClosedOn === null && <Tag>{RUNNING}</Tag>}
        {Stage && <Tag tone={TONES[Stage]}>{rewardStageLabels[Stage]}</Tag>}
      </div>
      {Stage ? (
        <>
          <DefinitionList
            items={[
              {
                term: rewardTerms.donations,
                value: (
                  <Sum count={timesYen(Donations, rewards.donationYen, DonationYen)} yen={DonationYen} />
                ),
              },
              ...(BonusYen > 0
                ? [
                    {
                      term: rewardTerms.renewal,
                      value: (
                        <Sum count={timesYen(Donations, rewards.renewalBonusYen, BonusYen)} yen={BonusYen} />
                      ),
                    },
                  ]
                : []),
              { term: rewardTerms.total, value: <Sum yen={DonationYen + BonusYen} /> },
              ...(PaidAt
                ? [
                    {
                      term: rewardTerms.paidOn,
                      value: formatJapaneseDate(japaneseDateOf(new Date(PaidAt))),
                    },
                  ]
                : []),
            ]}
          />
          {Stage !== 'Paid' && <p className="support">{rewardMeaning[Stage]}</p>}
        </>
      ) : (
        <p className="support">{ClosedOn === null ? NOTHING_EARNED_YET : NOTHING_EARNED}</p>
      )}
    </Card>
  )
}

function Sum({ count, yen }: { count?: string; yen: number }) {
  return (
    <span className={styles.sum}>
      {count && <span>{count}</span>}
      <b>{yenText(yen)}分</b>
    </span>
  )
}
