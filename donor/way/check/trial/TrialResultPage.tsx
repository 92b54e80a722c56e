import { type ReactNode, useEffect, useId, useState } from 'react'
import { publicPages } from '../../../../shared/words/program/publicPages'
import * as trialCheckResults from '../../../ground/words/trialCheckResults'
import type { TrialItem } from './judgeTrial'
import styles from '../result/Result.module.css'
import { ResultHead } from '../result/ResultHead'
import { ButtonLink, Unbroken } from '../../../parts/components/Basics'
import { StartLink } from '../../home/StartLink'
import spot from '../../../ground/illustrations/spot-check.svg?url&no-inline'
import { useTexts } from '../../../ground/page/rootData'
import { useSession } from '../../../ground/session/session'
import choice from '../../../parts/components/Choice.module.css'
import { carriedTrial } from './carriedTrial'
import { trialMemory } from './trialMemory'

type Props = {
  tone: 'ok' | 'later'
  sentence: string
  picture: string
  next: 'register' | 'answer'
  children: ReactNode
}

export function TrialResultPage({ tone, sentence, picture, next, children }: Props) {
  const pages = publicPages(useTexts())
  const { h1, primary, secondary } = pages['/trial_check/result_warn']
  const again = next === 'answer' ? pages['/'].secondary : secondary
  return (
    <>
      <ResultHead h1={h1} answeredAt={null} tone={tone} sentence={sentence} picture={picture} />
      <div className="wrap column section stackLarge">
        {children}
        {next === 'register' && <CarryAlong />}
        <div className="buttons">
          {next === 'register' && <StartLink start={primary} />}
          <ButtonLink kind={next === 'answer' ? 'primary' : 'two'} to="/trial_check" onClick={startOver}>
            {again}
          </ButtonLink>
          {next === 'answer' && <StartLink start={primary} kind="two" />}
        </div>
      </div>
    </>
  )
}

function startOver(): void {
  trialMemory.forget()
  carriedTrial.forget()
}

/** Not for a member, who has the check. */
function CarryAlong() {
  const trial = trialMemory.read()
  const [carried, setCarried] = useState(() => trial !== null && carriedTrial.read(trial.version) !== null)
  const hint = useId()
  const { status } = useSession()
  // Also answers that were changed since.
  useEffect(() => {
    if (trial && carried) carriedTrial.keep(trial)
  }, [trial, carried])
  if (status === 'user' || !trial) return null
  return (
    <div className="stackSmall">
      <label className={choice.choice}>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={carried}
          onChange={({ target }) => {
            setCarried(target.checked)
            if (!target.checked) carriedTrial.forget()
          }}
        />
        <span>{trialCheckResults.trialCarried.label}</span>
      </label>
      <p className="support" id={hint}>
        {trialCheckResults.trialCarried.hint}
      </p>
    </div>
  )
}

export function NoTrialYet() {
  return (
    <TrialResultPage tone="ok" sentence={trialCheckResults.trialNotTaken.title} picture={spot} next="answer">
      <p>{trialCheckResults.trialNotTaken.text}</p>
    </TrialResultPage>
  )
}

/** Not about health, so the text says who may apply. */
const WHO_MAY_APPLY = ['Q01', 'Q02']

export function TrialItems({ items }: { items: readonly TrialItem[] }) {
  const texts = useTexts()
  return (
    <ul className={styles.reasons}>
      {items.map(({ ruleId, questionId, outcome, title, reason, nextDate, ongoingNote }) => (
        <li key={ruleId + reason}>
          <h3>
            <Unbroken text={trialCheckResults.trialItem(title, nextDate)} />
          </h3>
          <p className="support">
            <Unbroken
              text={WHO_MAY_APPLY.includes(questionId) ? trialCheckResults.trialEligibility(texts) : reason}
            />
          </p>
          {ongoingNote && <strong>{ongoingNote}</strong>}
          {outcome === 'PERM' && !WHO_MAY_APPLY.includes(questionId) && (
            <strong>{trialCheckResults.TRIAL_NOT_WITH_TIME}</strong>
          )}
        </li>
      ))}
    </ul>
  )
}
