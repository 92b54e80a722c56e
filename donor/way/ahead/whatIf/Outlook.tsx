import { TO_REPORT } from '../../../../shared/words/donating/conditionLinks'
import {
  aboutTheOutlook,
  audienceOf,
  daysOfEvent,
  eventEnd,
  outlookOf,
  spanDays,
  stateWords,
  whatIfPage as texts,
  whenItHappens,
} from './words'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { WhatIfEvent } from './event'
import { whatIf, type WhatIfPerson, type WhatIfRules } from './whatIf'
import { ButtonLink, Card, Unbroken } from '../../../parts/components/Basics'
import { useSignedInUser, useVisit } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import styles from './Outlook.module.css'
import { Weeks } from './Weeks'

type Props = {
  person: WhatIfPerson
  rules: WhatIfRules
  shut: readonly JapaneseDate[]
  named: readonly { event: WhatIfEvent; label: string }[]
  /** Some input cannot be calculated yet. */
  leftOut: boolean
}

/** The headline stays visible while the days above are moved. */
export function Outlook({ person, rules, shut, named, leftOut }: Props) {
  const money = useMoney()
  const events = named.map(({ event }) => event)
  const answer = whatIf(person, events, rules)
  const before = whatIf(person, [], rules)
  const audience = audienceOf(person)
  const { headline, rows } = outlookOf({
    person,
    today: rules.today,
    answer,
    before,
    money,
    visit: useVisit(),
    shut,
  })
  const nothing = events.length === 0
  const spans = answer.donating ?? answer.check
  return (
    <>
      <section className={styles.headline} aria-labelledby="outlook">
        <h2 id="outlook">{texts.result}</h2>
        <div role="status">
          <p>
            <Unbroken text={nothing ? texts.nothingYet : headline} />
          </p>
          {leftOut && <p className="support">{texts.leftOut}</p>}
        </div>
      </section>
      {!nothing && (
        <>
          <Card>
            <h3>{texts.days}</h3>
            <Weeks spans={spans} today={rules.today} audience={audience} />
            <ul className="dots">
              {spans.map((span) => (
                <li key={span.from}>
                  <Unbroken text={`${spanDays(span)}：${stateWords[audience][span.state]}`} />
                </li>
              ))}
            </ul>
          </Card>
          {rows.map(({ term, sentences }) => (
            <div key={term} className="stackSmall">
              <h3>{term}</h3>
              {sentences.map((sentence) => (
                <p key={sentence}>
                  <Unbroken text={sentence} />
                </p>
              ))}
            </div>
          ))}
          <div className="stackSmall">
            <h3>{texts.each}</h3>
            <ul className="dots">
              {named.map(({ event, label }, index) => (
                <li key={index}>
                  <b>{label}</b>
                  <br />
                  <Unbroken text={daysOfEvent(event)} />
                  <br />
                  <Unbroken text={answer.events[index] ? eventEnd(audience, answer.events[index]) : ''} />
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <div className="stackSmall">
        <h3>{texts.calculated}</h3>
        <ul className="dots">
          {aboutTheOutlook.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Really />
    </>
  )
}

function useMoney() {
  const { Rewards } = useSignedInUser()
  const { donationYen } = useTexts().rewards
  const { Pending: pendingYen, Expected, Due } = Rewards
  return { pendingYen, bonusYen: Expected - Due - pendingYen, donationYen }
}

/** Says that nothing was reported. */
function Really() {
  const user = useSignedInUser()
  const reports = user.MayReportCondition
  return (
    <div className="stackSmall">
      <h3>{texts.really}</h3>
      <p>{whenItHappens[reports ? 'donor' : 'applicant']}</p>
      <div className="buttons">
        {reports && (
          <ButtonLink kind="two" to="/report_condition">
            {TO_REPORT}
          </ButtonLink>
        )}
        <ButtonLink kind="two" to="/mypage">
          マイページへ
        </ButtonLink>
      </div>
    </div>
  )
}
