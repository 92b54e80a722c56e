import type { ReactNode } from 'react'
import { publicPages } from '../../shared/messages/pages/publicPages'
import { ButtonLink } from '../components/ButtonLink'
import { StartLink } from '../home/StartLink'
import { ResultHead } from '../onlineCheck/ResultHead'
import { useTexts } from '../rootData'
import { trialMemory } from './trialMemory'

type Props = {
  tone: 'ok' | 'later'
  sentence: string
  picture: string
  /** The first button: register, or answer if nothing was answered. */
  next: 'register' | 'answer'
  children: ReactNode
}

/** The common part of both results. */
export function TrialResultPage({ tone, sentence, picture, next, children }: Props) {
  const pages = publicPages(useTexts())
  const { h1, primary, secondary } = pages['/trial_check/result_warn']
  const again = next === 'answer' ? pages['/'].secondary : secondary
  return (
    <>
      <ResultHead h1={h1} answeredAt={null} tone={tone} sentence={sentence} picture={picture} />
      <div className="wrap column section stackLarge">
        {children}
        <div className="buttons">
          {next === 'register' && <StartLink start={primary} />}
          <ButtonLink
            kind={next === 'answer' ? 'primary' : 'two'}
            to="/trial_check"
            onClick={trialMemory.forget}
          >
            {again}
          </ButtonLink>
          {next === 'answer' && <StartLink start={primary} kind="two" />}
        </div>
      </div>
    </>
  )
}
