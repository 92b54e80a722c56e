import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isRecord } from '../../../shared/facts/isRecord'
import { CORRECT_ANSWER } from '../../../shared/words/check/answerCorrectionNotes'
import { answerCorrectionWords as words } from '../../../shared/words/check/answerCorrections'
import { onlineCheckPages } from '../../../shared/words/program/memberPages'
import { CorrectAnswer } from '../../way/check/result/CorrectAnswer'
import { answersPath } from '../../way/check/result/answersPath'
import { loadAnswers } from '../../way/check/result/loadAnswers'
import { correctable, YourAnswers } from '../../way/check/result/YourAnswers'
import { Note, PageHead } from '../../parts/components/Basics'
import { PageFailed } from '../../parts/components/ErrorPage'
import { loadCurrentUser, refreshCurrentUser } from '../../ground/currentUser/currentUser'
import { privateMeta } from '../../ground/page/meta'
import { requireActive } from '../../ground/page/standing'
import { skipOnHashChange } from '../../ground/page/revalidate'
import type { Route } from './+types/answers'

const { h1 } = onlineCheckPages['/online_check/answers']

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url)
  const questionId = searchParams.get('correct')
  if (questionId) requireActive(await loadCurrentUser())
  const loaded = await loadAnswers(searchParams.get('check'))
  const question = loaded.shown.set.questions.find((each) => each.id === questionId && correctable(each))
  return { ...loaded, question }
}

export const shouldRevalidate = skipOnHashChange

export const meta = privateMeta(h1)

export default function AnswersPage({ loaderData: { question, ...answers } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { shown } = answers
  const sent = async () => {
    await refreshCurrentUser().catch(() => undefined)
    await navigate(answersPath(shown.screening.Id), { replace: true, state: { corrected: true } })
  }
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={question ? CORRECT_ANSWER : h1} back />
      {question ? (
        <CorrectAnswer key={question.id} judged={shown} question={question} onSent={sent} />
      ) : (
        <>
          <JustSent />
          <YourAnswers {...answers} />
        </>
      )}
    </div>
  )
}

/** After sending; takes the focus. */
function JustSent() {
  const { state }: { state: unknown } = useLocation()
  const isSent = isRecord(state) && state.corrected === true
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) box.current?.focus()
  }, [isSent])
  if (!isSent) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Note title={words.sent} role="status">
        <p>{words.sentBelow}</p>
      </Note>
    </div>
  )
}

export const ErrorBoundary = () => <PageFailed h1={h1} />
