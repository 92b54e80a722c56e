import { samplePublicTexts } from '../../../shared/config'
import { expect, test } from 'vitest'
import { addMonths, addWeeks } from '../../../shared/dates'
import type { Answers } from '../../../shared/questionnaire/answer'
import { currentQuestionSet } from '../../../shared/questionnaire/currentQuestionSet'
import { judge } from '../../../shared/questionnaire/judge'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'
import type { Option, Question } from '../../../shared/questionnaire/question'

const { region } = samplePublicTexts

const today = '2026-11-30'
const eventDate = '2026-11-29'

// The question set's table once more, by hand: `3m` and `4w` after the event, `+4w` after the answer, `open` without a day.
// What is not here passes.
const table = `
Q02 outside open
Q04 pregnant open | breastfeeding open | recent 6m
Q06 yes 3m
Q07 care REVIEW! | animals REVIEW!
Q08 yes 4w
Q09 noGerm 4w | germ 6m
Q10 yes 4w
Q11 blood REVIEW! | black REVIEW! | weightLoss REVIEW!
Q12 yes 4w
Q13 overThreeDaily REVIEW! | seldom REVIEW!
Q14 1 +4w | 2 REVIEW | 6 REVIEW | 7 +4w
Q16 yes REVIEW!
Q17 once 4w | regular REVIEW!
Q18 yes PERM
Q19 ibs PERM | treated PERM | curedRecently 24m | cured REVIEW
Q20 coeliac PERM | eosinophilic PERM | pancreatitis PERM | other PERM
Q21 polyp REVIEW! | polyposis PERM | cancer PERM
Q22 yes PERM
Q23 major PERM | appendix REVIEW | colonoscopy 3m | otherOperation REVIEW
Q24 diabetes PERM | organ PERM | metabolic REVIEW! | mild REVIEW!
Q25 hashimoto REVIEW! | thyroid PERM | connective PERM | sclerosis PERM | other PERM
Q26 hayMild REVIEW | haySevere REVIEW! | foodMild REVIEW! | anaphylaxis PERM | asthma PERM | eczema PERM | past REVIEW!
Q27 neurological PERM | developmental PERM | painOrFatigue PERM
Q28 past REVIEW | current REVIEW!
Q29 cancer PERM | blood PERM | other REVIEW!
Q30 hepatitisB PERM | hepatitisC PERM | hiv PERM | htlv1 PERM | malaria PERM | trypanosoma PERM
Q30 syphilisCured REVIEW! | tuberculosisCured REVIEW! | syphilis PERM | tuberculosis PERM
Q31 yes 12m
Q32 yes 12m
Q33 graft PERM | growthHormone PERM
Q34 yes 6m
Q35 tattoo 6m | earlobe 1m | piercing 6m | makeup 6m | acupuncture 6m
Q36 yes +6m
Q37 yes 12m
Q38 injected PERM | used 6m
Q39 uk1980 PERM | uk1997 PERM | prion PERM
Q40 domestic 3m | abroad 12m
Q41 yes REVIEW!
Q42 KR 4w | US 4w | GB 4w | AU 4w | TH 6m | IN 6m | BR 6m | KE 6m | elsewhere 6m
Q43 diarrhoea 6m | care 12m
Q44 influenza 4w | covid19 4w | shinglesInactivated 4w | other 4w
Q44 measlesRubella 6m | chickenpox 6m | mumps 6m | shinglesLive 6m | influenzaNasal 6m | bcg 6m | yellowFever 6m
Q44 otherLive 6m | unsure 6m
Q45 yes 3m
Q46 stopped 3m | regular REVIEW!
Q47 current PERM | chemotherapy PERM | shortSteroid 3m | past REVIEW!
Q48 yes 3m
Q49 painkillerRegular 1m | kampo REVIEW | sleeping REVIEW | other REVIEW
Q50 yes 1m
Q51 smoke REVIEW! | drinkHeavy REVIEW!
Q52 vegan REVIEW | lowCarb REVIEW | fasting REVIEW | otherDiet REVIEW | eatingWorry REVIEW!
Q53 ibd REVIEW! | cancer REVIEW! | coeliac REVIEW!
`
const expected = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', ...rest] = line.split(' ')
      return rest
        .join(' ')
        .split(' | ')
        .map((pair): [string, string] => {
          const [option = '', result = ''] = pair.split(' ')
          return [`${id} ${option}`, result]
        })
    }),
)

function endOf(result: string): string | null {
  const from = result.startsWith('+') ? today : eventDate
  const count = Number.parseInt(result.replace('+', ''), 10)
  if (Number.isNaN(count)) return null
  return result.endsWith('m') ? addMonths(from, count) : addWeeks(from, count)
}

function answersWith(question: Question, option: Option): Answers {
  const passing: Answers = { ...passingAnswers(), Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } } }
  const kept = (passing[question.id]?.choices ?? []).filter((choice) =>
    question.options?.some(({ id, group }) => id === choice && group !== option.group),
  )
  const choices = question.groups ? [...kept, option.id] : [option.id]
  const dates = option.date ? { dates: { [option.id]: eventDate } } : {}
  return { ...passing, [question.id]: { choices, ...dates } }
}

const outside: Option = { id: 'outside', label: '' }
const cases = currentQuestionSet.questions
  .filter(({ judged, kind }) => judged && kind !== 'list')
  .flatMap((question) =>
    (question.kind === 'area' ? [outside] : (question.options ?? [])).map(
      (option): [string, Question, Option] => [`${question.id} ${option.id}`, question, option],
    ),
  )
const listed = currentQuestionSet.questions
  .filter(({ kind }) => kind === 'list')
  .flatMap((question) =>
    (question.options ?? [])
      .filter(({ id }) => expected.has(`${question.id} ${id}`))
      .map((option): [string, Question, Option] => [`${question.id} ${option.id}`, question, option]),
  )

test.each([...cases, ...listed])('%s', (key, question, option) => {
  const result = expected.get(key) ?? 'PASS'
  const judgement = judge(answersWith(question, option), { today, kind: 'registration', region })
  const nextDate = endOf(result)
  const outcome = nextDate || result === 'open' ? 'TEMP' : result
  expect({ outcome: judgement.outcome, nextDate: judgement.nextDate }).toEqual({ outcome, nextDate })
})

test('the table names nothing that cannot be chosen', () => {
  const known = new Set([...cases, ...listed].map(([key]) => key))
  expect([...expected.keys()].filter((key) => !known.has(key))).toEqual([])
})

test('every country and every vaccine makes one wait', () => {
  for (const question of currentQuestionSet.questions.filter(({ kind }) => kind === 'list')) {
    const silent = (question.options ?? [])
      .filter(({ exclusive }) => !exclusive)
      .filter(
        (option) =>
          judge(answersWith(question, option), { today, kind: 'registration', region }).outcome !== 'TEMP',
      )
    expect(silent.map(({ id }) => id)).toEqual([])
  }
})

test('a journey with medical care is asked about as well', () => {
  const answers: Answers = {
    ...passingAnswers(),
    Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } },
    Q43: { choices: ['care'], dates: { care: '2026-11-01' } },
  }
  const { caution, topics } = judge(answers, { today, kind: 'registration', region })
  expect(caution).toBe('対面での確認が必要です（オンラインチェックのQ43）。')
  expect(topics).toMatchObject([{ questionId: 'Q43', outcome: 'REVIEW!', reason: '旅行中の体調について' }])
})
