import { floraReportTexts as texts, NO_REPORTS } from '../ground/words/floraPages'
import { memberPages } from '../../shared/words/program/memberPages'
import { PageHead } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { LinkList } from '../parts/components/LinkList'
import { TestList } from '../way/donating/flora/ChangesCard'
import styles from '../way/donating/flora/Composition.module.css'
import { ReportView } from '../way/donating/flora/ReportView'
import { floraReports } from '../way/donating/flora/floraReport'
import { loadFloraTests } from '../way/donating/flora/loadFloraTests'
import { CorrectionNotes } from '../way/nextStep/CorrectionNotes'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import type { Route } from './+types/inspection_report'

const { h1 } = memberPages['/inspection_report']

export const clientLoader = () => loadFloraTests()

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function InspectionReportPage({ loaderData }: Route.ComponentProps) {
  const { InspectionDetail: tests, FloraRankingTotal, FloraAverages } = loaderData
  const reports = floraReports(tests)
  const [latest] = reports
  return (
    <div className="wrap page stackLarge">
      <PageHead h1={<Title />} back>
        {!latest && (
          <>
            <p>{NO_REPORTS}</p>
            <p>{texts.empty}</p>
          </>
        )}
      </PageHead>
      <CorrectionNotes only="FloraTest" />
      {latest && (
        <ReportView reports={reports} latest={latest} total={FloraRankingTotal} averages={FloraAverages} />
      )}
      {tests.length > 0 && <TestList tests={tests} />}
      <LinkList items={[{ to: '/application_examination', label: texts.apply }]} />
    </div>
  )
}

function Title() {
  const at = h1.indexOf(texts.report)
  return (
    <>
      {h1.slice(0, at)}
      <wbr />
      <span className={styles.whole}>{h1.slice(at)}</span>
    </>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
