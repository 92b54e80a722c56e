import { diversityBand } from '../../shared/flora/diversityBand'
import { inspectionDetailLabels as labels } from '../../shared/labels/inspectionDetailLabels'
import { diversityBandLabels, floraReportTexts } from '../../shared/messages/floraPages'
import { Card } from '../components/Card'
import styles from './Gauge.module.css'
import type { FloraTests } from './loadFloraTests'

const texts = floraReportTexts.diversity

type Props = { diversity: number; averages: FloraTests['FloraAverages'] }

/** A gauge of three named bands: colour is not the only sign. */
export function DiversityCard({ diversity, averages }: Props) {
  const score = diversity.toFixed(1)
  const band = diversityBandLabels[diversityBand(diversity)]
  return (
    <Card>
      <h2>{labels.DiversityScoreScaled.donor}</h2>
      <p>
        <strong className={styles.number}>{score}</strong>
        <span className="support">
          {texts.scale}・{band}
        </span>
      </p>
      <div>
        <div className={styles.gauge} role="img" aria-label={texts.gauge(score, band)}>
          {averages && <i style={{ left: `${averages.DiversityScoreScaled}%` }} />}
          <b style={{ left: `${diversity}%` }} />
        </div>
        <div className={styles.bands} aria-hidden="true">
          <span>{diversityBandLabels.low}</span>
          <span>{diversityBandLabels.usual}</span>
          <span>{diversityBandLabels.high}</span>
        </div>
      </div>
      <p className="support">
        {averages &&
          texts.average(averages.DiversityScoreScaled.toFixed(1), averages.People.toLocaleString('ja-JP'))}
        {texts.text}
      </p>
    </Card>
  )
}
