import { useState } from 'react'
import { Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { TO_CRITERIA } from '../../../../shared/words/donating/conditionLinks'
import { CONSENT_MISSING } from '../../../../shared/words/program/formMessages'
import { healthConsent } from '../../../ground/words/healthConsent'
import type { CheckKind, QuestionSet } from '../../../../shared/questionnaire/engine/question'
import { loadQuestionSet } from '../../../../shared/questionnaire/engine/versions'
import { loadScreening, loadLatestScreening, type Screening } from '../../nextStep/screening'
import { type Judged, judgedCheck } from '../result/judgedCheck'
import { Button, ButtonLink, FailedNote, Note, Words } from '../../../parts/components/Basics'
import { CheckField, ErrorSummary, Form } from '../../../parts/components/Form'
import { ApiError } from '../../../ground/session/apiError'
import { StartOnlineCheckDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { useSignedInUser } from '../../../ground/page/standing'
import type { CurrentUser } from '../../../ground/session/currentUserStore'
import { useToday } from '../../../ground/page/clock'
import { loadCriteria } from '../../home/criteria/loadCriteria'
import { useRegion } from '../questions/questionProps'
import type { OnlineCheckForm } from './OnlineCheckForm'
import type { minutesPromised } from './promise'
import { useAttempt } from '../../../ground/graphql/useAttempt'

type Props = {
  open: OpenForm | null
  next: NextForm | null
  kind: CheckKind
  last: Judged | null
}

export function OnlineCheckPage({ open, next, kind, last }: Props) {
  const { Profile } = useSignedInUser()
  const region = useRegion()
  const today = useToday()
  const person = {
    birthday: Profile.Birthday,
    pref: Profile.Pref,
    city: Profile.City,
    gender: Profile.Gender,
  }
  const [form, setForm] = useState(open)
  const { busy: starting, failure, attempt } = useAttempt()

  const start = () =>
    attempt(async () => {
      const { startOnlineCheck } = await request(StartOnlineCheckDocument)
      setForm(await openForm(await loadScreening(startOnlineCheck.Id)))
    })

  if (form) {
    const { Form: Check, ...about } = form
    return (
      <Check
        key={about.screening.Id}
        {...about}
        begun={form !== open}
        kind={kind}
        last={last}
        person={person}
      />
    )
  }
  const { first, again, minutes, minutesAgain } = healthConsent
  const left = next?.minutesPromised({ set: next.set, kind, last, person, context: { today, region } })
  const words = [last ? again : first, left && (last ? minutesAgain : minutes)(left)]
  const points = [words.filter(Boolean).join(''), ...healthConsent.points]
  return <HealthConsent points={points} onAgree={() => void start()} busy={starting} failure={failure} />
}

type HealthConsentProps = {
  points: readonly string[]
  onAgree: () => void
  busy: boolean
  failure: string | null
}

function HealthConsent({ points, onAgree, busy, failure }: HealthConsentProps) {
  const [agreed, setAgreed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [declined, setDeclined] = useState(false)
  const error = attempt > 0 && !agreed && !declined ? CONSENT_MISSING : undefined

  const start = () => {
    setDeclined(false)
    setAttempt(attempt + 1)
    if (agreed) onAgree()
  }

  return (
    <div className="wrap column page stackLarge">
      <h1>
        <Words text={healthConsent.h1} />
      </h1>
      <div className="stackSmall">
        <p>{healthConsent.text}</p>
        <p>
          {healthConsent.more[0]}
          <Link to="/handling_of_personal" target="_blank">
            個人情報の取り扱いについて
          </Link>
          {healthConsent.more[1]}
        </p>
        <p>
          <Link to="/criteria" target="_blank">
            {TO_CRITERIA}
          </Link>
          （新しいタブで開きます）
        </p>
      </div>
      <ul className="dots">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <ErrorSummary errors={error ? [{ field: 'consent', message: error }] : []} attempt={attempt} />
        <CheckField
          name="consent"
          label={healthConsent.checkbox}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={error}
        />
        {failure && <FailedNote title="始められませんでした">{failure}</FailedNote>}
        {declined && (
          <Note tone="plum" role="status">
            <p>{healthConsent.declined}</p>
            <div>
              <ButtonLink kind="two" small to="/mypage">
                マイページへ
              </ButtonLink>
            </div>
          </Note>
        )}
        <div className="buttons">
          <Button type="submit" busy={busy}>
            {healthConsent.agree}
          </Button>
          <Button kind="two" onClick={() => setDeclined(true)}>
            {healthConsent.decline}
          </Button>
        </div>
      </Form>
    </div>
  )
}

/** @throws a redirect to the error page if the server cannot show the check */
export async function openCheck(user: CurrentUser): Promise<Screening | null> {
  try {
    return await loadLatestScreening(user)
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'UNAUTHENTICATED') throw redirect('/smile_survey_error')
    throw error
  }
}

/** A draft with the form of its version. */
export type OpenForm = { screening: Screening; set: QuestionSet; Form: typeof OnlineCheckForm }

/** Null unless the check is a draft. */
export async function openForm(screening: Screening | null): Promise<OpenForm | null> {
  const check = screening?.OnlineCheck
  if (!screening || !check?.Draft) return null
  const [set, { OnlineCheckForm: Form }] = await Promise.all([
    loadQuestionSet(check.Version),
    import('./OnlineCheckForm'),
  ])
  return { screening, set, Form }
}

/** What a check begun now would ask, and the meter for it. */
type NextForm = { set: QuestionSet; minutesPromised: typeof minutesPromised }

/** Null without an answer: then no minutes are promised. */
export async function nextForm(): Promise<NextForm | null> {
  try {
    const [criteria, { minutesPromised }] = await Promise.all([loadCriteria('current'), import('./promise')])
    return criteria && { set: await loadQuestionSet(criteria.questionnaire), minutesPromised }
  } catch {
    return null
  }
}

/** Moving between a check's screens needs no reload. */
export function withoutReload({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

/** Usually the newest screening or the one before. */
export async function loadLastCheck(user: CurrentUser, latest: Screening | null): Promise<Judged | null> {
  const judged = await judgedCheck(latest)
  if (judged) return judged
  const earlier = user.ScreeningInfo.filter(({ Id }) => Id !== latest?.Id).toSorted((a, b) =>
    b.ScreeningInfoCreatedAt.localeCompare(a.ScreeningInfoCreatedAt),
  )
  for (const { Id } of earlier) {
    const found = await judgedCheck(await loadScreening(Id))
    if (found) return found
  }
  return null
}
