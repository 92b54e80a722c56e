import { trialEligibility, trialItem, TRIAL_NOT_WITH_TIME } from '../../shared/messages/trialCheckResults'
import type { TrialItem } from '../../shared/questionnaire/judgeTrial'
import { Unbroken } from '../components/Unbroken'
import styles from '../onlineCheck/Result.module.css'
import { useTexts } from '../rootData'

/** Age and home are no matter of health: for them the sentence says who may apply. */
const WHO_MAY_APPLY = ['Q01', 'Q02']

/** What to look at before registering, each with why and, where it is a matter of time, from about when. */
export function TrialItems({ items }: { items: readonly TrialItem[] }) {
  const texts = useTexts()
  return (
    <ul className={styles.reasons}>
      {items.map(({ ruleId, questionId, outcome, title, reason, nextDate, ongoingNote }) => (
        <li key={ruleId + reason}>
          <h3>
            <Unbroken text={trialItem(title, nextDate)} />
          </h3>
          <p className="support">
            <Unbroken text={WHO_MAY_APPLY.includes(questionId) ? trialEligibility(texts) : reason} />
          </p>
          {ongoingNote && <strong>{ongoingNote}</strong>}
          {outcome === 'PERM' && !WHO_MAY_APPLY.includes(questionId) && (
            <strong>{TRIAL_NOT_WITH_TIME}</strong>
          )}
        </li>
      ))}
    </ul>
  )
}
