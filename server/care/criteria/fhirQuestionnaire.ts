import type {
  Duration,
  Extension,
  Questionnaire as FhirQuestionnaire,
  QuestionnaireItem,
  QuestionnaireItemEnableWhen,
} from '@medplum/fhirtypes'
import type { PublicTexts } from '../../../shared/facts/config'
import { rulesInWords } from '../../../shared/rules/criteria/inWords'
import type { PublishedVersion } from '../../../shared/rules/criteria/published'
import { IN_PERSON, UNKNOWN } from '../../../shared/questionnaire/engine/answer'
import { optionsOf } from '../../../shared/questionnaire/engine/askedQuestions'
import type { Option, Question, Region } from '../../../shared/questionnaire/engine/question'
import type { Period, Rule } from '../../../shared/questionnaire/engine/rule'

/** What all items need: addresses and the operator's words. */
type About = { page: string; region: Region } & Pick<PublishedVersion['criteria'], 'rules' | 'phrases'>

/**
 * A version of the criteria as a FHIR R4 Questionnaire: the form's questions as items with our ids as link ids, and the
 * rules as extensions. Our page of the criteria explains codes and extensions.
 */
export function fhirQuestionnaire(
  { criteria, isInForce, origin, note, from, until, approvedOn }: PublishedVersion,
  { texts, origin: address }: { texts: Pick<PublicTexts, 'operator' | 'region'>; origin: string },
): FhirQuestionnaire {
  const page = `${address}/criteria`
  const { number, sha256 } = criteria.criteria
  const region = { name: texts.region.name, municipalities: criteria.municipalities }
  const about = { page, region, rules: criteria.rules, phrases: criteria.phrases }
  return {
    resourceType: 'Questionnaire',
    id: number,
    language: 'ja',
    extension: [{ url: `${page}#sha256`, valueString: sha256 }],
    url: page,
    version: number,
    name: 'OnlineCheck',
    title: criteria.title,
    status: isInForce ? 'active' : 'retired',
    experimental: origin === 'Sample',
    subjectType: ['Patient'],
    date: from,
    publisher: texts.operator.name,
    ...(origin === 'Written' && note ? { description: note } : {}),
    ...(approvedOn ? { approvalDate: approvedOn } : {}),
    effectivePeriod: { start: from, ...(until ? { end: until } : {}) },
    item: criteria.sections.map(({ id, title }) => ({
      linkId: id,
      text: title,
      type: 'group',
      item: criteria.questions
        .filter(({ section }) => section === id)
        .map((question) => itemOf(question, criteria.questions, about)),
    })),
  }
}

function itemOf(question: Question, all: readonly Question[], about: About): QuestionnaireItem {
  const { id, text, kind, hint } = question
  const base: QuestionnaireItem = {
    ...rulesOf(question, about),
    linkId: id,
    prefix: id,
    text: hint ? `${text}${hint}` : text,
    type: 'choice',
    ...shownWhen(question, all, about),
  }
  const options = optionsOf(question, about.region)
  if (kind === 'date') return { ...base, type: 'date', required: true }
  if (kind === 'attestation')
    return { ...base, type: 'boolean', required: true, text: options[0]?.label ?? text }
  if (kind === 'numbers')
    return {
      ...base,
      type: 'group',
      item: (question.numbers ?? []).map(({ id: part, label, unit, decimals }) => ({
        linkId: `${id}.${part}`,
        text: `${label}（${unit}）`,
        type: decimals > 0 ? 'decimal' : 'integer',
        required: true,
      })),
    }
  if (kind === 'groups')
    return {
      ...base,
      type: 'group',
      item: (question.groups ?? []).map(({ id: part, label }) => ({
        linkId: `${id}.${part}`,
        text: label,
        type: 'choice',
        required: true,
        answerOption: options
          .filter(({ group, aside }) => group === part || aside)
          .map((option) => coded(id, option, about)),
      })),
    }
  const parts = [...daysOf(question, options, about), ...textOf(question, about)]
  return {
    ...base,
    required: true,
    ...(kind === 'many' || kind === 'list' ? { repeats: true } : {}),
    answerOption: options.map((option) => coded(id, option, about)),
    ...(parts.length > 0 ? { item: parts } : {}),
  }
}

const codingOf = (question: string, { id, label }: Pick<Option, 'id' | 'label'>, { page }: About) => ({
  system: `${page}#${question}`,
  code: id,
  display: label,
})

const coded = (question: string, option: Option, about: About) => ({
  valueCoding: codingOf(question, option, about),
})

const daysOf = ({ id }: Question, options: readonly Option[], about: About): QuestionnaireItem[] =>
  options.flatMap((option) =>
    option.date
      ? [
          {
            linkId: `${id}.${option.id}.date`,
            text: option.date.label,
            type: 'date' as const,
            enableWhen: [chosen(id, option, about)],
          },
        ]
      : [],
  )

function textOf({ id, textField, options = [] }: Question, about: About): QuestionnaireItem[] {
  if (!textField) return []
  const enableWhen = options
    .filter((option) => textField.choices.includes(option.id))
    .map((option) => chosen(id, option, about))
  return [
    {
      linkId: `${id}.text`,
      text: textField.label,
      type: 'string',
      enableWhen,
      ...(enableWhen.length > 1 ? { enableBehavior: 'any' as const } : {}),
    },
  ]
}

const chosen = (question: string, option: Option, about: About): QuestionnaireItemEnableWhen => ({
  question,
  operator: '=',
  answerCoding: codingOf(question, option, about),
})

/** Shown once answered with none of the choices that hide the question. */
function shownWhen(
  { showIf }: Question,
  all: readonly Question[],
  about: About,
): Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior'> {
  const asked = all.find(({ id }) => id === showIf?.question)
  if (!showIf || !asked) return {}
  const hiding = optionsOf(asked, about.region).filter(({ id }) =>
    [...showIf.exceptChoices, UNKNOWN, IN_PERSON].includes(id),
  )
  return {
    enableWhen: [
      { question: asked.id, operator: 'exists', answerBoolean: true },
      ...hiding.map((option) => ({ ...chosen(asked.id, option, about), operator: '!=' as const })),
    ],
    enableBehavior: 'all',
  }
}

function rulesOf(
  question: Question,
  { page, region, rules, phrases }: About,
): Pick<QuestionnaireItem, 'extension'> {
  const own = rules[question.id]
  if (!own || own.rules.length === 0) return {}
  const words = rulesInWords(question, own, { phrases, regionName: region.name })
  return {
    extension: own.rules.map((rule, index): Extension => {
      const said = words[index]
      const wait = waitOf(rule)
      return {
        url: `${page}#rule`,
        extension: [
          { url: 'id', valueString: rule.id },
          { url: 'outcome', valueCode: rule.outcome },
          { url: 'text', valueString: said ? `${said.who}：${said.follows}` : rule.reason.plain },
          ...(wait ? [{ url: 'wait', valueDuration: wait }] : []),
        ],
      }
    }),
  }
}

function waitOf({ until }: Rule): Duration | null {
  const period = until && ('after' in until ? until.after : 'fromAnswer' in until ? until.fromAnswer : null)
  return period ? durationOf(period) : null
}

const UCUM = 'http://unitsofmeasure.org'

const durationOf = (period: Period): Duration =>
  'weeks' in period
    ? { value: period.weeks, unit: '週', system: UCUM, code: 'wk' }
    : { value: period.months, unit: 'か月', system: UCUM, code: 'mo' }
