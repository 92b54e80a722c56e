import { phrasesOf, type CriteriaContent } from '../../../shared/rules/criteria/content'
import { whatIsSaid, type Said } from './whatIsSaid'
import type { Question } from '../../../shared/questionnaire/engine/question'
import { useConsole } from '../../ground/console/ConsoleContext'

/** What people read because of one rule; empty if the content has no rule of that id. */
export function useSaid(): (content: CriteriaContent, question: Question, ruleId: string) => readonly Said[] {
  const { clock, config } = useConsole()
  return (content, question, ruleId) => {
    const { rules, municipalities } = content
    const own = rules[question.id]
    const rule = own?.rules.find(({ id }) => id === ruleId)
    if (!own || !rule) return []
    return whatIsSaid(rule, own, question, {
      today: clock.today(),
      texts: config.operator,
      municipalities,
      phrases: phrasesOf(content),
    })
  }
}
