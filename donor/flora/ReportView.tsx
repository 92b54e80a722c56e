import { useId, useState } from 'react'
import { formatJapaneseDate } from '../../shared/dates'
import {
  floraReportTexts as texts,
  floraReportTexts,
  REPORT_IS_REFERENCE,
} from '../../shared/messages/floraPages'
import { Button } from '../components/Button'
import input from '../components/Input.module.css'
import { ChangesCard } from './ChangesCard'
import { CompositionCard } from './CompositionCard'
import styles from './Composition.module.css'
import { DiversityCard } from './DiversityCard'
import type { FloraReport } from './floraReport'
import type { FloraTests } from './loadFloraTests'
import { RankingCard } from './RankingCard'
import { Note } from '../components/Note'

type Props = {
  reports: readonly FloraReport[]
  latest: FloraReport
  total: number
  averages: FloraTests['FloraAverages']
}

/** The latest report or a chosen earlier one. The choice stays out of the address. */
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
