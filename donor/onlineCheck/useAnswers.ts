import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Answer, Answers } from '../../shared/questionnaire/answer'
import type { Question, QuestionSet, Region } from '../../shared/questionnaire/question'
import { SaveOnlineCheckDraftDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { useNow, useToday } from '../pageData'
import { checkAnswer } from '../questions/checkAnswer'
import { createSaveQueue } from './saveQueue'

export function useAnswers(screeningId: string, set: QuestionSet, saved: Answers, region: Region) {
  const today = useToday()
  const opened = useNow().getTime()
  const [typed, setTyped] = useState(saved)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [queue] = useState(() => {
    // The server's clock plus the time since.
    const offset = opened - performance.now()
    return createSaveQueue({
      send: (answers) => request(SaveOnlineCheckDraftDocument, { id: screeningId, answers }),
      now: () => new Date(offset + performance.now()),
      onRefused: (fields) => setRefused((before) => ({ ...before, ...fields })),
    })
  })
  const save = useSyncExternalStore(queue.subscribe, queue.state, queue.state)

  useEffect(() => {
    const retry = () => void queue.flush()
    const hide = () => document.visibilityState === 'hidden' && retry()
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', hide)
      retry()
    }
  }, [queue])

  const context = useMemo(() => ({ today, region }), [today, region])
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

  /** Opens the questions again. */
  const takeBack = useCallback(
    (questions: readonly Question[]) => {
      for (const { id } of questions) {
        setTyped((before) => without(before, id))
        queue.change(id, null)
      }
    },
    [queue],
  )

  return {
    typed,
    answers: answers satisfies Answers,
    errors: { ...errors, ...refused },
    change,
    takeBack,
    queue,
    save,
  }
}

function without<T>(entries: Readonly<Record<string, T>>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id))
}
