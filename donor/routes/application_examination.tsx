import { floraApplicationTexts as texts } from '../../shared/messages/floraPages'
import { memberPages } from '../../shared/messages/pages/memberPages'
import { BackToMyPage, Words } from '../components/Basics'
import { PageFailed } from '../components/ErrorPage'
import { loadCurrentUser } from '../currentUser/currentUser'
import { ApplicationBody } from '../flora/ApplicationBody'
import { loadFloraTests } from '../flora/loadFloraTests'
import { privateMeta } from '../page/meta'
import { requireActive } from '../page/standing'
import { skipOnHashChange } from '../page/revalidate'
import type { Route } from './+types/application_examination'

const { h1 } = memberPages['/application_examination']

export async function clientLoader() {
  requireActive(await loadCurrentUser())
  return loadFloraTests()
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function ApplicationPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap column page stackLarge">
      <div className="stackSmall">
        <BackToMyPage />
        <h1>
          <Words text={h1} />
        </h1>
        <p>{texts.lead}</p>
      </div>
      <section className="stackSmall">
        <h2>{texts.aboutTitle}</h2>
        <ul className="dots">
          {texts.about.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <ApplicationBody tests={loaderData} />
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
