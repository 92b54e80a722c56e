import { lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { donorStatuses, stageOf } from '../../shared/rules/person/lifecycle'
import { SCHEDULE_CHANGE_LINK } from '../../shared/words/check/exam'
import { PAGE_OUTDATED, stageText } from '../ground/words/mypage'
import { memberPages } from '../../shared/words/program/memberPages'
import { holidaysAhead } from '../way/visits/booking/holidaysAhead'
import { buttonClass, FailedNote, NextCard, Contact, Words } from '../parts/components/Basics'
import { Chain } from '../parts/components/Chain'
import { PageFailed, PageSkeleton } from '../parts/components/ErrorPage'
import { keepCardOf } from '../ground/currentUser/currentUser'
import { findKeptCard } from '../ground/currentUser/keptCard'
import { ExamGuideDialog } from '../way/visits/exam/ExamGuideDialog'
import { loadedByGuard } from '../frame/guards'
import { pageRequestContext } from '../ground/page/loadContext'
import { ModalLink } from '../parts/components/ModalLink'
import { BookingCard, RoomCard } from '../way/mypage/BookingCard'
import { DonorCard } from '../way/mypage/DonorCard'
import { DonationCounts, ExamDays, Guides, Notices } from '../way/mypage/Guides'
import { UpdateNote, ValidityCard } from '../way/mypage/ValidityCard'
import { loadBarcode, loadCheck, loadNewLooks, loadPerson, loadVisits } from '../way/mypage/loadParts'
import { NextStepCard, useNextStep } from '../way/nextStep/NextStepCard'
import { AnswerCorrectionNotes } from '../way/nextStep/AnswerCorrectionNotes'
import { CorrectionNotes } from '../way/nextStep/CorrectionNotes'
import { OfficeNotes } from '../way/nextStep/OfficeNotes'
import { dueExam, mayAskForExam, heldRenewal } from '../way/nextStep/dueExam'
import { stagesDone } from '../way/nextStep/stagesDone'
import { hasProfile, suspensionOf, useSignedInUser, useVisit } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { useToday } from '../ground/page/clock'
import { loadWait } from '../way/visits/waiting/loadWait'
import { DeclineInvitation, GuidanceAhead, Waiting, WaitingPause } from '../way/visits/waiting/parts'
import { useInvitationNotice } from '../way/visits/waiting/useInvitationNotice'
import type { Route } from './+types/mypage'

const { h1 } = memberPages['/mypage']

// Large, and few people request a test.
const ExamRequestDialog = lazy(async () => ({
  default: (await import('../way/visits/exam/ExamRequestDialog')).ExamRequestDialog,
}))

/** Public facts: it runs without authentication. */
export function loader({ context }: Route.LoaderArgs) {
  return { holidays: holidaysAhead(context.get(pageRequestContext).today) }
}

/** Data may have changed. A failed part shows its own message; a person loaded before stays. */
export async function clientLoader({ serverLoader, context }: Route.ClientLoaderArgs) {
  const { value: user, failure: outdated } = await loadPerson(context.get(loadedByGuard))
  const certified = donorStatuses.includes(user.Profile.UserStatus)
  const [check, days, visits, wait, newLooks] = await Promise.all([
    loadCheck(user),
    // Without holidays in the calendar, the server still refuses them.
    dueExam(user) ? serverLoader().catch(() => null) : null,
    certified ? loadVisits() : null,
    loadWait(user),
    loadNewLooks(),
  ])
  const { holidays = {} } = days ?? {}
  const barcode = certified ? loadBarcode() : null
  const kept = barcode && (await findKeptCard(user.Id))
  const known = kept && kept.donorId === user.Profile.DonorId ? kept.barcode : null
  if (barcode && !outdated) keepCardOf(user, barcode)
  return { outdated, check, holidays, visits, barcode, known, wait, newLooks }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = skipOnHashChange

export function HydrateFallback() {
  return <PageSkeleton />
}

export const meta = privateMeta(h1)

export default function MyPage({ loaderData }: Route.ComponentProps) {
  const { outdated, check, holidays, visits, barcode, known, wait, newLooks } = loaderData
  const user = useSignedInUser()
  const today = useToday()
  const { Profile, Guidance } = user
  const screening = check.value
  const step = useNextStep(screening, wait?.WaitingPausedUntil)
  const { revalidate, state } = useRevalidator()
  const retry = { onRetry: () => void revalidate(), busy: state === 'loading' }
  const certified = donorStatuses.includes(Profile.UserStatus)
  const booked =
    !suspensionOf(user) && Profile.UserStatus === 'WaitingToParticipateGuidance' && Guidance?.ReservedAt
  const exam = suspensionOf(user) ? null : dueExam(user)
  const held = Profile.DonationPaused ? heldRenewal(user, screening, today) : null
  const visit = useVisit()
  const waits = Profile.UserStatus === 'WaitingGuidance' && !suspensionOf(user)
  useInvitationNotice()
  const examAhead = exam?.date && exam.date >= today

  return (
    <div className="wrap page withAside">
      <div className="stackLarge">
        <div>
          {Profile.LastName && <p className="support">{Profile.LastName}さん</p>}
          <h1>
            <Words text={h1} />
          </h1>
        </div>
        {certified && barcode ? (
          <DonorCard barcode={barcode} known={known} />
        ) : step.closed ? null : (
          <div className="stack">
            <p className="visuallyHidden">{stageText(stageOf(Profile.UserStatus, hasProfile(user)))}</p>
            <Chain done={stagesDone(user)} />
          </div>
        )}
        {Profile.UpdateRequired && <UpdateNote />}
        <OfficeNotes />
        <CorrectionNotes />
        <AnswerCorrectionNotes />
        {outdated && (
          <FailedNote title={PAGE_OUTDATED} {...retry}>
            {outdated}
          </FailedNote>
        )}
        {certified && visit.refusal === null && <RoomCard visit={visit} visits={visits} />}
        {booked && <BookingCard startAt={new Date(booked)} step={step} />}
        {check.failure ? (
          <NextCard>
            <FailedNote {...retry}>{check.failure}</FailedNote>
          </NextCard>
        ) : booked ? null : (
          <NextStepCard
            step={step}
            buttons={examAhead && <ChangeOfDay />}
            after={
              wait &&
              !suspensionOf(user) &&
              (waits ? (
                <WaitingPause wait={wait} />
              ) : (
                wait.DeclineKeepsPlace !== null && <DeclineInvitation wait={wait} />
              ))
            }
          >
            {waits && <Waiting wait={wait} />}
            {exam && <ExamDays exam={exam} />}
          </NextStepCard>
        )}
        {certified && Profile.DonorExpirationDate && (
          <ValidityCard expiration={Profile.DonorExpirationDate} held={held} />
        )}
        <Notices screening={screening} newLooks={newLooks} />
      </div>
      <aside className="stackLarge">
        {Profile.UserRank && <DonationCounts held={held} />}
        <Suspense>{waits && <GuidanceAhead />}</Suspense>
        <Guides ahead={!step.closed && !waits} />
        <section className="stackSmall" id="contact">
          <h2>お問い合わせ</h2>
          <Contact />
        </section>
      </aside>
      {exam && mayAskForExam(exam, today) && (
        <Suspense fallback={null}>
          <ExamRequestDialog
            exam={exam}
            until={exam.type === 'Renewal' ? user.Profile.DonorExpirationDate : null}
            holidays={holidays}
          />
        </Suspense>
      )}
      {exam?.date && <ExamGuideDialog exam={exam} date={exam.date} />}
    </div>
  )
}

function ChangeOfDay() {
  return (
    <ModalLink modal="#schedule-change" className={buttonClass({ kind: 'txt' })}>
      {SCHEDULE_CHANGE_LINK}
    </ModalLink>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
