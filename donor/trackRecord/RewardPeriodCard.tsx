import { formatJapaneseDate, japaneseDateOf } from '../../shared/dates'
import { rewardStageLabels } from '../../shared/labels/donationLabels'
import {
  NOTHING_EARNED,
  NOTHING_EARNED_YET,
  rewardMeaning,
  rewardTerms,
  RUNNING,
  timesYen,
} from '../../shared/messages/trackRecord'
import { yenText } from '../../shared/rewards'
import { useTexts } from '../rootData'
import { DefinitionList } from '../components/DefinitionList'
import { Tag } from '../components/Tag'
import { Card } from '../components/Card'
import type { TrackRecord } from './loadTrackRecord'
import styles from './RewardPeriodCard.module.css'

const TONES = { Pending: 'yolk', Due: 'coral', Paid: 'leaf' } as const

export function RewardPeriodCard({ period }: { period: TrackRecord['RewardPeriods'][number] }) {
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
