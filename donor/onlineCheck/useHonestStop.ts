import { useEffect, useRef, useState } from 'react'
import type { Answers } from '../../shared/questionnaire/answer'
import type { AnswerContext } from '../../shared/questionnaire/parseAnswer'
import type { Question } from '../../shared/questionnaire/question'

/** Why it is not possible, and when that would no longer hold. */
export type Settled = { reason: string; change: string | null }[]

/**
 * Looks at each answer for what settles the result. The rules are loaded while the first questions are answered; without
 * them nothing is said early.
 */
export function useHonestStop(version: string, context: AnswerContext) {
  const [settled, setSettled] = useState<Settled | null>(null)
  const [heard, setHeard] = useState(false)
  const settle = useRef<typeof import('./settle').settle>(undefined)
  useEffect(() => {
    const load = async () => {
      settle.current = (await import('./settle')).settle
    }
    load().catch(() => undefined)
  }, [])

  /** True if the person is told now. */
  const stopsAt = (questions: readonly Question[], answers: Answers): boolean => {
    if (heard) return false
    const found = settle.current?.(version, questions, answers, context) ?? []
    if (found.length > 0) setSettled(found)
    return found.length > 0
  }

  return {
    settled,
    stopsAt,
    close: () => setSettled(null),
    /** Not told twice. */
    hear: () => {
      setHeard(true)
      setSettled(null)
    },
  }
}
