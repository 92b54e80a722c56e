import type { ReactNode } from 'react'
import { ButtonLink } from '../components/ButtonLink'
import { Contact } from '../components/Contact'
import { NextCard } from '../components/NextCard'
import type { ShownStep } from './useNextStep'

type Props = {
  step: ShownStep
  /** What belongs to the step besides its sentences: the place in the waiting list. */
  children?: ReactNode
  /** Ways to go beside the step's own. */
  buttons?: ReactNode
}

export function NextStepCard({
  step: { title, description, next, action, contact },
  children,
  buttons,
}: Props) {
  return (
    <NextCard>
      <h3>{title}</h3>
      <p>{description}</p>
      {children}
      <p>{next}</p>
      {(action || buttons) && (
        <div className="buttons">
          {action && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
          {buttons}
        </div>
      )}
      {contact && <Contact />}
    </NextCard>
  )
}
