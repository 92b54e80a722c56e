import type { QuestionSet } from '../../questionnaire/engine/question'
import type { CriteriaContent } from './content'
import { criteriaFaults, type Terms } from './criteriaFaults'
import type { CriteriaFault } from './fault'
import { WHOLE } from './fields'
import { parseContent } from './parseContent'

/** A valid content with its form, or its faults. */
export function checkContent(
  value: unknown,
  formOf: (version: string) => QuestionSet | undefined,
  terms?: Terms,
): { content: CriteriaContent; form: QuestionSet } | { faults: CriteriaFault[] } {
  const parsed = parseContent(value)
  if ('faults' in parsed) return parsed
  const form = formOf(parsed.content.questionnaire)
  if (!form) return { faults: [{ rule: WHOLE, field: 'questionnaire', message: 'この質問票はありません。' }] }
  const faults = criteriaFaults(parsed.content, form, terms)
  return faults.length > 0 ? { faults } : { content: parsed.content, form }
}
