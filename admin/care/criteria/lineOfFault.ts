import { isRecord } from '../../../shared/facts/isRecord'
import type { CriteriaFault } from '../../../shared/rules/criteria/fault'
import { jsonLines } from './jsonLines'

/** The lines of faults in their file: of the field, or of the nearest existing parent. */
export function linesOfFaults(text: string, value: unknown, faults: readonly CriteriaFault[]): number[] {
  const lines = jsonLines(text)
  return faults.map((fault) => {
    const path = pathOf(value, fault)
    for (let length = path.length; length >= 0; length--) {
      const line = lines.get(path.slice(0, length).join('.'))
      if (line !== undefined) return line
    }
    return 1
  })
}

function pathOf(value: unknown, { rule, field }: CriteriaFault): string[] {
  const fields = field.split('.').filter(Boolean)
  const content = isRecord(value) ? value : {}
  const questions = isRecord(content.rules) ? content.rules : {}
  if (Object.hasOwn(questions, rule))
    return fields[0] === 'protection' ? ['protection', rule] : ['rules', rule, ...fields]
  for (const [id, question] of Object.entries(questions)) {
    const rules = isRecord(question) && Array.isArray(question.rules) ? (question.rules as unknown[]) : []
    const index = rules.findIndex((each) => isRecord(each) && each.id === rule)
    if (index !== -1) return ['rules', id, 'rules', String(index), ...fields]
    // A rule without an id is counted from one.
    const counted = rule.startsWith(`${id}-`) ? Number(rule.slice(id.length + 1)) - 1 : NaN
    if (Number.isInteger(counted)) return ['rules', id, 'rules', String(counted), ...fields]
  }
  const refusals = Array.isArray(content.hospitalRefusals) ? (content.hospitalRefusals as unknown[]) : []
  const index = refusals.findIndex((each) => isRecord(each) && each.id === rule)
  return index === -1 ? fields : ['hospitalRefusals', String(index), ...fields]
}
