import { floraApplicationTexts as texts } from '../ground/words/floraPages'
import { memberPages } from '../../shared/words/program/memberPages'
import { PageHead } from '../parts/components/Basics'
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
      <PageHead h1={h1} back>
        <p>{texts.lead}</p>
      </PageHead>
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
