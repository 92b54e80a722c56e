import { courseLabels as labels } from '../../../../shared/words/labels/courseLabels'
import { userRankLabels } from '../../../../shared/words/labels/statusLabels'
import { donorStatuses } from '../../../../shared/rules/person/lifecycle'
import { LAST_PERIOD_DONATIONS } from '../../../ground/words/mypage'
import * as trackRecord from '../../../../shared/words/donating/trackRecord'
import { rankFor, rankThresholds } from '../../../../shared/facts/ranks'
import { Card } from '../../../parts/components/Basics'
import { useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import styles from './RankCard.module.css'
import { RankProgress } from './RankProgress'

export function RankCard() {
  const { Profile } = useSignedInUser()
  const { TotalDonationsCount: total, LatestDonationsCount: latest } = Profile
  const certified = donorStatuses.includes(Profile.UserStatus)
  const { ranks } = useTexts()
  const thresholds = rankThresholds(ranks)
  const held = rankFor(total, ranks)
  const reached = thresholds.filter(({ from }) => total >= from).length
  return (
    <Card>
      <h2>{trackRecord.COUNT_AND_RANK}</h2>
      <dl className={styles.counts}>
        <div>
          <dt>{labels.TotalDonationsCount.donor}</dt>
          <dd>
            {total}
            <small>回</small>
          </dd>
        </div>
        <div>
          <dt>{certified ? labels.LatestDonationsCount.donor : LAST_PERIOD_DONATIONS}</dt>
          <dd>
            {latest}
            <small>回</small>
          </dd>
        </div>
        <div>
          <dt>{trackRecord.RANK}</dt>
          <dd>{userRankLabels[held]}</dd>
        </div>
      </dl>
      <ol className={styles.beads} aria-label={trackRecord.ALL_RANKS}>
        {thresholds.map(({ rank }, index) => (
          <li
            key={rank}
            className={rank === held ? styles.now : index < reached ? styles.done : undefined}
            aria-current={rank === held ? 'true' : undefined}
          >
            <span>{userRankLabels[rank]}</span>
          </li>
        ))}
      </ol>
      <RankProgress donations={total} />
      <details className={styles.all}>
        <summary>{trackRecord.ALL_RANKS}</summary>
        <dl>
          {thresholds.map(({ rank, from }) => (
            <div key={rank}>
              <dt>{userRankLabels[rank]}</dt>
              <dd>{from === 0 ? trackRecord.CERTIFIED_ALREADY : trackRecord.fromDonations(from)}</dd>
            </div>
          ))}
        </dl>
        <p className="support">{trackRecord.RANK_MEANING}</p>
      </details>
    </Card>
  )
}
