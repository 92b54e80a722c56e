import type { ReactNode } from 'react'
import {
  TO_CRITERIA,
  TO_JUDGEMENT_RECEIPT,
  TO_WHAT_IF,
} from '../../../../shared/words/donating/conditionLinks'
import { nextStep } from '../../../../shared/words/check/nextStep'
import { TOPICS_IN_PERSON } from '../../../../shared/words/check/onlineCheckResults'
import { ButtonLink } from '../../../parts/components/Basics'
import { LinkList } from '../../../parts/components/LinkList'
import bloom from '../../../ground/illustrations/bloom.svg?url&no-inline'
import table from '../../../ground/illustrations/table.svg?url&no-inline'
import { NextStepCard, useNextStep } from '../../nextStep/NextStepCard'
import { useSignedInUser } from '../../../ground/page/standing'
import { Waiting } from '../../visits/waiting/Waiting'
import { CorrectOrTalk } from './CorrectOrTalk'
import { Topics, useCareNotes } from './Reasons'
import { ResultHead } from './ResultHead'
import type { Judged } from './judgedCheck'

type Props = {
  judged: Judged
  h1: string
  sentence: string
  primary: string
  /** Null after the interview. */
  topics: string | null
  lead: ReactNode
  children?: ReactNode
}

export function ResultOk({ judged, h1, sentence, primary, topics, lead, children }: Props) {
  const { screening, check } = judged
  const user = useSignedInUser()
  const step = useNextStep(nextStep, screening)
  const care = useCareNotes(judged)
  // No flower beside the advice to see a doctor.
  const advised = care.some(({ kind }) => kind === 'medical')
  return (
    <>
      <ResultHead
        h1={h1}
        answeredAt={check.Answer.answered_at}
        tone={advised ? 'advice' : 'ok'}
        sentence={sentence}
        picture={advised ? table : bloom}
        care={care}
      />
      <div className="wrap column section stackSections">
        <div className="stackLarge">{lead}</div>
        <NextStepCard
          step={step}
          buttons={
            <ButtonLink kind={step.action ? 'two' : 'primary'} to="/mypage">
              {primary}
            </ButtonLink>
          }
        >
          {user.Profile.UserStatus === 'WaitingGuidance' && <Waiting />}
        </NextStepCard>
        {topics && check.Topics.length > 0 && (
          <section className="stack">
            <h2>{topics}</h2>
            <p>{TOPICS_IN_PERSON}</p>
            <Topics judged={judged} />
          </section>
        )}
        {children}
        <LinkList
          items={[
            { to: '/what_if', label: TO_WHAT_IF },
            { to: '/account/receipts', label: TO_JUDGEMENT_RECEIPT },
            { to: '/criteria', label: TO_CRITERIA },
          ]}
        />
        <CorrectOrTalk passed />
      </div>
    </>
  )
}
