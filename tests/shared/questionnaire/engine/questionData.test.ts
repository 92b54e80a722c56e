import { describe, expect, test } from 'vitest'
import { optionsOf } from '../../../../shared/questionnaire/engine/askedQuestions'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import type { Option, Question } from '../../../../shared/questionnaire/engine/question'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { samplePublicTexts } from '../../../../shared/facts/config'
import type { Rule } from '../../../../shared/questionnaire/engine/rule'
import { sectionsFor } from '../../../../shared/questionnaire/engine/sectionsFor'
import { trialCheckOf } from '../../../../donor/way/check/trial/trialCheck'
import { first } from './first'

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
const travelled = { ...passingAnswers(), Q42: { choices: ['KR'], dates: { KR: '2026-01-01' } } }

test('an id means the same in every version', () => {
  const kinds = new Map(questionnaires.current.questions.map(({ id, kind }) => [id, kind]))
  const others = questionnaires.all.flatMap(({ version, questions }) =>
    questions
      .filter(({ id, kind }) => kinds.has(id) && kinds.get(id) !== kind)
      .map(({ id }) => `${version} ${id}`),
  )
  expect(others).toEqual([])
})

describe('the questions of the first version', () => {
  const { questions } = first

  test('are Q01 to Q54, 51 judged and three not', () => {
    expect(idsOf(questions)).toEqual(
      Array.from({ length: 54 }, (_, index) => `Q${String(index + 1).padStart(2, '0')}`),
    )
    expect(idsOf(questions.filter(({ judged }) => !judged))).toEqual(['Q05', 'Q15', 'Q54'])
    expect(Object.keys(first.rules).sort()).toEqual(idsOf(questions.filter(({ judged }) => judged)))
  })

  test('are ten in the trial and 44 before renewal', () => {
    expect(idsOf(trialCheckOf(first).questions)).toEqual([
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
  })

  test('stand in ten sections, nine before renewal', () => {
    const counts = (kind: 'registration' | 'renewal') =>
      sectionsFor(first, travelled, kind).map((section) => section.questions.length)
    expect(counts('registration')).toEqual([7, 5, 5, 6, 6, 12, 3, 6, 3, 1])
    expect(counts('renewal')).toEqual([5, 5, 4, 4, 5, 10, 3, 6, 2])
  })
})

describe.each(questionnaires.all)('the questions of $version', ({ questions }) => {
  const own = (question: Question) =>
    optionsOf(question, samplePublicTexts.region).filter(({ aside }) => !aside)
  const without = (fits: (question: Question) => boolean, wants: (question: Question) => boolean) =>
    idsOf(questions.filter((question) => fits(question) && !wants(question)))

  test.each<[string, (question: Question) => boolean, (question: Question) => boolean]>([
    ['a sentence to read', () => true, ({ text, english }) => text.endsWith('。') && english.length > 10],
    [
      'options unless they ask for a day or numbers',
      ({ kind }) => kind !== 'date' && kind !== 'numbers',
      (question) => own(question).length > 0 && own(question).every(({ label }) => label.trim() !== ''),
    ],
    [
      'options with an id each',
      () => true,
      (question) => new Set(idsOf(own(question))).size === own(question).length,
    ],
    [
      'いいえ first where several can be chosen',
      ({ kind }) => kind === 'many' || kind === 'list',
      ({ options = [] }) => options[0]?.id === 'none' && options[0].exclusive === true,
    ],
    [
      'a set of radio buttons for each group',
      ({ kind }) => kind === 'groups',
      (question) =>
        idsOf(question.groups ?? []).join() === [...new Set(own(question).map(({ group }) => group))].join(),
    ],
    [
      'notices and text fields for options that are there',
      () => true,
      ({ textField, notices = [], options = [] }) =>
        [...(textField?.choices ?? []), ...notices.flatMap(({ choices }) => choices)].every((choice) =>
          idsOf(options).includes(choice),
        ),
    ],
  ])('have %s', (_, fits, wants) => {
    expect(without(fits, wants)).toEqual([])
  })

  test('use full-width brackets, a wave dash and か月', () => {
    const texts = JSON.stringify(questions.map((question) => ({ ...question, english: '' })))
    expect(texts.match(/[^"\\,:{}[\]\w]\(|～|[ヶケヵ]月|ヶ|！|あなた/g)).toBeNull()
  })
})

describe.each(questionnaires.all)('why the questions of $version are asked', ({ questions, rules, whys }) => {
  test('is told for every question, and no other, in one or two sentences', () => {
    expect(Object.keys(whys)).toEqual(idsOf(questions))
    for (const [id, why] of Object.entries(whys)) {
      expect(why, id).toMatch(/^([^。]+。){1,2}$/)
      expect(why.length, id).toBeLessThanOrEqual(80)
      expect(why, id).toMatch(/患者さん|ご自身|献便ルーム/)
    }
  })

  test('names no illness that would out anybody, no blame, and no period that a rule might change', () => {
    const illnesses = /がん|潰瘍|クローン|梅毒|HIV|肝炎|結核|性感染|性的|糖尿|ぜんそく|リウマチ/
    for (const [id, why] of Object.entries(whys)) {
      expect(why, id).not.toMatch(illnesses)
      expect(why, id).not.toMatch(/残念|せいで|危険|おそれ|失敗|あなた|！|[0-9]|か月|週間/)
    }
  })

  test('promises what the rules keep', () => {
    const promised = (words: string) => questions.filter(({ id }) => whys[id]?.includes(words))
    expect(promised('結果には影響しません').filter(({ judged }) => judged)).toEqual([])
    const refuses = ({ id }: Question) =>
      rules[id]?.rules.some(({ outcome }) => !outcome.startsWith('REVIEW'))
    expect(promised('お断りすることはありません').filter(refuses)).toEqual([])
  })
})

describe.each(questionnaires.all)('the rules of $version', (questionnaire) => {
  const { questions } = questionnaire
  const rules = Object.entries(questionnaire.rules).flatMap(([id, questionRules]) =>
    questionRules.rules.map((rule): [string, Rule] => [id, rule]),
  )

  test('have one id each, of their question', () => {
    const ids = rules.map(([, rule]) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [id, rule] of rules) expect(rule.id).toMatch(new RegExp(`^${id}-R[1-9]$`))
  })

  const wanted = (id: string, { when }: Rule): Option[] =>
    (questions.find((question) => question.id === id)?.options ?? []).filter((option) =>
      'choices' in when ? when.choices.includes(option.id) : 'tag' in when && option.tag === when.tag,
    )
  const waits = ({ until }: Rule) => until !== undefined && 'after' in until
  const without = (fits: (rule: Rule, id: string) => boolean, wants: (rule: Rule, id: string) => boolean) =>
    rules.filter(([id, rule]) => fits(rule, id) && !wants(rule, id)).map(([, rule]) => rule.id)

  test.each<[string, (rule: Rule, id: string) => boolean, (rule: Rule, id: string) => boolean]>([
    ['a reason', () => true, ({ reason }) => reason.plain.endsWith('。')],
    [
      'an end if and only if they are for a time',
      () => true,
      (rule) => (rule.outcome === 'TEMP') === !!rule.until,
    ],
    [
      'only options that are there',
      ({ when }) => 'choices' in when,
      (rule, id) => 'choices' in rule.when && wanted(id, rule).length === rule.when.choices.length,
    ],
    ['some option with the tag', ({ when }) => 'tag' in when, (rule, id) => wanted(id, rule).length > 0],
    [
      'a day asked for where one waits from a day',
      waits,
      (rule, id) => wanted(id, rule).every(({ date }) => date),
    ],
    [
      'words for a day and why one waits',
      waits,
      ({ reason }) => !!reason.dated?.includes('{date}') && !!reason.explanation,
    ],
    [
      'words for what has not ended',
      (rule, id) => waits(rule) && wanted(id, rule).some(({ date }) => date?.ongoing),
      ({ reason }) => !!reason.ongoing && !!(reason.untilEnd ?? reason.event),
    ],
    [
      'words for what has no day',
      ({ until }) => until !== undefined && 'open' in until,
      ({ reason }) => !!reason.untilEnd && !!reason.ongoingNote,
    ],
    [
      'the option in the words where several lead to the same',
      (rule, id) => wanted(id, rule).length > 1 && rule.id !== 'Q19-R4',
      ({ reason }) => reason.plain.includes('{choice}'),
    ],
  ])('have %s', (_, fits, wants) => {
    expect(without(fits, wants)).toEqual([])
  })

  test('name neither blame nor jargon beyond the words of the question', () => {
    const jargon =
      /罹患|既往|禁忌|寛解|菌血症|保菌|投与|服用|処方|疾患|症候群|抗体|ウインドウ|スクリーニング|除外|不適格|不合格|失格/g
    const blame = /残念|せいで|失敗|NG|該当してしまい|あなた|！/
    for (const [id, rule] of rules) {
      const question = questions.find((candidate) => candidate.id === id)
      const words = JSON.stringify(question)
      const text = Object.values(rule.reason).join('')
      expect(text, rule.id).not.toMatch(blame)
      for (const word of text.match(jargon) ?? []) expect(words, `${rule.id} ${word}`).toContain(word)
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
