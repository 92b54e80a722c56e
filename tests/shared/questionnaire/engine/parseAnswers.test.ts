import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthdayIn, parseAnswers } from '../../../../shared/questionnaire/engine/parseAnswer'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { first } from './first'

const parsed = (input: unknown) =>
  parseAnswers(input, first, { today: '2026-11-21', region: samplePublicTexts.region })

test('answers in order are taken as they are', () => {
  const answers = passingAnswers({ questions: first.questions })
  expect(parsed(answers)).toEqual({ ok: true, answers })
})

test('a half-given answer is a draft, an empty one is none', () => {
  expect(parsed({ Q45: { choices: ['yes'] }, Q03: { numbers: { height: 170 } } })).toEqual({
    ok: true,
    answers: { Q45: { choices: ['yes'] }, Q03: { numbers: { height: 170 } } },
  })
  expect(parsed({ Q45: {}, Q20: { choices: [] }, Q03: { numbers: {} } })).toEqual({ ok: true, answers: {} })
})

test('choices come in the order of the screen, once each; days of what is not chosen go', () => {
  expect(
    parsed({
      Q35: {
        choices: ['makeup', 'tattoo', 'tattoo'],
        dates: { tattoo: '2026-10-01', piercing: '2026-09-01' },
      },
    }),
  ).toEqual({
    ok: true,
    answers: { Q35: { choices: ['tattoo', 'makeup'], dates: { tattoo: '2026-10-01' } } },
  })
})

test('text is NFKC-normalised, trimmed, and kept only beside its choice', () => {
  const text = ' ｾﾘｱｯｸ病　Ａ１ '
  expect(parsed({ Q20: { choices: ['other'], text } })).toEqual({
    ok: true,
    answers: { Q20: { choices: ['other'], text: 'セリアック病 A1' } },
  })
  expect(parsed({ Q20: { choices: ['none'], text } })).toEqual({
    ok: true,
    answers: { Q20: { choices: ['none'] } },
  })
  expect(parsed({ Q20: { choices: ['other'], text: '𠮷'.repeat(200) } }).ok).toBe(true)
})

test('no day before birth, which is known or answered with the days', () => {
  const context = { today: '2026-11-21', region: samplePublicTexts.region }
  const dayOf = (day: string) => ({ Q32: { choices: ['yes'], dates: { yes: day } } })
  const born = (day: string) => parseAnswers(dayOf(day), first, { ...context, birthday: '1990-04-01' })
  expect(born('1990-03-31')).toEqual({
    ok: false,
    errors: { Q32: 'お生まれになった日からあとの日付を入力してください' },
  })
  expect(born('1990-04-01').ok).toBe(true)
  expect(birthdayIn(first, { Q01: { date: '1990-04-01' } }, context.today)).toBe('1990-04-01')
  for (const wrong of [{}, null, { Q01: { date: '1990-02-30' } }, { Q01: { date: '2026-11-22' } }])
    expect(birthdayIn(first, wrong, context.today)).toBeNull()
})

describe('refused, with a message at the question', () => {
  test.each([
    ['an unknown question', { Q99: { choices: ['yes'] } }, 'Q99', 'この質問はありません'],
    ['a prototype', JSON.parse('{"__proto__":{"choices":["yes"]}}'), '__proto__', 'この質問はありません'],
    ['an inherited name', { constructor: {} }, 'constructor', 'この質問はありません'],
    ['an unknown choice', { Q45: { choices: ['maybe'] } }, 'Q45', '選択肢から選んでください'],
    [
      'わからない where it is not offered',
      { Q14: { choices: ['unknown'] } },
      'Q14',
      '選択肢から選んでください',
    ],
    [
      '対面で where it is not offered',
      { Q01: { choices: ['inPerson'] } },
      'Q01',
      '入力内容を確認してください',
    ],
    ['a municipality elsewhere', { Q02: { choices: ['山形市'] } }, 'Q02', '選択肢から選んでください'],
    ['two of one', { Q45: { choices: ['yes', 'no'] } }, 'Q45', 'どれか1つを選んでください'],
    ['none and another', { Q20: { choices: ['none', 'coeliac'] } }, 'Q20', 'どれか1つを選んでください'],
    ['unknown and another', { Q20: { choices: ['coeliac', 'unknown'] } }, 'Q20', 'どれか1つを選んでください'],
    ['two of a set', { Q51: { choices: ['smoke', 'smokeNo'] } }, 'Q51', 'それぞれ1つずつ選んでください'],
    ['an impossible day', { Q01: { date: '1990-02-30' } }, 'Q01', '実在する日付を入力してください'],
    ['no day at all', { Q01: { date: 'unknown' } }, 'Q01', '実在する日付を入力してください'],
    [
      'tomorrow',
      { Q45: { choices: ['yes'], dates: { yes: '2026-11-22' } } },
      'Q45',
      '今日までの日付を入力してください',
    ],
    ['long ago', { Q01: { date: '1899-12-31' } }, 'Q01', '1900年1月1日からあとの日付を入力してください'],
    [
      'ongoing what cannot be',
      { Q34: { choices: ['yes'], dates: { yes: 'ongoing' } } },
      'Q34',
      '実在する日付を入力してください',
    ],
    [
      'a day nobody asked for',
      { Q18: { choices: ['yes'], dates: { yes: '2026-01-01' } } },
      'Q18',
      '入力内容を確認してください',
    ],
    ['too tall', { Q03: { numbers: { height: 231 } } }, 'Q03', '身長は100〜230cmの数字で入力してください'],
    [
      'no number',
      { Q03: { numbers: { weight: Number.NaN } } },
      'Q03',
      '体重は25〜250kgの数字で入力してください',
    ],
    [
      'a number in text',
      { Q03: { numbers: { weight: '60' } } },
      'Q03',
      '体重は25〜250kgの数字で入力してください',
    ],
    ['too exact', { Q03: { numbers: { height: 170.25 } } }, 'Q03', '身長は小数第1位までで入力してください'],
    ['another number', { Q03: { numbers: { age: 30 } } }, 'Q03', '入力内容を確認してください'],
    ['NUL', { Q20: { choices: ['other'], text: 'a\u0000b' } }, 'Q20', '使えない文字が含まれています'],
    [
      'half a character',
      { Q20: { choices: ['other'], text: 'a\ud842b' } },
      'Q20',
      '使えない文字が含まれています',
    ],
    [
      'long text',
      { Q20: { choices: ['other'], text: 'あ'.repeat(201) } },
      'Q20',
      '200文字以内で入力してください',
    ],
    ['text nobody asked for', { Q18: { choices: ['yes'], text: 'a' } }, 'Q18', '入力内容を確認してください'],
    ['an unknown part', { Q18: { choices: ['yes'], note: 'a' } }, 'Q18', '入力内容を確認してください'],
    ['a list for an answer', { Q18: ['yes'] }, 'Q18', '入力内容を確認してください'],
    ['null', { Q18: null }, 'Q18', '入力内容を確認してください'],
    ['no object', 'Q18', '', '入力内容を確認してください'],
  ])('%s', (_, input: unknown, id, message) => {
    const result = parsed(input)
    if (result.ok) throw new Error('taken')
    expect(Object.entries(result.errors)).toEqual([[id, message]])
  })
})

test('anything at all is either taken or refused, never an exception', () => {
  const ids = first.questions.map(({ id }) => id)
  const part = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(['yes'], { yes: 'unknown' }, '2026-01-01', { height: 170 }),
  )
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.record({ choices: part, dates: part, date: part, numbers: part, text: part }, { requiredKeys: [] }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...ids), answer)), (input) => {
      const result = parsed(input)
      const refused = !result.ok && Object.keys(result.errors).length > 0
      expect(refused || parsed(result.ok && result.answers)).toEqual(refused || result)
    }),
    { numRuns: 500 },
  )
})
