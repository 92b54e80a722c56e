import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import { birthdayIn } from '../../../../shared/questionnaire/engine/parseAnswer'
import type {
  Question,
  QuestionSet,
  Region,
  CheckKind,
} from '../../../../shared/questionnaire/engine/question'
import { keepResult } from '../result/loadResult'
import { readSavedAnswers } from '../result/readSavedAnswers'
import { loadScreening, resultPath } from '../../nextStep/screening'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { SaveOnlineCheckDraftDocument, SubmitOnlineCheckDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { useClock, useToday } from '../../../ground/page/clock'
import { checkAnswer } from '../questions/checkAnswer'
import { createSaveQueue, type SaveQueue } from './saveQueue'
import { useAttempt } from '../../../ground/graphql/useAttempt'

export function useAnswers(screeningId: string, set: QuestionSet, saved: Answers, region: Region) {
  const today = useToday()
  const now = useClock()
  const [typed, setTyped] = useState(saved)
  const birthday = birthdayIn(set, typed, today)
  const context = useMemo(() => ({ today, region, birthday }), [today, region, birthday])
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [queue] = useState(() =>
    createSaveQueue({
      send: (answers) => request(SaveOnlineCheckDraftDocument, { id: screeningId, answers }),
      now,
      onRefused: (fields) => setRefused((before) => ({ ...before, ...fields })),
    }),
  )
  const save = useSyncExternalStore(queue.subscribe, queue.state, queue.state)

  /** Takes answers given elsewhere meanwhile, such as in another tab. Unsaved ones here stay. */
  const takeIn = useCallback(
    (draft: unknown) => {
      const waiting = queue.waiting()
      const elsewhere = Object.entries(readSavedAnswers(draft, set, context))
      const newer = elsewhere.filter(([id]) => !waiting.includes(id))
      setTyped((before) => ({ ...before, ...Object.fromEntries(newer) }))
    },
    [queue, set, context],
  )

  useEffect(() => {
    const retry = () => void queue.flush()
    const hide = () => {
      if (document.visibilityState === 'hidden') retry()
      else void loadDraft(screeningId).then(takeIn, () => undefined)
    }
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hide)
      retry()
    }
  }, [queue, screeningId, takeIn])

  const { answers, errors } = useMemo(() => {
    const checked = set.questions.map((question) => ({
      id: question.id,
      ...checkAnswer(question, typed[question.id], context),
    }))
    return {
      answers: Object.fromEntries(checked.flatMap(({ id, savable }) => (savable ? [[id, savable]] : []))),
      errors: Object.fromEntries(checked.flatMap(({ id, error }) => (error ? [[id, error]] : []))),
    }
  }, [set, typed, context])

  const change = useCallback(
    (question: Question, answer: Answer) => {
      setTyped((before) => ({ ...before, [question.id]: answer }))
      setRefused((before) => without(before, question.id))
      queue.change(question.id, checkAnswer(question, answer, context).savable)
    },
    [queue, context],
  )

  const withAnswer = (question: Question, answer: Answer | undefined): Answers => {
    const { savable } = checkAnswer(question, answer, context)
    const others = without(answers, question.id)
    return savable ? { ...others, [question.id]: savable } : others
  }

  return {
    typed,
    answers: answers satisfies Answers,
    errors: { ...errors, ...refused },
    change,
    withAnswer,
    queue,
    save,
  }
}

const loadDraft = async (screeningId: string): Promise<unknown> =>
  (await loadScreening(screeningId)).OnlineCheck?.Answer.data

function without<T>(entries: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id))
}

/** A failure changes nothing. */
export function useSubmission(screeningId: string, queue: SaveQueue, kind: CheckKind) {
  const navigate = useNavigate()
  const { busy: sending, failure, attempt } = useAttempt()

  const submit = (answers: Answers) =>
    attempt(async () => {
      // A later save would be refused.
      await queue.flush()
      const { submitOnlineCheck } = await request(SubmitOnlineCheckDocument, { id: screeningId, answers })
      queue.stop()
      await refreshCurrentUser().then(
        (user) => keepResult(user, submitOnlineCheck),
        () => undefined,
      )
      const result = submitOnlineCheck.OnlineCheck?.OnlineCheckResult ?? null
      await navigate(resultPath(result, kind), { replace: true })
    })

  return { submit, sending, failure }
}
