import { isRecord } from '../../facts/isRecord'
import { phrases, type PhraseName, type Phrases } from '../../questionnaire/engine/phrases'
import {
  type Change,
  outcomesWorstFirst,
  type Period,
  type QuestionRules,
  type Reason,
  type Rule,
  type Until,
  type When,
} from '../../questionnaire/engine/rule'
import { ownPhrases, type CriteriaContent, type HospitalRefusal } from './content'
import type { CriteriaFault, Report } from './fault'
import { PHRASES } from './fields'
import { parseAnalytes } from './parseAnalytes'

const MOST_CHARACTERS = 300
const MOST_MONTHS = 120
const MOST_WEEKS = 520

const TEXT_MISSING = '文を書いてください。'
const NOT_READ = '読み取れません。'

/** Reads JSON as a content, or returns its faults of form. `criteriaFaults` checks whether the rules make sense. */
export function parseContent(value: unknown): { content: CriteriaContent } | { faults: CriteriaFault[] } {
  const faults: CriteriaFault[] = []
  const reportOf =
    (rule: string): Report =>
    (field, message) =>
      void faults.push({ rule, field, message })
  if (!isRecord(value)) return { faults: [{ rule: '全体', field: '', message: '判定基準ではありません。' }] }
  const whole = reportOf('全体')
  const known = [
    'questionnaire',
    'municipalities',
    'rules',
    'protection',
    'hospitalRefusals',
    'phrases',
    'analytes',
  ]
  requireKnown(value, known, '', whole)
  const rules = recordOf(value.rules, 'rules', whole)
  const content: CriteriaContent = {
    questionnaire: text(value.questionnaire, 'questionnaire', whole),
    municipalities: list(value.municipalities, 'municipalities', whole).map((each) =>
      text(each, 'municipalities', whole),
    ),
    rules: Object.fromEntries(
      Object.entries(rules).map(([id, each]) => [id, parseQuestionRules(id, each, reportOf)]),
    ),
    protection: Object.fromEntries(
      Object.entries(recordOf(value.protection, 'protection', whole)).map(([id, each]) => [
        id,
        text(each, 'protection', reportOf(id)),
      ]),
    ),
    hospitalRefusals: list(value.hospitalRefusals, 'hospitalRefusals', whole).map((each) =>
      parseRefusal(each, reportOf),
    ),
    ...(value.analytes === undefined ? {} : { analytes: parseAnalytes(value.analytes, whole) }),
    ...(value.phrases === undefined ? {} : ownPhrases(parsePhrases(value.phrases, reportOf(PHRASES)))),
  }
  return faults.length > 0 ? { faults } : { content }
}

function parseRefusal(value: unknown, reportOf: (rule: string) => Report): HospitalRefusal {
  const given = isRecord(value) ? value : {}
  const report = reportOf(typeof given.id === 'string' ? given.id : 'hospitalRefusals')
  requireKnown(given, ['id', 'sentence', 'wait'], '', report)
  return {
    id: text(given.id, 'id', report),
    sentence: text(given.sentence, 'sentence', report),
    wait: given.wait === null ? null : parsePeriod(given.wait, 'wait', report),
  }
}

function parsePhrases(value: unknown, report: Report): Partial<Phrases> {
  const given = recordOf(value, 'phrases', report)
  requireKnown(given, Object.keys(phrases), 'phrases', report)
  const names = (Object.keys(phrases) as PhraseName[]).filter((name) => given[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, text(given[name], `phrases.${name}`, report)]))
}

function parseQuestionRules(id: string, value: unknown, reportOf: (rule: string) => Report): QuestionRules {
  const report = reportOf(id)
  const given = recordOf(value, '', report)
  requireKnown(given, ['topic', 'rules', 'sources', 'range'], '', report)
  return {
    topic: text(given.topic, 'topic', report),
    rules: list(given.rules, 'rules', report).map((rule, index) => {
      const name = isRecord(rule) && typeof rule.id === 'string' && rule.id ? rule.id : `${id}-${index + 1}`
      return parseRule(rule, reportOf(name))
    }),
    sources: list(given.sources, 'sources', report).map((source) => text(source, 'sources', report)),
    ...optional(given, 'range', report),
  }
}

function parseRule(value: unknown, report: Report): Rule {
  const given = recordOf(value, '', report)
  requireKnown(given, ['id', 'when', 'outcome', 'until', 'reason', 'changes'], '', report)
  return {
    id: text(given.id, 'id', report),
    when: parseWhen(given.when, report),
    outcome: parseOutcome(given.outcome, report),
    ...(given.until === undefined ? {} : { until: parseUntil(given.until, report) }),
    reason: parseReason(given.reason, report),
    ...(given.changes === undefined ? {} : { changes: parseChanges(given.changes, report) }),
  }
}

function parseOutcome(value: unknown, report: Report): Rule['outcome'] {
  const found = outcomesWorstFirst.find((outcome) => outcome === value)
  if (found && found !== 'PASS') return found
  report('outcome', '結果は、PERM・TEMP・REVIEW!・REVIEWのどれかです。')
  return 'REVIEW'
}

function parseWhen(value: unknown, report: Report): When {
  const given = onlyKey(value, ['choices', 'tag', 'bmi', 'age', 'outsideRegion'], 'when', report)
  if ('choices' in given)
    return {
      choices: list(given.choices, 'when.choices', report).map((each) => text(each, 'when.choices', report)),
    }
  if ('tag' in given) return { tag: text(given.tag, 'when.tag', report) }
  if ('bmi' in given) return { bmi: parseInterval(given.bmi, 'when.bmi', report) }
  if ('age' in given) return { age: parseInterval(given.age, 'when.age', report) }
  if ('outsideRegion' in given && given.outsideRegion !== true) report('when.outsideRegion', NOT_READ)
  return { outsideRegion: true }
}

function parseInterval(value: unknown, field: string, report: Report): { from?: number; below?: number } {
  const given = recordOf(value, field, report)
  requireKnown(given, ['from', 'below'], field, report)
  const bound = (name: 'from' | 'below') => {
    const limit = given[name]
    if (limit === undefined) return {}
    if (typeof limit === 'number' && Number.isFinite(limit) && limit >= 0 && limit <= 200)
      return { [name]: limit }
    report(`${field}.${name}`, '0から200までの数で入力してください。')
    return {}
  }
  return { ...bound('from'), ...bound('below') }
}

function parseUntil(value: unknown, report: Report): Until {
  const given = onlyKey(value, ['after', 'fromAnswer', 'birthday', 'open'], 'until', report)
  if ('after' in given) return { after: parsePeriod(given.after, 'until', report) }
  if ('fromAnswer' in given) return { fromAnswer: parsePeriod(given.fromAnswer, 'until', report) }
  if ('birthday' in given) return { birthday: whole(given.birthday, 120, 'until.birthday', report) }
  if ('open' in given && given.open !== true) report('until.open', NOT_READ)
  return { open: true }
}

function parsePeriod(value: unknown, field: string, report: Report): Period {
  const given = onlyKey(value, ['months', 'weeks'], field, report)
  if ('weeks' in given) return { weeks: whole(given.weeks, MOST_WEEKS, field, report) }
  return { months: whole(given.months, MOST_MONTHS, field, report) }
}

function whole(value: unknown, most: number, field: string, report: Report): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value
  report(field, `1から${most}までの整数で入力してください。`)
  return 1
}

const reasonParts = ['dated', 'ongoing', 'explanation', 'event', 'untilEnd', 'ongoingNote'] as const

function parseReason(value: unknown, report: Report): Reason {
  const given = recordOf(value, 'reason', report)
  requireKnown(given, ['plain', ...reasonParts], 'reason', report)
  const parts = reasonParts.flatMap((part) =>
    given[part] === undefined ? [] : [[part, text(given[part], `reason.${part}`, report)] as const],
  )
  return { plain: text(given.plain, 'reason.plain', report), ...Object.fromEntries(parts) }
}

function parseChanges(value: unknown, report: Report): Record<string, Change> {
  const changes = Object.entries(recordOf(value, 'changes', report))
  return Object.fromEntries(
    changes.map(([option, each]) => {
      const field = `changes.${option}`
      const given = recordOf(each, field, report)
      requireKnown(given, ['to', 'when'], field, report)
      return [option, { to: text(given.to, field, report), when: text(given.when, field, report) }]
    }),
  )
}

function optional(given: Record<string, unknown>, name: 'range', report: Report): { range?: string } {
  return given[name] === undefined ? {} : { [name]: text(given[name], name, report) }
}

function text(value: unknown, field: string, report: Report): string {
  if (typeof value !== 'string' || value.trim() === '') report(field, TEXT_MISSING)
  else if (value.length > MOST_CHARACTERS) report(field, `${MOST_CHARACTERS}文字以内で書いてください。`)
  else return value
  return ''
}

function list(value: unknown, field: string, report: Report): unknown[] {
  if (Array.isArray(value)) return value
  report(field, NOT_READ)
  return []
}

function recordOf(value: unknown, field: string, report: Report): Record<string, unknown> {
  if (isRecord(value)) return value
  report(field, NOT_READ)
  return {}
}

/** Exactly one of these keys. */
function onlyKey(
  value: unknown,
  keys: readonly string[],
  field: string,
  report: Report,
): Record<string, unknown> {
  const given = recordOf(value, field, () => undefined)
  const [key, ...others] = Object.keys(given)
  if (key !== undefined && others.length === 0 && keys.includes(key)) return given
  report(field, `${keys.join('・')}のどれかひとつを決めてください。`)
  return {}
}

function requireKnown(
  given: Record<string, unknown>,
  known: readonly string[],
  field: string,
  report: Report,
): void {
  for (const key of Object.keys(given))
    if (!known.includes(key)) report([field, key].filter(Boolean).join('.'), 'この項目はありません。')
}
