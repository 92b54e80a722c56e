import { trialEligibility, trialItem, TRIAL_NOT_WITH_TIME } from '../../shared/messages/trialCheckResults'
import type { TrialItem } from '../../shared/questionnaire/judgeTrial'
import { Unbroken } from '../components/Unbroken'
import styles from '../onlineCheck/Result.module.css'
import { useTexts } from '../rootData'

/** Age and home: not about health, so the text says who may apply. */
const WHO_MAY_APPLY = ['Q01', 'Q02']

/** Points to check before registering, with reasons and dates. */
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
