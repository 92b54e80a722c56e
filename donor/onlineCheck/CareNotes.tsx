import { eatingSupport } from '../../shared/messages/eatingSupport'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import { Note } from '../components/Note'
import { useTexts, useToday } from '../rootData'
import type { JudgedCheck } from './judgedCheck'
import { readSavedAnswers } from './readSavedAnswers'
import { useRegion } from './useRegion'

/** After answers about the body or about eating that somebody should hear of: said once more, apart from the judgement. */
export function CareNotes({ check }: { check: JudgedCheck }) {
  const texts = useTexts()
  const context = { today: useToday(), region: useRegion() }
  const answers = readSavedAnswers(check.Answer.data, currentQuestionSet, context)
  const notes = currentQuestionSet.questions.flatMap(({ id, notices = [] }) =>
    notices.filter(
      ({ kind, choices }) =>
        kind !== 'gentle' && choices.some((choice) => answers[id]?.choices?.includes(choice)),
    ),
  )
  return notes.map(({ kind, text }) => (
    <Note key={text} tone={kind === 'medical' ? 'coral' : 'plum'}>
      <p>{kind === 'support' ? eatingSupport(texts) : text}</p>
    </Note>
  ))
}
