import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { canStillChange, guidanceIsOver } from '../../../shared/rules/visits/booking'
import type { PublicTexts } from '../../../shared/facts/config'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import { examIsOver } from '../../../shared/rules/visits/exams'
import { situationOf, type Situation } from '../../../shared/rules/person/situation'
import {
  COULD_NOT_COME,
  type NextStepAction,
  type NextStep,
  type NextStepInput,
} from '../../../shared/words/check/stepWords'
import type { DayHours } from '../../../shared/rules/visits/openState'
import { plannedVisit } from '../../../shared/rules/visits/plannedVisit'
import { mayChange } from '../../../shared/questionnaire/engine/judgement'
import type { Screening } from './screening'
import { ButtonLink, type ButtonKind, NextCard, Unbroken, Contact } from '../../parts/components/Basics'
import { useSignedInUser, hasProfile, hasWithdrawn, suspensionOf, visitOf } from '../../ground/page/standing'
import { useNow, useToday } from '../../ground/page/clock'
import { useRoom, useTexts } from '../../ground/page/rootData'
import type { CurrentUser } from '../../ground/session/currentUserStore'
import { askedExam, dueExam } from '../../ground/currentUser/dueExam'
import { mayAskForExam } from './dueExam'

type Props = {
  step: ShownStep
  children?: ReactNode
  buttons?: ReactNode
  after?: ReactNode
}

export function NextStepCard({
  step: { heading, title, description, next, action, otherAction, contact, couldNotCome },
  children,
  buttons,
  after,
}: Props) {
  return (
    <NextCard title={heading}>
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>
        <Unbroken text={description} />
      </p>
      {children}
      <p>
        <Unbroken text={next} />
      </p>
      {(action || buttons) && (
        <div className="buttons">
          {action && <Action {...action} />}
          {otherAction && <Action {...otherAction} kind="two" />}
          {buttons}
        </div>
      )}
      {contact && <CouldNotCome text={couldNotCome} />}
      {after}
    </NextCard>
  )
}

/** How to reach the office; after an appointment it is for whoever could not come. */
export function CouldNotCome({ text }: { text: string | undefined }) {
  if (!text) return <Contact />
  return (
    <section className="stackSmall">
      <h4>{COULD_NOT_COME}</h4>
      <p>{text}</p>
      <Contact />
    </section>
  )
}

/** Parts of my page; other targets are dialogs. */
const PLACES = ['/mypage#contact']

function Action({ label, to, kind }: NextStepAction & { kind?: ButtonKind }) {
  const { pathname } = useLocation()
  const opensHere = to.startsWith(`${pathname}#`) && !PLACES.includes(to)
  const dialog = opensHere ? { state: OPENED_HERE, preventScrollReset: true } : {}
  return (
    <ButtonLink to={to} kind={kind} {...dialog}>
      {label}
    </ButtonLink>
  )
}

/** Closing the dialog goes one step back. */
export const OPENED_HERE = { modal: true }

export type ShownStep = NextStep & {
  /** The next step is a call or a chat. */
  contact: boolean
  situation: Situation
}

/** `say`: the words of whoever it is; `waitingPausedUntil`: for a person who waits. */
export function useNextStep(
  say: (input: NextStepInput) => NextStep,
  screening: Screening | null,
  waitingPausedUntil?: JapaneseDate | null,
): ShownStep {
  const context = { now: useNow(), today: useToday(), texts: useTexts(), room: useRoom() }
  const input = { ...nextStepInput(useSignedInUser(), screening, context), waitingPausedUntil }
  const { startAt, changeable } = input.guidance
  const tooLate = input.userStatus === 'WaitingToParticipateGuidance' && startAt !== null && !changeable
  const step = say(input)
  const contact = input.suspension !== null || tooLate || step.couldNotCome !== undefined
  return { ...step, contact, situation: situationOf(input) }
}

type Context = {
  now: Date
  today: JapaneseDate
  texts: PublicTexts
  room: readonly DayHours[] | null
}

export function nextStepInput(
  user: CurrentUser,
  screening: Screening | null,
  { now, today, texts, room }: Context,
): NextStepInput {
  const { Profile, Guidance } = user
  const startAt = Guidance?.ReservedAt ? new Date(Guidance.ReservedAt) : null
  const visit = visitOf(user, now, room)
  return {
    today,
    userStatus: Profile.UserStatus,
    hasProfile: hasProfile(user),
    suspension: suspensionOf(user),
    suspendedFrom: user.Suspension?.Since ? japaneseDateOf(new Date(user.Suspension.Since)) : null,
    suspendedUntil: user.Suspension?.Until ?? null,
    withdrawn: hasWithdrawn(user),
    check: checkOf(user, screening),
    ended: endedFor(user, screening),
    retryByOffice: Profile.RetryByOffice === true,
    examReason: screening?.HealthCheck?.ReasonText ?? undefined,
    guidance: {
      deadline: Guidance?.DeadlineAt ?? null,
      absent: Guidance?.Status === 'NoShow',
      startAt,
      begun: startAt !== null && startAt <= now,
      over: startAt !== null && guidanceIsOver(startAt, now),
      changeable: startAt !== null && canStillChange(startAt, now),
    },
    planned: plannedVisit({ bookedAt: startAt, exam: dueExam(user) ?? askedExam(user) }, now),
    visit,
    resting: visit.refusal === 'Resting' ? { until: Profile.RestingUntil } : null,
    exam: examOf(user, now),
    expiration: Profile.DonorExpirationDate,
    place: texts.guidance.place,
    hospital: texts.hospital.name,
  }
}

function checkOf(user: CurrentUser, screening: Screening | null): NextStepInput['check'] {
  const check = screening?.OnlineCheck
  return {
    started: check?.Draft ?? false,
    result: check?.OnlineCheckResult ?? null,
    mayStart: user.MayStartOnlineCheck === true,
    opening: { isOpen: user.OnlineCheckOpen, opensOn: user.OnlineCheckOpensOn },
    nextDate: user.RetryFrom ?? check?.NextDate ?? null,
    mayChange: mayChange(check?.Reasons.map(({ Changes }) => Changes) ?? []),
    renewal: screening?.Info.InspectionType === 'Renewal',
  }
}

function endedFor({ Profile, RetryFrom }: CurrentUser, screening: Screening | null): NextStepInput['ended'] {
  if (Profile.UserStatus !== 'Registration') return null
  if (screening?.HealthCheck?.DonorStatus === 'NotCertified') return 'NotCertified'
  // A corrected judgement of an earlier round: without a failed check, only a test makes a person wait.
  if (Profile.OnlineCheckResult === null && (RetryFrom !== null || Profile.RetryByOffice))
    return 'NotCertified'
  return Profile.LossDonorStatusDate ? 'Expired' : null
}

function examOf(user: CurrentUser, now: Date): NextStepInput['exam'] {
  const exam = dueExam(user)
  const today = japaneseDateOf(now)
  return {
    requested: exam !== null && !mayAskForExam(exam, today),
    passed: exam?.requestedAt != null && mayAskForExam(exam, today),
    date: exam?.date ?? null,
    over: exam?.date ? examIsOver(exam.date, exam.time, now) : false,
    time: exam?.time ?? null,
  }
}
