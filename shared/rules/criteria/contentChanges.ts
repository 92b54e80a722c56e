import type { Question, QuestionSet } from '../../questionnaire/engine/question'
import type { Analyte } from '../donating/units/analytes'
import type { QuestionRules, Rule } from '../../questionnaire/engine/rule'
import { canonicalJson } from './canonical'
import { analytesOf, phrasesOf, type CriteriaContent, type HospitalRefusal } from './content'
import { fieldLabels, PHRASES, reasonParts, WHOLE } from './fields'
import { refusalName } from './refusalName'
import {
  analyteFields,
  changesWords,
  choicesWords,
  intervalWords,
  outcomeLabels,
  periodWords,
  untilWords,
} from './ruleWords'

/** The change of one field in words; null if it did not exist before, or does not exist after. */
export type FieldChange = { field: string; label: string; before: string | null; after: string | null }

/** The changes of one rule, one question, or a part of the whole. */
export type UnitChange = {
  /** Null if it belongs to no question. */
  question: string | null
  /** Q45-R1; null for the question itself. */
  rule: string | null
  name: string
  fields: FieldChange[]
}

/** The differences between two contents, rule by rule. */
export function contentChanges(
  before: CriteriaContent,
  after: CriteriaContent,
  { questions }: Pick<QuestionSet, 'questions'>,
): UnitChange[] {
  const ids = new Set([...Object.keys(before.rules), ...Object.keys(after.rules)])
  const inOrder = questions.filter(({ id }) => ids.has(id))
  return [
    ...inOrder.flatMap((question) => questionChanges(before, after, question)),
    ...listChanges(before, after),
    ...refusalChanges(before.hospitalRefusals, after.hospitalRefusals),
    ...phraseChanges(before, after),
    ...analyteChanges(before, after),
  ]
}

function questionChanges(before: CriteriaContent, after: CriteriaContent, question: Question): UnitChange[] {
  const { id } = question
  const [was, is] = [before.rules[id], after.rules[id]]
  const own = changed(
    { ...questionWords(was), protection: before.protection[id] ?? null },
    { ...questionWords(is), protection: after.protection[id] ?? null },
  )
  const ruleIds = new Set([...(was?.rules ?? []), ...(is?.rules ?? [])].map((rule) => rule.id))
  return [
    ...(own.length > 0 ? [{ question: id, rule: null, name: id, fields: own }] : []),
    ...[...ruleIds].flatMap((ruleId) => {
      const ofId = (rules?: QuestionRules) => rules?.rules.find((rule) => rule.id === ruleId)
      const [a, b] = [ofId(was), ofId(is)]
      if (canonicalJson(a ?? null) === canonicalJson(b ?? null)) return []
      const fields = changed(a ? ruleFields(a, question) : {}, b ? ruleFields(b, question) : {})
      return [{ question: id, rule: ruleId, name: ruleId, fields }]
    }),
  ]
}

type Words = Record<string, string | null>

const questionWords = (rules: QuestionRules | undefined): Words => ({
  topic: rules?.topic ?? null,
  sources: rules?.sources.join('・') ?? null,
  range: rules?.range ?? null,
})

/** Every field of a rule in words. */
export function ruleFields(rule: Rule, question: Question): Words {
  const { when, outcome, until, reason } = rule
  return {
    when:
      'bmi' in when
        ? `BMIが${intervalWords(when.bmi, '')}`
        : 'age' in when
          ? intervalWords(when.age, '歳')
          : 'outsideRegion' in when
            ? '募集する市区町村の外'
            : choicesWords(when, question),
    outcome: outcomeLabels[outcome],
    until: until ? untilWords(until, when, question) : null,
    ...Object.fromEntries(reasonParts.map((part) => [`reason.${part}`, reason[part] ?? null])),
    changes: changesWords(rule, question).join('\n') || null,
  }
}

function listChanges(before: CriteriaContent, after: CriteriaContent): UnitChange[] {
  const gone = before.municipalities.filter((name) => !after.municipalities.includes(name))
  const added = after.municipalities.filter((name) => !before.municipalities.includes(name))
  const fields = changed(
    { municipalities: gone.join('・') || null },
    { municipalities: added.join('・') || null },
  )
  const form = changed({ questionnaire: before.questionnaire }, { questionnaire: after.questionnaire })
  const all = [...form, ...fields]
  return all.length > 0 ? [{ question: null, rule: null, name: WHOLE, fields: all }] : []
}

function refusalChanges(before: HospitalRefusal[], after: HospitalRefusal[]): UnitChange[] {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  const words = (list: HospitalRefusal[], id: string): Words => {
    const found = list.find((each) => each.id === id)
    return found ? { sentence: found.sentence, wait: refusalWait(found) } : {}
  }
  return [...ids].flatMap((id) => {
    const fields = changed(words(before, id), words(after, id))
    return fields.length > 0
      ? [{ question: null, rule: null, name: `検査のあと：${refusalName(id)}`, fields }]
      : []
  })
}

function phraseChanges(before: CriteriaContent, after: CriteriaContent): UnitChange[] {
  const words = (content: CriteriaContent): Words =>
    Object.fromEntries(
      Object.entries(phrasesOf(content)).map(([name, sentence]) => [`phrases.${name}`, sentence]),
    )
  const fields = changed(words(before), words(after))
  return fields.length > 0 ? [{ question: null, rule: null, name: PHRASES, fields }] : []
}

function analyteChanges(before: CriteriaContent, after: CriteriaContent): UnitChange[] {
  const [was, is] = [analytesOf(before), analytesOf(after)]
  const ids = new Set([...was, ...is].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const ofId = (all: readonly Analyte[]) => all.find((each) => each.id === id)
    const [a, b] = [ofId(was), ofId(is)]
    const fields = changed(a ? analyteFields(a) : {}, b ? analyteFields(b) : {})
    const name = `検査の項目：${(b ?? a)?.name ?? id}`
    return fields.length > 0 ? [{ question: null, rule: null, name, fields }] : []
  })
}

/** The wait after a hospital test. */
export const refusalWait = ({ wait }: Pick<HospitalRefusal, 'wait'>): string =>
  wait ? `判定した日から${periodWords(wait)}` : '事務局が決めるまで'

function changed(before: Words, after: Words): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [a, b] = [before[field] ?? null, after[field] ?? null]
    return a === b ? [] : [{ field, label: fieldLabels[field] ?? field, before: a, after: b }]
  })
}
