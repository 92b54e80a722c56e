import { describe, expect, test } from 'vitest'
import { whatIsSaid } from '../../../../admin/care/criteria/whatIsSaid'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { standardAnalytes } from '../../../../shared/rules/donating/units/analytes'
import { contentOf } from '../../../../shared/rules/criteria/content'
import { contentChanges } from '../../../../shared/rules/criteria/contentChanges'
import { ruleSentence } from '../../../../shared/rules/criteria/ruleWords'
import { phrases } from '../../../../shared/questionnaire/engine/phrases'
import { ageOn, isRealDate } from '../../../../shared/facts/dates'
import { sampleAnswers } from '../../../../admin/care/criteria/sampleAnswers'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'

const form = questionnaires.current
const today = '2026-12-01'
const { municipalities } = samplePublicTexts.region
const content = contentOf(form, municipalities, [
  { id: 'Overall', sentence: '総合して判断したためです。', wait: { weeks: 12 } },
])
const rules = form.questions.flatMap((question) =>
  (form.rules[question.id]?.rules ?? []).map((rule) => [rule.id, rule, question] as const),
)

describe('every rule of the program', () => {
  test.each(rules)('%s is a sentence, and there is an answer that meets it', (_id, rule, question) => {
    expect(ruleSentence(rule, question)).toMatch(/^.+(?:は、|には、).+。$/)
    expect(ruleSentence(rule, question)).not.toMatch(/undefined|NaN|\{|\}/)
    const own = form.rules[question.id]
    if (!own) throw new Error(`${question.id} has rules`)
    const said = whatIsSaid(rule, own, question, { today, texts: samplePublicTexts, municipalities, phrases })
    expect(said.map(({ kind }) => kind)).toEqual(sampleAnswers(rule, question, today).map(({ kind }) => kind))
    expect(said.length).toBeGreaterThan(0)
    for (const { fact, explanation, title } of said) {
      expect(fact).toMatch(/。$/)
      expect(fact + explanation + title).not.toMatch(/undefined|NaN|[{}]/)
    }
  })
})

test.each(['2026-12-31', '2027-01-01', '2027-03-01', '2028-02-29', '2028-03-01'])(
  'who is invented for a rule about age is of that age on %s',
  (day) => {
    for (const [, rule, question] of rules) {
      if (!('age' in rule.when)) continue
      const { from = 0, below = Infinity } = rule.when.age
      for (const { answer } of sampleAnswers(rule, question, day)) {
        expect(isRealDate(answer.date ?? '')).toBe(true)
        expect(ageOn(answer.date ?? '', day)).toBeGreaterThanOrEqual(from)
        expect(ageOn(answer.date ?? '', day)).toBeLessThan(below)
      }
    }
  },
)

test('nothing but what differs is told, rule by rule and in words', () => {
  const after = structuredClone(content)
  const rule = after.rules.Q45?.rules[0]
  if (!rule || !after.rules.Q03) throw new Error('Q45 has a rule')
  rule.until = { after: { months: 6 } }
  after.rules.Q03.sources = ['OWN']
  after.municipalities = [...municipalities.slice(1), '新庄市']
  after.hospitalRefusals = [{ id: 'Overall', sentence: '総合して判断したためです。', wait: null }]
  after.analytes = standardAnalytes.flatMap((analyte) =>
    analyte.id === 'HIV' ? { ...analyte, lookBackDays: 60 } : analyte.id === 'Syphilis' ? [] : analyte,
  )
  after.analytes.push({ id: 'HTLV', name: 'HTLV-1', specimen: 'Blood', lookBackDays: null })
  after.phrases = { onceKnown: '「{label}」がわかると、早くなります。' }
  const told = contentChanges(content, after, form).map(({ name, fields }) => [
    name,
    ...fields.map(({ label, before, after: is }) => `${label}：${before} → ${is}`),
  ])
  expect(told).toEqual([
    ['Q03', '出典：EU・CN・NZ・OB・ES・WJG20 → OWN'],
    ['Q45-R1', '待つ期間：最後に使った日から3か月 → 最後に使った日から6か月'],
    ['全体', `募集する市区町村：${municipalities[0]} → 新庄市`],
    ['検査のあと：検査と問診を総合した判断', '待つ期間：判定した日から12週間 → 事務局が決めるまで'],
    [
      '共通の文',
      '日にちがわからないと答えた方へ：「{label}」がわかると、早まることがあります。 → 「{label}」がわかると、早くなります。',
    ],
    ['検査の項目：HIV', 'さかのぼる範囲：前の陰性の検体の58日前まで → 前の陰性の検体の60日前まで'],
    [
      '検査の項目：梅毒',
      '名前：梅毒 → null',
      '検体：血液 → null',
      'さかのぼる範囲：前の陰性の検体の35日前まで → null',
    ],
    [
      '検査の項目：HTLV-1',
      '名前：null → HTLV-1',
      '検体：null → 血液',
      'さかのぼる範囲：null → 前の陰性の検体まで',
    ],
  ])
  expect(contentChanges(content, structuredClone(content), form)).toEqual([])
})
