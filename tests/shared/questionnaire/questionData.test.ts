import { describe, expect, test } from 'vitest'
import { currentQuestionSet } from '../../../shared/questionnaire/currentQuestionSet'
import { dailyQuestionSet } from '../../../shared/questionnaire/dailyQuestionSet'
import { optionsOf } from '../../../shared/questionnaire/optionsOf'
import { passingAnswers } from '../../../shared/questionnaire/passingAnswers'
import { currentVersion, requireQuestionnaire } from '../../../shared/questionnaire/questionnaires'
import { defaultRegion } from '../../../shared/questionnaire/region'
import type { Rule } from '../../../shared/questionnaire/rule'
import { sectionsFor } from '../../../shared/questionnaire/sectionsFor'
import { trialQuestionSet } from '../../../shared/questionnaire/trialQuestionSet'

const questionnaire = requireQuestionnaire(currentVersion)
const { questions } = currentQuestionSet
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
const rules = Object.entries(questionnaire.rules).flatMap(([id, its]) =>
  its.rules.map((rule): [string, Rule] => [id, rule]),
)
const travelled = { ...passingAnswers(), Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } } }

describe('the questions', () => {
  test('are Q01 to Q54, 51 judged and three not', () => {
    expect(idsOf(questions)).toEqual(
      Array.from({ length: 54 }, (_, index) => `Q${String(index + 1).padStart(2, '0')}`),
    )
    expect(idsOf(questions.filter(({ judged }) => !judged))).toEqual(['Q05', 'Q15', 'Q54'])
    expect(Object.keys(questionnaire.rules).sort()).toEqual(idsOf(questions.filter(({ judged }) => judged)))
  })

  test('are ten in the trial, 44 before renewal and eight on the day', () => {
    expect(idsOf(trialQuestionSet.questions)).toEqual([
      'Q01',
      'Q02',
      'Q03',
      'Q13',
      'Q14',
      'Q18',
      'Q35',
      'Q42',
      'Q45',
      'T10',
    ])
    expect(questions.filter(({ inRenewal }) => inRenewal)).toHaveLength(44)
    expect(idsOf(questions.filter(({ inRenewal }) => !inRenewal))).toEqual([
      'Q01',
      'Q02',
      'Q15',
      'Q18',
      'Q22',
      'Q27',
      'Q33',
      'Q39',
      'Q53',
      'Q54',
    ])
    expect(idsOf(dailyQuestionSet.questions)).toEqual([
      'Q08',
      'Q09',
      'Q10',
      'Q11',
      'Q12',
      'Q14',
      'Q45',
      'D08',
    ])
  })

  test('stand in ten sections, nine before renewal', () => {
    const counts = (kind: 'registration' | 'renewal') =>
      sectionsFor(currentQuestionSet, travelled, kind).map((section) => section.questions.length)
    expect(counts('registration')).toEqual([7, 5, 5, 6, 6, 12, 3, 6, 3, 1])
    expect(counts('renewal')).toEqual([5, 5, 4, 4, 5, 10, 3, 6, 2])
  })

  test.each(questions.map((question) => [question.id, question]))('%s is complete', (_, question) => {
    expect(question.text).toMatch(/。$/)
    expect(question.english.length).toBeGreaterThan(10)
    const options = optionsOf(question, defaultRegion)
    expect(new Set(idsOf(options)).size).toBe(options.length)
    for (const option of options) expect(option.label.trim()).not.toBe('')
    if (!['date', 'numbers'].includes(question.kind)) expect(options.length).toBeGreaterThan(0)
    if (['many', 'list'].includes(question.kind))
      expect(options[0]).toMatchObject({ id: 'none', exclusive: true })
    const shown = [
      ...(question.textField?.choices ?? []),
      ...(question.notices ?? []).flatMap((n) => n.choices),
    ]
    expect(idsOf(options)).toEqual(expect.arrayContaining(shown))
    if (question.groups) {
      expect(new Set(options.filter(({ aside }) => !aside).map(({ group }) => group))).toEqual(
        new Set(idsOf(question.groups)),
      )
    }
  })

  test('use full-width brackets, a wave dash and か月', () => {
    const texts = JSON.stringify(questions.map(({ english: _, ...question }) => question))
    expect(texts.match(/[^"\\,:{}[\]\w]\(|～|[ヶケヵ]月|ヶ|！|あなた/g)).toBeNull()
  })
})

describe('the rules', () => {
  test('have one id each, of their question', () => {
    const ids = rules.map(([, rule]) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [id, rule] of rules) expect(rule.id).toMatch(new RegExp(`^${id}-R[1-9]$`))
  })

  test.each(rules.map(([id, rule]) => [rule.id, id, rule] as const))('%s has its words', (_, id, rule) => {
    const { reason, until, outcome } = rule
    expect(reason.plain).toMatch(/。$/)
    expect(outcome === 'TEMP').toBe(until !== undefined)
    const options = questions.find((question) => question.id === id)?.options ?? []
    const { when } = rule
    const wanted =
      'choices' in when
        ? options.filter((option) => when.choices.includes(option.id))
        : 'tag' in when
          ? options.filter(({ tag }) => tag === when.tag)
          : []
    if ('choices' in when) expect(wanted).toHaveLength(when.choices.length)
    if ('tag' in when) expect(wanted.length).toBeGreaterThan(0)
    if (until && 'after' in until) {
      expect(reason.dated).toContain('{date}')
      expect(reason.explanation).toBeTruthy()
      for (const option of wanted) expect(option.date, option.id).toBeDefined()
      if (wanted.some(({ date }) => date?.ongoing)) {
        expect(reason.ongoing).toBeTruthy()
        expect(reason.untilEnd ?? reason.event).toBeTruthy()
      }
    }
    if (until && 'open' in until) expect(reason.untilEnd && reason.ongoingNote).toBeTruthy()
  })

  test('name neither blame nor jargon beyond the words of the question', () => {
    const jargon =
      /罹患|既往|禁忌|寛解|菌血症|保菌|投与|服用|処方|疾患|症候群|抗体|ウインドウ|スクリーニング|除外|不適格|不合格|失格/g
    const blame = /残念|せいで|失敗|NG|該当してしまい|あなた|！/
    for (const [id, rule] of rules) {
      const question = questions.find((candidate) => candidate.id === id)
      const own = JSON.stringify(question)
      const text = Object.values(rule.reason).join('')
      expect(text, rule.id).not.toMatch(blame)
      for (const word of text.match(jargon) ?? []) expect(own, `${rule.id} ${word}`).toContain(word)
    }
  })

  test('announce the interview in neutral words', () => {
    for (const [id, { topic, sources }] of Object.entries(questionnaire.rules)) {
      expect(topic, id).toMatch(/について$/)
      expect(topic, id).not.toMatch(/がん|うつ|潰瘍|クローン|梅毒|HIV|結核|性感染症|性的/)
      expect(sources.length, id).toBeGreaterThan(0)
    }
  })
})
