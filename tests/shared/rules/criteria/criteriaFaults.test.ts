import { expect, test } from 'vitest'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import { contentOf, criteriaOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { criteriaFaults } from '../../../../shared/rules/criteria/criteriaFaults'
import { reasonFaults } from '../../../../shared/rules/criteria/reasonNumbers'
import { parseContent } from '../../../../shared/rules/criteria/parseContent'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'
import { samplePublicTexts } from '../../../../shared/facts/config'
import type { Rule } from '../../../../shared/questionnaire/engine/rule'

const form = questionnaires.current
const { region } = samplePublicTexts
const given = contentOf(form, region.municipalities, [
  { id: 'Overall', sentence: '総合して判断したためです。', wait: { weeks: 12 } },
])

/** What is wrong once this was done to the content. */
function wrong(change: (content: CriteriaContent) => unknown): string[] {
  const content = structuredClone(given)
  change(content)
  return criteriaFaults(content, form).map(({ rule, field }) => `${rule} ${field}`)
}
const ruleOf = ({ rules }: CriteriaContent, question: string, index = 0): Rule => {
  const rule = rules[question]?.rules[index]
  if (!rule) throw new Error(`${question} has no rule ${index}`)
  return rule
}

const ageOf = (c: CriteriaContent, index: number) => ruleOf(c, 'Q01', index).when as { age: object }

test.each<[string, (content: CriteriaContent) => unknown, string[]]>([
  ['older people than the terms', (c) => (ageOf(c, 1).age = { from: 70 }), ['Q01-R2 when.age']],
  ['younger people than the terms', (c) => (ageOf(c, 0).age = { below: 16 }), ['Q01-R1 when.age']],
  ['everybody who is old', (c) => c.rules.Q01?.rules.splice(1), ['Q01 rules']],
  ['another town', (c) => c.municipalities.push('仙台市'), ['全体 municipalities']],
  ['narrower ages', (c) => (ageOf(c, 1).age = { from: 60 }), []],
  ['fewer towns', (c) => c.municipalities.splice(1), []],
])('criteria may be narrower than the terms, never wider: %s', (_, change, expected) => {
  const content = structuredClone(given)
  change(content)
  expect(criteriaFaults(content, form, region).map(({ rule, field }) => `${rule} ${field}`)).toEqual(expected)
})

test('what the program comes with is read whole and makes sense', () => {
  expect(parseContent(JSON.parse(JSON.stringify(given)))).toEqual({ content: given })
  expect(criteriaFaults(given, form)).toEqual([])
})

test.each<[string, (content: CriteriaContent) => unknown, string[]]>([
  [
    'a period is missing',
    (c) => delete ruleOf(c, 'Q45').until,
    ['Q45-R1 until', 'Q45-R1 reason.explanation'],
  ],
  [
    'a sentence has an unknown placeholder',
    (c) => (ruleOf(c, 'Q45').reason.dated = '{day}まで'),
    ['Q45-R1 reason.dated'],
  ],
  [
    'a sentence has an open brace',
    (c) => (ruleOf(c, 'Q45').reason.plain = '{choiceため'),
    ['Q45-R1 reason.plain'],
  ],
  [
    'the question has no such choice',
    (c) => (ruleOf(c, 'Q45').when = { choices: ['maybe'] }),
    ['Q45-R1 when.choices'],
  ],
  ['no choice has the tag', (c) => (ruleOf(c, 'Q45').when = { tag: 'live' }), ['Q45-R1 when.tag']],
  [
    'an interval is empty',
    (c) => (ruleOf(c, 'Q03', 1).when = { bmi: { from: 30, below: 25 } }),
    ['Q03-R2 when.bmi'],
  ],
  ['two intervals overlap', (c) => (ruleOf(c, 'Q03', 2).when = { bmi: { from: 18 } }), ['Q03-R3 when']],
  [
    'one answer is refused and waits',
    (c) =>
      c.rules.Q45?.rules.push({
        ...ruleOf(c, 'Q45'),
        id: 'Q45-R2',
        until: undefined,
        outcome: 'PERM',
        reason: { plain: '不可' },
      }),
    ['Q45-R1 outcome'],
  ],
  [
    'a rule never comes first',
    (c) =>
      c.rules.Q26?.rules.push({
        id: 'Q26-R9',
        when: { choices: ['asthma'] },
        outcome: 'REVIEW',
        reason: { plain: '確認' },
      }),
    ['Q26-R9 when'],
  ],
  [
    'a wait is longer than the question asks',
    (c) => (ruleOf(c, 'Q45').until = { after: { months: 12 } }),
    ['Q45-R1 until'],
  ],
  [
    'a day is not asked',
    (c) => (ruleOf(c, 'Q04').until = { after: { months: 6 } }),
    ['Q04-R1 until', 'Q04-R1 reason.dated'],
  ],
  [
    'a change leads back',
    (c) => (ruleOf(c, 'Q24').changes = { diabetes: { to: 'organ', when: '治ったとき' } }),
    ['Q24-R1 changes.diabetes'],
  ],
  ['nothing is said to change', (c) => delete ruleOf(c, 'Q04').changes, ['Q04-R1 changes.pregnant']],
  [
    'somebody waits for a body to change',
    (c) => {
      ruleOf(c, 'Q03').until = { open: true }
      ruleOf(c, 'Q03').reason = { plain: '待つため。', untilEnd: '変わったら。', ongoingNote: '変わってから' }
    },
    ['Q03-R1 until'],
  ],
  ['nobody is protected', (c) => delete c.protection.Q45, ['Q45 protection']],
  ['a question has no rules', (c) => delete c.rules.Q45, ['Q45 rules']],
  ['nothing asks this', (c) => (c.rules.Q99 = { topic: '？', rules: [], sources: ['OWN'] }), ['Q99 rules']],
  ['a number is used twice', (c) => (ruleOf(c, 'Q24').id = 'Q24-R2'), ['Q24-R2 id']],
  [
    'the reason that is always there is gone',
    (c) => (c.hospitalRefusals = [{ id: '検便', sentence: '見つかったためです。', wait: null }]),
    ['全体 hospitalRefusals'],
  ],
  [
    'the sentence of a reason has a placeholder',
    (c) => c.hospitalRefusals.push({ id: '検便', sentence: '{date}のためです。', wait: null }),
    ['全体 hospitalRefusals'],
  ],
  [
    'a phrase has an unknown placeholder',
    (c) => (c.phrases = { unknownDate: '{date}から。' }),
    ['共通の文 phrases.unknownDate'],
  ],
  [
    'a phrase lacks what it must say',
    (c) => (c.phrases = { untilEnd: '{event}が終わるまで。' }),
    ['共通の文 phrases.untilEnd'],
  ],
  [
    'a phrase has an open brace',
    (c) => (c.phrases = { inPerson: '{おたずねのため。' }),
    ['共通の文 phrases.inPerson'],
  ],
  ['nobody is recruited', (c) => (c.municipalities = []), ['全体 municipalities']],
])('a content is refused with its rule where %s', (_, change, expected) => {
  expect(wrong(change)).toEqual(expected)
})

test.each<[string, (content: CriteriaContent) => unknown, string[]]>([
  ['nothing was changed', () => undefined, []],
  [
    'a bound moved under two sentences',
    (c) => (ruleOf(c, 'Q03').when = { bmi: { below: 18 } }),
    ['Q03-R1 reason.plain', 'Q03-R3 reason.plain'],
  ],
  [
    'a sentence in full-width digits says another bound',
    (c) => (ruleOf(c, 'Q03').reason.plain = 'BMIが１７未満のため。'),
    ['Q03-R1 reason.plain'],
  ],
  ['an age moved', (c) => (ageOf(c, 1).age = { from: 60 }), ['Q01-R1 reason.plain', 'Q01-R2 reason.plain']],
  [
    'a wait got shorter than its sentence says',
    (c) => (ruleOf(c, 'Q19', 2).until = { after: { months: 18 } }),
    ['Q19-R3 reason.explanation'],
  ],
  [
    'a wait is told in another length',
    (c) => (ruleOf(c, 'Q45').reason.explanation = '1年お待ちください。'),
    ['Q45-R1 reason.explanation'],
  ],
  ['a wait is told in weeks', (c) => (ruleOf(c, 'Q03').reason.explanation = '12週間お待ちください。'), []],
  ...['1年', '一年', '１年', '7ヶ月', '７ｶ月', '7箇月', '七個月', '十一か月', '二十週間'].map(
    (spelled): [string, (content: CriteriaContent) => unknown, string[]] => [
      `another length, spelled ${spelled}`,
      (c) => (ruleOf(c, 'Q45').reason.explanation = `${spelled}お待ちください。`),
      ['Q45-R1 reason.explanation'],
    ],
  ),
  ...['6か月', '6ヶ月', '６ヵ月', '6箇月', '六か月', '半年'].map(
    (spelled): [string, (content: CriteriaContent) => unknown, string[]] => [
      `its length, spelled ${spelled}`,
      (c) => {
        const rule = ruleOf(c, 'Q45')
        rule.until = { after: { months: 6 } }
        rule.reason = { ...rule.reason, explanation: `${spelled}お待ちください。` }
      },
      [],
    ],
  ),
  [
    'the question asks for its own months',
    (c) => (ruleOf(c, 'Q36').until = { fromAnswer: { months: 9 } }),
    [],
  ],
])('a sentence names the numbers of its rule: %s', (_, change, expected) => {
  const content = structuredClone(given)
  change(content)
  expect(reasonFaults(content, form).map(({ rule, field }) => `${rule} ${field}`)).toEqual(expected)
})

test('a phrase that the form puts the same is not kept, nor an empty record; what is no phrase is told', () => {
  const read = (phrases: unknown) => parseContent({ ...given, phrases })
  expect(read({})).toEqual({ content: given })
  const { unknown, unknownDate } = form.phrases
  expect(read({ unknown, unknownDate })).toEqual({ content: given })
  expect(read({ unknown, unknownDate: '日にちが不明のため。' })).toEqual({
    content: { ...given, phrases: { unknownDate: '日にちが不明のため。' } },
  })
  expect(read({ unknown: '', unknownDate: 'あ'.repeat(301), greeting: 'こんにちは。' })).toMatchObject({
    faults: [
      { rule: '共通の文', field: 'phrases.greeting', message: 'この項目はありません。' },
      { rule: '共通の文', field: 'phrases.unknown', message: '文を書いてください。' },
      { rule: '共通の文', field: 'phrases.unknownDate', message: '300文字以内で書いてください。' },
    ],
  })
  expect(read('x')).toMatchObject({ faults: [{ rule: '共通の文', field: 'phrases' }] })
})

test('what is no content is told by line and field', () => {
  const broken = structuredClone(given) as unknown as Record<string, never>
  Object.assign(ruleOf(given as never, 'Q45'), {})
  expect(parseContent('x')).toMatchObject({ faults: [{ rule: '全体' }] })
  expect(
    parseContent({
      ...broken,
      extra: 1,
      rules: {
        Q45: {
          topic: '',
          rules: [{ id: 'Q45-R1', when: {}, outcome: 'PASS', until: { after: { months: 0 } }, reason: {} }],
          sources: 'EU',
        },
      },
    }),
  ).toEqual({
    faults: [
      ['全体', 'extra'],
      ['Q45', 'topic'],
      ['Q45-R1', 'when'],
      ['Q45-R1', 'outcome'],
      ['Q45-R1', 'until'],
      ['Q45-R1', 'reason.plain'],
      ['Q45', 'sources'],
    ].map(([rule, field]) => ({ rule, field, message: expect.stringMatching(/。$/) })),
  })
})

test('the same content is the same text in any order, and gives the same judgement', () => {
  const shuffled = JSON.parse(
    JSON.stringify(given, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ),
  ) as CriteriaContent
  expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(given))
  expect(canonicalJson(shuffled)).toBe(canonicalJson(given))
  const name = { number: '2026-11-1', sha256: 'x' }
  const answers = {
    ...passingAnswers(),
    Q18: { choices: ['yes'] },
    Q45: { choices: ['yes'], dates: { yes: 'unknown' as const } },
  }
  const on = { today: '2026-11-21', region, kind: 'registration' } as const
  const one = judge(answers, criteriaOf(form, given, name), on)
  expect(judge(answers, criteriaOf(form, shuffled, name), on)).toEqual(one)
  expect(one.basis).toMatchObject({ criteria: name })
  const { basis: _basis, ...found } = judge(answers, form, on)
  expect(one).toMatchObject(found)
})
