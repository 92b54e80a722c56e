import { redirect } from 'react-router'
import { floraApplicationTexts as texts } from '../../ground/words/floraPages'
import { memberPages } from '../../../shared/words/program/memberPages'
import { ButtonLink, PageHead } from '../../parts/components/Basics'
import { PageFailed } from '../../parts/components/ErrorPage'
import { loadFloraTests } from '../../way/donating/flora/loadFloraTests'
import { privateMeta } from '../../ground/page/meta'
import { skipOnHashChange } from '../../ground/page/revalidate'

const { h1, primary } = memberPages['/application_examination/complete']

/** Only after an application; others see their state. */
export async function clientLoader() {
  const [newest] = (await loadFloraTests()).InspectionDetail
  if (newest?.Status !== 'Applied') throw redirect('/application_examination')
  return null
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ApplicationCompletePage() {
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1}>
        <p>{texts.complete}</p>
      </PageHead>
      <div className="buttons">
        <ButtonLink to="/mypage">{primary}</ButtonLink>
      </div>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
