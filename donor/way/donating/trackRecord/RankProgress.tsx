import { HIGHEST_RANK, untilNextRank } from '../../../../shared/words/labels/statusLabels'
import { nextRank, rankFor, rankThresholds } from '../../../../shared/facts/ranks'
import { useTexts } from '../../../ground/page/rootData'
import styles from './RankProgress.module.css'

export function RankProgress({ donations }: { donations: number }) {
  const { ranks } = useTexts()
  const next = nextRank(donations, ranks)
  const from = rankThresholds(ranks).find(({ rank }) => rank === rankFor(donations, ranks))?.from ?? 0
  const share = next ? (donations - from) / (donations + next.missing - from) : 1
  return (
    <div>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.done} width={share * 100} height="4" />
      </svg>
      <p className="support">{next ? untilNextRank(next.missing, next.rank) : HIGHEST_RANK}</p>
    </div>
  )
}
