import { floraApplicationTexts as texts } from '../../shared/messages/floraPages'
import { ButtonLink } from '../components/ButtonLink'
import { Note } from '../components/Note'
import { useToday } from '../rootData'
import { ApplicationForm } from './ApplicationForm'
import { applicationState } from './applicationState'
import type { FloraTests } from './loadFloraTests'
import { WishCard } from './WishCard'

/** What somebody can do about a flora test today, by how far the newest one is. */
export function ApplicationBody({ tests }: { tests: FloraTests }) {
  const now = applicationState(tests, useToday())
  switch (now.state) {
    case 'invited':
      return (
        <>
          <Note tone="yolk" title={texts.invitedTitle}>
            {now.test.DeadlineForApplicationAt && <p>{texts.until(now.test.DeadlineForApplicationAt)}</p>}
          </Note>
          <ApplicationForm testId={now.test.Id} />
        </>
      )
    case 'applied':
      return (
        <Note title={texts.appliedTitle}>
          <p>{texts.applied}</p>
        </Note>
      )
    case 'received':
      return (
        <Note title={texts.receivedTitle}>
          <p>{texts.received}</p>
        </Note>
      )
    case 'wished':
      return (
        <Note tone="yolk" title={texts.wishKeptTitle}>
          <p>{texts.wishKept(now.since)}</p>
        </Note>
      )
    case 'passed':
      return (
        <>
          <Note tone="plum" title={texts.passedTitle}>
            <p>{texts.passed(now.deadline)}</p>
          </Note>
          <WishCard />
        </>
      )
    case 'shared':
      return (
        <>
          <Note title={texts.sharedTitle}>
            <div>
              <ButtonLink kind="two" small to="/inspection_report">
                {texts.toReport}
              </ButtonLink>
            </div>
          </Note>
          <WishCard />
        </>
      )
    case 'none':
      return <WishCard />
  }
}
