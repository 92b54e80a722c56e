import { useEffect, useRef, useState } from 'react'
import type { CriteriaForDevice } from '../../../../shared/rules/criteria/forDevice'
import type { Answers } from '../../../../shared/questionnaire/engine/answer'
import type { AnswerContext } from '../../../../shared/questionnaire/engine/parseAnswer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { loadCriteria } from '../../home/criteria/loadCriteria'
import type { Settled } from './settle'

/** Finds answers that settle the result. Until the rules in force are loaded, nothing is said early. */
export function useHonestStop(version: string, context: AnswerContext) {
  const [settled, setSettled] = useState<Settled | null>(null)
  const [heard, setHeard] = useState(false)
  const rules = useRef<{ settle: typeof import('./settle').settle; criteria: CriteriaForDevice } | null>(null)
  useEffect(() => {
    const load = async () => {
      const [{ settle }, criteria] = await Promise.all([import('./settle'), loadCriteria(version)])
      if (criteria) rules.current = { settle, criteria }
    }
    load().catch(() => undefined)
  }, [version])

  /** True if the person is told now. */
  const stopsAt = (questions: readonly Question[], answers: Answers): boolean => {
    if (heard) return false
    const { settle, criteria } = rules.current ?? {}
    const found = settle && criteria ? settle(criteria, questions, answers, context) : []
    if (found.length > 0) setSettled(found)
    return found.length > 0
  }

  return {
    settled,
    stopsAt,
    close: () => setSettled(null),
    hear: () => {
      setHeard(true)
      setSettled(null)
    },
  }
}
