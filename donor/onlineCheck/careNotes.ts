import { eatingSupport } from '../../shared/messages/eatingSupport'
import { useTexts, useToday } from '../rootData'
import type { Judged } from './judgedCheck'
import { readSavedAnswers } from './readSavedAnswers'
import { useRegion } from './useRegion'

/** `medical` asks to see a doctor, `support` names who listens. */
export type CareNote = { kind: 'medical' | 'support'; text: string }

/** What somebody should hear after answers about the body or about eating, apart from the judgement. */
export function useCareNotes({ check, set }: Pick<Judged, 'check' | 'set'>): CareNote[] {
  const texts = useTexts()
  const answers = readSavedAnswers(check.Answer.data, set, {
    today: useToday(),
    region: useRegion(),
  })
  return set.questions.flatMap(({ id, notices = [] }) =>
    notices.flatMap(({ kind, choices, text }) =>
      kind !== 'gentle' && choices.some((choice) => answers[id]?.choices?.includes(choice))
        ? [{ kind, text: kind === 'support' ? eatingSupport(texts) : text }]
        : [],
    ),
  )
}
