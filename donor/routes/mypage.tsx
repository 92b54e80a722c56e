import { Fragment, lazy, Suspense, type ReactNode } from 'react'
import { myPageOrder, type MyPagePart } from '../way/mypage/myPageOrder'
import { donorStatuses } from '../../shared/rules/person/stages'
import { NEWS, NOT_SHOWN, PAGE_OUTDATED, VISITS, WAIT } from '../ground/words/mypage'
import { memberPages } from '../../shared/words/program/memberPages'
import { holidaysAhead } from '../way/visits/booking/holidaysAhead'
import { NextCard, Contact, Words } from '../parts/components/Basics'
import { NotLoaded } from '../parts/components/ErrorPage'
import { keepCardOf } from '../ground/currentUser/currentUser'
import { findKeptCard } from '../ground/currentUser/keptCard'
import { loadedByGuard } from '../frame/guards'
import { pageRequestContext } from '../ground/page/loadContext'
import { Guides, Notices } from '../way/mypage/Guides'
import { loadCheck, loadOwn, loadPerson } from '../way/mypage/loadParts'
import { loadViews, stepKind } from '../way/mypage/loadViews'
import { NextStepCard, useNextStep } from '../way/nextStep/NextStepCard'
import { askedExam, dueExam } from '../ground/currentUser/dueExam'
import { mayAskForExam, heldRenewal } from '../way/nextStep/dueExam'
import { suspensionOf, useSignedInUser, useVisit } from '../ground/page/standing'
import { privateMeta } from '../ground/page/meta'
import { skipOnHashChange } from '../ground/page/revalidate'
import { useToday } from '../ground/page/clock'
import { useNews } from '../way/visits/waiting/useNews'
import styles from '../parts/components/MyPage.module.css'
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
  const [views, check, days, own] = await Promise.all([
    loadViews(user),
    loadCheck(user),
    // Without holidays in the calendar, the server still refuses them.
    dueExam(user) || askedExam(user) ? serverLoader().catch(() => null) : null,
    loadOwn(),
  ])
  const { holidays = {} } = days ?? {}
  const waits = ['WaitingGuidance', 'Guidance'].includes(user.Profile.UserStatus)
  const wait = waits ? own.wait : null
  const { visits, news } = own
  const missing = [certified && !visits && VISITS, waits && !wait && WAIT, !news && NEWS]
    .filter(Boolean)
    .join('、')
  const barcode = certified && views.donor ? views.donor.loadBarcode() : null
  const kept = barcode && (await findKeptCard(user.Id))
  const known = kept && kept.donorId === user.Profile.DonorId ? kept.barcode : null
  if (barcode && !outdated) keepCardOf(user, { barcode, visits })
  return { views, outdated, missing, check, holidays, visits, barcode, known, wait, news }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = skipOnHashChange

/** The layout's is shown. */
export const HydrateFallback = () => null

export const meta = privateMeta(h1)

/** When a person becomes a donor while the page is open, it waits for the words of donors; so it does for each other kind. */
export default function MyPage({ loaderData }: Route.ComponentProps) {
  return stepKind(useSignedInUser()) === loaderData.views.kind && <Page {...loaderData} />
}

type PageProps = Route.ComponentProps['loaderData']

function Page({ views, outdated, missing, check, holidays, visits, barcode, known, wait, news }: PageProps) {
  const user = useSignedInUser()
  const today = useToday()
  const { Profile, Guidance } = user
  const screening = check.value
  const step = useNextStep(views.say, screening, wait?.WaitingPausedUntil)
  const certified = donorStatuses.includes(Profile.UserStatus)
  const booked =
    !suspensionOf(user) && Profile.UserStatus === 'WaitingToParticipateGuidance' && Guidance?.ReservedAt
  const exam = suspensionOf(user) ? null : dueExam(user)
  const asked = suspensionOf(user) ? null : askedExam(user)
  const held = Profile.DonationPaused ? heldRenewal(user, screening, today) : null
  const visit = useVisit()
  const waits = Profile.UserStatus === 'WaitingGuidance' && !suspensionOf(user)
  useNews()
  // At most one of the two has a day, and only one lets days be asked for.
  const toAsk = [exam, asked].find((test) => test && mayAskForExam(test, today))
  const dated = [exam, asked].find((test) => test?.date)
  const examAhead = exam?.date && exam.date >= today
  const order = myPageOrder({
    situation: check.failure ? null : step.situation,
    visit: certified ? visit : null,
    isAsked: asked !== null,
  })

  const parts: Record<MyPagePart, ReactNode> = {
    told: (
      <>
        {views.told && <views.told.Told />}
        {outdated && <NotLoaded title={PAGE_OUTDATED}>{outdated}</NotLoaded>}
        {missing && <NotLoaded>{NOT_SHOWN + missing}</NotLoaded>}
      </>
    ),
    step: check.failure ? (
      <NextCard>
        <NotLoaded>{check.failure}</NotLoaded>
      </NextCard>
    ) : booked && views.booking ? (
      <views.booking.BookingCard startAt={new Date(booked)} step={step} />
    ) : (
      <NextStepCard
        step={step}
        buttons={examAhead && views.exams && <views.exams.ChangeOfDay />}
        after={
          wait &&
          !suspensionOf(user) &&
          (waits
            ? views.waiting && <views.waiting.WaitingPause wait={wait} />
            : views.decline &&
              wait.DeclineKeepsPlace !== null && <views.decline.DeclineInvitation wait={wait} />)
        }
      >
        {waits && views.waiting && <views.waiting.Waiting wait={wait} />}
        {exam && views.exams && <views.exams.ExamDays exam={exam} />}
      </NextStepCard>
    ),
    visit: views.donor && <views.donor.VisitNow visit={visit} visits={visits} />,
    asked: asked && views.exams && <views.exams.AskedTestCard exam={asked} />,
    card: barcode && views.donor && <views.donor.DonorCard barcode={barcode} known={known} />,
    stages: !step.closed && views.stages && <views.stages.Stages />,
  }

  return (
    <div className={`wrap withAside ${styles.page}`}>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1>
            <Words text={h1} />
          </h1>
          {Profile.LastName && <p className="support">{Profile.LastName}さん</p>}
        </div>
        {order.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </div>
      <aside className={styles.main}>
        {Profile.UserRank && views.donor && (
          <views.donor.PeriodCard
            expiration={certified ? Profile.DonorExpirationDate : null}
            held={held}
            visits={visits}
          />
        )}
        <Notices screening={screening} news={news} />
        {waits && views.waiting && <views.waiting.GuidanceAhead />}
        <Guides ahead={!step.closed && !waits} unread={news?.unread ?? 0} />
        {order.includes('step') && (
          <section className="stackSmall" id="contact">
            <h2>お問い合わせ</h2>
            <Contact />
          </section>
        )}
      </aside>
      {toAsk && (
        <Suspense fallback={null}>
          <ExamRequestDialog
            exam={toAsk}
            until={toAsk.type === 'Renewal' ? user.Profile.DonorExpirationDate : null}
            holidays={holidays}
          />
        </Suspense>
      )}
      {dated?.date && views.exams && <views.exams.ExamGuideDialog exam={dated} date={dated.date} />}
    </div>
  )
}
