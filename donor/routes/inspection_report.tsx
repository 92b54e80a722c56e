import { floraReportTexts as texts, NO_REPORTS } from '../../shared/messages/floraPages'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { BackToMyPage } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { LinkList } from '../components/LinkList'
import { TestList } from '../flora/ChangesCard'
import styles from '../flora/Composition.module.css'
import { ReportView } from '../flora/ReportView'
import { floraReports } from '../flora/floraReport'
import { loadFloraTests } from '../flora/loadFloraTests'
import { CorrectionNotes } from '../nextStep/CorrectionNotes'
import { privateMeta } from '../page/meta'
import { skipOnHashChange } from '../page/revalidate'
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
      <div className="stackSmall">
        <BackToMyPage />
        <h1>
          <Title />
        </h1>
        {!latest && (
          <>
            <p>{NO_REPORTS}</p>
            <p>{texts.empty}</p>
          </>
        )}
      </div>
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
