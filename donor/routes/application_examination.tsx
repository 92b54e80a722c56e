import { floraApplicationTexts as texts } from '../ground/words/floraPages'
import { memberPages } from '../../shared/words/program/memberPages'
import { BackToMyPage, Words } from '../parts/components/Basics'
import { PageFailed } from '../parts/components/ErrorPage'
import { loadCurrentUser } from '../ground/currentUser/currentUser'
import { ApplicationBody } from '../way/donating/flora/ApplicationBody'
import { loadFloraTests } from '../way/donating/flora/loadFloraTests'
import { privateMeta } from '../ground/page/meta'
import { requireActive } from '../ground/page/standing'
import { skipOnHashChange } from '../ground/page/revalidate'
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
