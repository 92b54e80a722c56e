import { useId, useState } from 'react'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import { diversityBand } from '../../../../shared/forms/flora/diversity'
import { RANKING_BEADS, rankingBead } from '../../../../shared/rules/donating/flora/ranking'
import { inspectionDetailLabels as labels } from '../../../../shared/words/labels/floraLabels'
import { floraReportTexts, REPORT_IS_REFERENCE, diversityBandLabels } from '../../../ground/words/floraPages'
import { Button, Note, Card } from '../../../parts/components/Basics'
import input from '../../../parts/components/Input.module.css'
import { ChangesCard } from './ChangesCard'
import styles from './Composition.module.css'
import { CompositionCard } from './CompositionCard'
import gauge from './Gauge.module.css'
import type { FloraReport } from './floraReport'
import type { FloraTests } from './loadFloraTests'

const texts = floraReportTexts

type Props = {
  reports: readonly FloraReport[]
  latest: FloraReport
  total: number
  averages: FloraTests['FloraAverages']
}

/** The choice stays out of the address. */
export function ReportView({ reports, latest, total, averages }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(latest.id)
  const report = reports.find((candidate) => candidate.id === chosen) ?? latest
  return (
    <>
      {reports.length > 1 ? (
        <div className={styles.choice}>
          <label htmlFor={id}>{texts.choose}</label>
          <select
            id={id}
            className={`${input.input} ${input.select}`}
            value={report.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {reports.map(({ id: value, date }) => (
              <option key={value} value={value}>
                {formatJapaneseDate(date)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <p className={reports.length > 1 ? styles.onPaper : undefined}>
        {texts.choose}：<strong>{formatJapaneseDate(report.date)}</strong>
      </p>
      <div className={styles.two}>
        <DiversityCard diversity={report.diversity} averages={averages} />
        {report.ranking !== null && <RankingCard ranking={report.ranking} total={total} />}
      </div>
      <CompositionCard report={report} averages={averages} />
      {reports.length > 1 && <ChangesCard reports={reports} shown={report} />}
      <ReportNotes />
      <div className="buttons">
        <Button kind="two" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </>
  )
}

const { limits, method } = floraReportTexts

function ReportNotes() {
  return (
    <>
      <Note tone="plum" title={limits.title}>
        <p>{REPORT_IS_REFERENCE}</p>
        <ul className="dots">
          {limits.text.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>{limits.doctor}</p>
      </Note>
      <section className="stackSmall">
        <h2>{method.title}</h2>
        {method.text.map((sentence) => (
          <p className="support" key={sentence}>
            {sentence}
          </p>
        ))}
      </section>
    </>
  )
}

const rankingTexts = floraReportTexts.ranking
const inJapanese = (number: number) => number.toLocaleString('ja-JP')

/** One of twenty beads, with a note that it is not a merit. */
function RankingCard({ ranking, total }: { ranking: number; total: number }) {
  const own = rankingBead(ranking, total)
  const perBead = Math.round(total / RANKING_BEADS)
  return (
    <Card>
      <h2>{labels.Ranking.donor}</h2>
      <p>
        <span className="support">{rankingTexts.of(inJapanese(total))} </span>
        <strong className={gauge.number}>{inJapanese(ranking)}</strong>
        <span className="support">{rankingTexts.place}</span>
      </p>
      <div>
        <div
          className={gauge.beads}
          role="img"
          aria-label={rankingTexts.beads(inJapanese(ranking), inJapanese(total))}
        >
          {Array.from({ length: RANKING_BEADS }, (_, index) => (
            <i key={index} className={index === own ? gauge.own : undefined} />
          ))}
        </div>
        <div className={gauge.ends} aria-hidden="true">
          <span>{rankingTexts.low}</span>
          <span>{rankingTexts.high}</span>
        </div>
      </div>
      <p className="support">
        {perBead > 1 && <span>{rankingTexts.bead(inJapanese(perBead))}</span>}
        <span>{rankingTexts.text}</span>
      </p>
    </Card>
  )
}

const diversityTexts = floraReportTexts.diversity

type DiversityCardProps = { diversity: number; averages: FloraTests['FloraAverages'] }

/** Three named bands: colour is not the only sign. */
function DiversityCard({ diversity, averages }: DiversityCardProps) {
  const score = diversity.toFixed(1)
  const band = diversityBandLabels[diversityBand(diversity)]
  return (
    <Card>
      <h2>{labels.DiversityScoreScaled.donor}</h2>
      <p>
        <strong className={gauge.number}>{score}</strong>
        <span className="support">
          {diversityTexts.scale}・{band}
        </span>
      </p>
      <div>
        <div className={gauge.gauge} role="img" aria-label={diversityTexts.gauge(score, band)}>
          {averages && <i style={{ left: `${averages.DiversityScoreScaled}%` }} />}
          <b style={{ left: `${diversity}%` }} />
        </div>
        <div className={gauge.bands} aria-hidden="true">
          <span>{diversityBandLabels.low}</span>
          <span>{diversityBandLabels.usual}</span>
          <span>{diversityBandLabels.high}</span>
        </div>
      </div>
      <p className="support">
        {averages && (
          <span>
            {diversityTexts.average(
              averages.DiversityScoreScaled.toFixed(1),
              averages.People.toLocaleString('ja-JP'),
            )}
          </span>
        )}
        <span>{diversityTexts.text}</span>
      </p>
    </Card>
  )
}
