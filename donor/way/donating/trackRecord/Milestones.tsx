import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { nextRank, rankThresholds } from '../../../../shared/facts/ranks'
import { HIGHEST_RANK, untilNextRank, userRankLabels } from '../../../../shared/words/labels/statusLabels'
import * as words from '../../../../shared/words/donating/trackRecord'
import { useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import type { TrackRecord } from './loadTrackRecord'
import styles from './Milestones.module.css'
import { milestonesOf, receivedDays, type Milestone } from './rhythm'

/** Older ones are folded. */
const LATEST = 6

export function Milestones({
  DonationInfo,
  RewardPeriods,
}: Pick<TrackRecord, 'DonationInfo' | 'RewardPeriods'>) {
  const { TotalDonationsCount: total } = useSignedInUser().Profile
  const { ranks } = useTexts()
  const all = milestonesOf(receivedDays(DonationInfo, total), RewardPeriods, ranks)
  const older = all.slice(0, -LATEST)
  const next = nextRank(total, ranks)
  return (
    <section className="stack">
      <h2>{words.MILESTONES}</h2>
      {older.length > 0 && (
        <details className={styles.fold}>
          <summary>{words.olderMilestones(older.length)}</summary>
          <List milestones={older} />
        </details>
      )}
      <div>
        <List milestones={all.slice(-LATEST)} />
        <p className={styles.next}>{next ? untilNextRank(next.missing, next.rank) : HIGHEST_RANK}</p>
      </div>
      <details className={styles.fold}>
        <summary>{words.ALL_RANKS}</summary>
        <dl>
          {rankThresholds(ranks).map(({ rank, from }) => (
            <div key={rank}>
              <dt>{userRankLabels[rank]}</dt>
              <dd>{from === 0 ? words.CERTIFIED_ALREADY : words.fromDonations(from)}</dd>
            </div>
          ))}
        </dl>
        <p className="support">{words.RANK_MEANING}</p>
      </details>
    </section>
  )
}

function List({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className={styles.list}>
      {milestones.map((one) => (
        <li key={`${one.kind} ${one.day} ${nameOf(one)}`}>
          <b>{nameOf(one)}</b>
          <span>{formatJapaneseDate(one.day)}</span>
        </li>
      ))}
    </ol>
  )
}

function nameOf(one: Milestone): string {
  if (one.kind === 'first') return words.FIRST_DONATION
  return one.kind === 'rank'
    ? words.rankReached(userRankLabels[one.rank], one.from)
    : words.certifyingTest(one.round)
}
