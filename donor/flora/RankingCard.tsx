import { RANKING_BEADS, rankingBead } from '../../shared/flora/rankingBead'
import { inspectionDetailLabels as labels } from '../../shared/labels/inspectionDetailLabels'
import { floraReportTexts } from '../../shared/messages/floraPages'
import { Card } from '../components/Card'
import styles from './Gauge.module.css'

const texts = floraReportTexts.ranking
const inJapanese = (number: number) => number.toLocaleString('ja-JP')

/** The place among all results as one of twenty beads, with a note that it is no merit. */
export function RankingCard({ ranking, total }: { ranking: number; total: number }) {
  const own = rankingBead(ranking, total)
  const perBead = Math.round(total / RANKING_BEADS)
  return (
    <Card>
      <h2>{labels.Ranking.donor}</h2>
      <p>
        <span className="support">{texts.of(inJapanese(total))} </span>
        <strong className={styles.number}>{inJapanese(ranking)}</strong>
        <span className="support">{texts.place}</span>
      </p>
      <div>
        <div
          className={styles.beads}
          role="img"
          aria-label={texts.beads(inJapanese(ranking), inJapanese(total))}
        >
          {Array.from({ length: RANKING_BEADS }, (_, index) => (
            <i key={index} className={index === own ? styles.own : undefined} />
          ))}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>{texts.low}</span>
          <span>{texts.high}</span>
        </div>
      </div>
      <p className="support">
        {perBead > 1 && texts.bead(inJapanese(perBead))}
        {texts.text}
      </p>
    </Card>
  )
}
