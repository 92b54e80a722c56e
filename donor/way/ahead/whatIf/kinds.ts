import { changes } from '../../../../shared/rules/donating/condition/conditionQuestion'
import type { QuestionId } from '../../../../shared/questionnaire/engine/answer'
import type { Option, QuestionSet } from '../../../../shared/questionnaire/engine/question'

/** A kind of event, with its answers in the online check and in the condition report. */
export type Kind = {
  id: string
  group: string
  label: string
  /** Label of its day, or of its last day. */
  day: string
  /** Label of its first day; absent for a single day. */
  begins?: string
  /** It may have no known end: いまも使っている. */
  ongoing?: string
  /** Its question; without `choice`, one of the question's options is chosen. */
  question: QuestionId
  choice?: string
  /** Answer of the check while it goes on, where the choice has no 「いまも」. */
  meanwhile?: string
  /** Choice of the condition report; a record by the tag of the chosen option. */
  report: string | Record<string, string>
}

const BEGINS = 'はじまりの日'

/** Labels for changes without a day of their own. */
const dayLabels: Record<string, string> = {
  medicine: '使いはじめる日',
  illness: 'わかった日',
  pregnancy: 'わかった日',
}

/** Chosen by country and by vaccine instead. */
const CHOSEN_OTHERWISE = ['abroadLowRisk', 'abroad', 'vaccine', 'liveVaccine']

const TOLD = 'other'

const reported = changes.flatMap(({ id, group = '', label, date, rule }): Kind[] => {
  if (!rule || CHOSEN_OTHERWISE.includes(id)) return []
  const ongoing = date?.ongoing
  return [
    {
      id,
      group,
      label,
      day: date?.label ?? dayLabels[id] ?? 'あった日',
      ...(ongoing ? { begins: BEGINS, ongoing } : {}),
      ...rule,
      ...(id === 'acid' ? { meanwhile: 'regular' } : {}),
      report: id,
    },
  ]
})

const groupOf = (change: string) => changes.find(({ id }) => id === change)?.group ?? ''

const others: readonly Kind[] = [
  {
    id: 'journey',
    group: groupOf('abroad'),
    label: '海外旅行・出張',
    day: '帰国日',
    begins: '出発する日',
    question: 'Q42',
    report: { lowRisk: 'abroadLowRisk', risk: 'abroad' },
  },
  {
    id: 'journeyDiarrhoea',
    group: groupOf('abroad'),
    label: '旅行中の下痢',
    day: '治った日',
    begins: BEGINS,
    ongoing: 'まだ治っていない',
    question: 'Q43',
    choice: 'diarrhoea',
    report: TOLD,
  },
  {
    id: 'vaccination',
    group: groupOf('vaccine'),
    label: '予防接種',
    day: '受けた日',
    question: 'Q44',
    report: { inactive: 'vaccine', live: 'liveVaccine' },
  },
  {
    id: 'hospitalAbroad',
    group: groupOf('hospital'),
    label: '海外での入院、または施設での生活',
    day: '退院・退所した日',
    begins: BEGINS,
    ongoing: 'いまも続いている',
    question: 'Q40',
    choice: 'abroad',
    report: TOLD,
  },
  {
    id: 'birth',
    group: groupOf('pregnancy'),
    label: '出産した、または授乳を終えた',
    day: '出産した日と、授乳を終えた日の、遅いほう',
    question: 'Q04',
    choice: 'recent',
    report: TOLD,
  },
  {
    id: 'study',
    group: groupOf('pregnancy'),
    label: '治験や、薬・食品の試験への参加',
    day: '試験が終わった日',
    begins: BEGINS,
    ongoing: 'いまも参加している',
    question: 'Q06',
    choice: 'yes',
    report: TOLD,
  },
]

const order = [
  ...new Set([groupOf('abroad'), groupOf('antibiotics'), ...changes.map(({ group }) => group ?? '')]),
]

/** In groups, the most common first. */
export const kinds: readonly Kind[] = [...others, ...reported].toSorted(
  (a, b) => order.indexOf(a.group) - order.indexOf(b.group),
)

/** @throws RangeError for an unknown kind */
export function kindOf(id: string): Kind {
  const kind = kinds.find((each) => each.id === id)
  if (!kind) throw new RangeError(`No kind ${id}`)
  return kind
}

/** Countries or vaccines to choose from; empty if the kind needs none. */
export const optionsOfKind = (
  { question, choice }: Kind,
  { questions }: Pick<QuestionSet, 'questions'>,
): Option[] =>
  choice
    ? []
    : (questions.find(({ id }) => id === question)?.options ?? []).filter(({ exclusive }) => !exclusive)
