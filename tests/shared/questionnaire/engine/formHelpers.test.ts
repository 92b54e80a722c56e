import { describe, expect, test } from 'vitest'
import type { Answer, Answers } from '../../../../shared/questionnaire/engine/answer'
import { bodyMassIndex } from '../../../../shared/questionnaire/engine/bodyMassIndex'
import { cardTypes } from '../../../../shared/questionnaire/engine/question'
import { describeAnswer } from '../../../../shared/questionnaire/engine/describeAnswer'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { sectionsFor } from '../../../../shared/questionnaire/engine/sectionsFor'
import { unansweredQuestions, visibleQuestions } from '../../../../shared/questionnaire/engine/askedQuestions'
import { first } from './first'

const visible = (answers: Answers) => visibleQuestions(first, answers, 'registration').map(({ id }) => id)
const unanswered = (answers: Answers) =>
  unansweredQuestions(first, { ...passingAnswers(), ...answers }, 'registration').map(({ id }) => id)

test('the question about the journey is there for those who travelled', () => {
  expect(visible({})).not.toContain('Q43')
  expect(visible({ Q42: { choices: ['none'] } })).not.toContain('Q43')
  expect(visible({ Q42: { choices: ['TH'] } })).toContain('Q43')
  expect(unanswered({ Q42: { choices: ['TH'], dates: { TH: 'unknown' } }, Q43: {} })).toEqual(['Q43'])
})

test.each<[string, Answers, string[]]>([
  ['everything is there', {}, []],
  ['a day is missing', { Q45: { choices: ['yes'] } }, ['Q45']],
  [
    'one of two days is missing',
    { Q35: { choices: ['tattoo', 'makeup'], dates: { tattoo: 'unknown' } } },
    ['Q35'],
  ],
  ['わからない needs no day', { Q45: { choices: ['unknown'] } }, []],
  ['one of two numbers is missing', { Q03: { numbers: { height: 170 } } }, ['Q03']],
  ['one of two sets is missing', { Q51: { choices: ['smokeNo'] } }, ['Q51']],
  ['the last box is not ticked', { Q54: {}, Q01: {} }, ['Q01', 'Q54']],
])('%s', (_, answers, ids) => {
  expect(unanswered(answers)).toEqual(ids)
})

test('the sections tell how far one is, and where to go on', () => {
  const before = sectionsFor(first, {}, 'registration')
  expect(before.map(({ title }) => title)).toEqual([
    '基本情報',
    'いまの体調',
    '便のようす',
    'おなかの病気と手術',
    '全身の病気',
    '感染症と、その機会',
    '旅行と予防接種',
    '薬とサプリメント',
    '生活とご家族',
    '確認',
  ])
  const { Q13: _, ...withGap } = passingAnswers()
  const half = sectionsFor(first, withGap, 'registration')
  expect(half[2]).toMatchObject({ answered: 4, complete: false })
})

test('the body mass index is rounded half up for the screen', () => {
  expect(bodyMassIndex({ numbers: { height: 200, weight: 73.8 } })).toBe(18.5)
  expect(bodyMassIndex({ numbers: { height: 168, weight: 61.5 } })).toBe(21.8)
  expect(bodyMassIndex({ numbers: { height: 168 } })).toBeNull()
})

describe('an answer reads', () => {
  test.each<[string, Answer | undefined, string]>([
    ['Q01', { date: '1990-04-01' }, '1990年4月1日'],
    ['Q02', { choices: ['酒田市'] }, '酒田市'],
    ['Q02', { choices: ['outside'] }, '対象地域の外'],
    ['Q02', { choices: ['山形市'] }, '山形市'],
    ['Q03', { numbers: { height: 168, weight: 61.5 } }, '身長 168cm／体重 61.5kg／BMI 21.8'],
    ['Q14', { choices: ['4'] }, '4 なめらか'],
    ['Q45', { choices: ['yes'], dates: { yes: '2026-11-21' } }, 'はい　最後に使った日：2026年11月21日（土）'],
    ['Q45', { choices: ['yes'], dates: { yes: 'ongoing' } }, 'はい　いまも使っている'],
    ['Q45', { choices: ['yes'], dates: { yes: 'unknown' } }, 'はい　最後に使った日：正確な日はわからない'],
    ['Q45', { choices: ['inPerson'] }, '対面で話したい'],
    [
      'Q42',
      { choices: ['KR', 'TH'], dates: { KR: '2026-10-01' } },
      '韓国　帰国日：2026年10月1日（木）／タイ',
    ],
    ['Q20', { choices: ['other'], text: '胃炎' }, 'ほかの慢性の消化器の病気／「胃炎」'],
    ['Q51', { choices: ['smokeNo', 'drinkNo'] }, 'たばこ：吸わない／お酒：飲まない'],
    ['Q45', undefined, '未回答'],
    ['Q45', {}, '未回答'],
  ])('%s %j → %s', (id, answer, text) => {
    const question = first.questions.find((candidate) => candidate.id === id)
    if (!question) throw new Error(id)
    expect(describeAnswer(question, answer, samplePublicTexts.region)).toBe(text)
  })
})

test('the kind of each question is known by its id', () => {
  expect(cardTypes(first)).toMatchObject({
    Q01: 'date',
    Q14: 'scale',
    Q42: 'list',
    Q54: 'attestation',
  })
  expect(Object.keys(cardTypes(first))).toHaveLength(54)
})
