import { redirect } from 'react-router'
import { floraApplicationTexts as texts } from '../../../shared/messages/floraPages'
import { memberPages } from '../../../shared/messages/pages/memberPages'
import { ButtonLink, Words } from '../../components/Basics'
import { PageFailed } from '../../components/ErrorPage'
import { loadFloraTests } from '../../flora/loadFloraTests'
import { privateMeta } from '../../page/meta'
import { skipOnHashChange } from '../../page/revalidate'

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
      <div className="stackSmall">
        <h1>
          <Words text={h1} />
        </h1>
        <p>{texts.complete}</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/mypage">{primary}</ButtonLink>
      </div>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
