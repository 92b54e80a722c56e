import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { samplePublicTexts } from '../../../../shared/facts/config'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import { contentOf, criteriaOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { criteriaFaults } from '../../../../shared/rules/criteria/criteriaFaults'
import { rulesInWords } from '../../../../shared/rules/criteria/inWords'
import { phraseFields, phraseGroups, placeholdersOf } from '../../../../shared/rules/criteria/phraseFields'
import { changesInWords, type PublishedVersion } from '../../../../shared/rules/criteria/published'
import { OUTSIDE, type Answers } from '../../../../shared/questionnaire/engine/answer'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import type { Upheld } from '../../../../shared/questionnaire/engine/judgement'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { phrases, type Phrases } from '../../../../shared/questionnaire/engine/phrases'
import { waysOut } from '../../../../shared/questionnaire/engine/whatWouldChange'
import { first } from '../../questionnaire/engine/first'

const { region } = samplePublicTexts
const today = '2026-12-01'
const given = contentOf(first, region.municipalities, [])
const name = { number: '2026-12-1', sha256: 'x' }
const sha256 = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex')
const passing = passingAnswers()

/** The check of somebody, by a version that words these phrases otherwise. */
function said(answers: Answers, worded: Partial<Phrases> | undefined, upheld: Upheld[] = []) {
  const content: CriteriaContent = { ...given, ...(worded ? { phrases: worded } : {}) }
  const criteria = criteriaOf(first, content, name)
  const all = { ...passing, ...answers }
  const judgement = judge(all, criteria, { today, region, kind: 'registration', upheld })
  const { findings, reasons } = judgement
  const ways = waysOut(criteria, { answers: all, reasons, answeredOn: today })
  return {
    findings: findings.map(({ fact, explanation, ongoingNote }) => [fact, explanation, ongoingNote]),
    ways: ways.map((way) => way?.sentence),
  }
}

test('the sentences of the form are those of always, and a content that changes none has the hash of before', () => {
  expect(sha256(phrases)).toBe('32aa814d9051f9b67de95081534b0c4eb7e1f31129768371b4771b07e24cc8ca')
  expect(Object.hasOwn(given, 'phrases')).toBe(false)
  expect(sha256(contentOf(first, ['鶴岡市'], []))).toBe(
    'ad7efd267dc359d3b766059bf3bc9e97c8844990cc5657ceafc8c796cbaffc51',
  )
})

test('every phrase stands once in a group, and as the form comes with it makes sense', () => {
  expect(phraseGroups.flatMap(({ names }) => names)).toEqual(Object.keys(phraseFields))
  expect(Object.keys(phraseFields)).toEqual(Object.keys(phrases))
  const labels = Object.values(phraseFields).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  const whole = {
    ...given,
    hospitalRefusals: [{ id: 'Overall', sentence: '総合して判断したためです。', wait: null }],
  }
  expect(criteriaFaults(whole, first)).toEqual([])
  for (const [phrase, sentence] of Object.entries(phrases)) {
    const used = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => placeholder)
    expect(phraseFields[phrase as keyof Phrases].must ?? []).toEqual(used)
    expect(placeholdersOf(phrase as keyof Phrases)).toEqual(expect.arrayContaining(used))
  }
})

test.each<[string, Answers, Partial<Phrases>, string]>([
  [
    'inPerson',
    { Q26: { choices: ['inPerson'] } },
    { inPerson: '直接お話しになりたいため。' },
    '直接お話しになりたいため。',
  ],
  [
    'unknown',
    { Q26: { choices: ['unknown'] } },
    { unknown: 'おわかりにならないため。' },
    'おわかりにならないため。',
  ],
  [
    'unknownDate',
    { Q45: { choices: ['yes'], dates: { yes: 'unknown' } } },
    { unknownDate: '{choice}の日が不明のため、今日から{period}数えています。' },
    'はいの日が不明のため、今日から3か月数えています。',
  ],
  [
    'untilEnd',
    { Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } },
    { untilEnd: '{period}の期間を、{event}のあとに置きます。' },
    '3か月の期間を、抗菌薬の使用のあとに置きます。',
  ],
  [
    'ongoingNote',
    { Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } },
    { ongoingNote: '終わった日の{period}あと' },
    '終わった日の3か月あと',
  ],
])('a version says %s in its own words, and no other does', (_, answers, worded, sentence) => {
  expect(said(answers, worded).findings.flat().join()).toContain(sentence)
  expect(said(answers, undefined).findings.flat().join()).not.toContain(sentence)
})

test.each<[string, Answers, Partial<Phrases>, string]>([
  [
    'onceEnded',
    { Q45: { choices: ['yes'], dates: { yes: 'ongoing' } } },
    { onceEnded: '終わりしだい。' },
    '終わりしだい。',
  ],
  [
    'onceKnown',
    { Q45: { choices: ['yes'], dates: { yes: 'unknown' } } },
    { onceKnown: '「{label}」をお知らせください。' },
    '「最後に使った日」をお知らせください。',
  ],
  [
    'onlyIfDay',
    { Q45: { choices: ['yes'], dates: { yes: '2026-11-20' } } },
    { onlyIfDay: '「{label}」のまちがいだけです。' },
    '「最後に使った日」のまちがいだけです。',
  ],
  [
    'onlyIfBirthday',
    { Q01: { date: '2010-01-01' } },
    { onlyIfBirthday: 'お誕生日のまちがいだけです。' },
    'お誕生日のまちがいだけです。',
  ],
  [
    'onlyIfAnswer',
    { Q36: { choices: ['yes'] } },
    { onlyIfAnswer: 'まちがいだけです。' },
    'まちがいだけです。',
  ],
  [
    'endsWhen',
    { Q02: { choices: [OUTSIDE] } },
    { endsWhen: '{when}まで待ちます。' },
    '対象地域にお住まいになったときまで待ちます。',
  ],
  [
    'passesWhen',
    { Q24: { choices: ['diabetes'] } },
    { passesWhen: '{when}、お知らせください。' },
    '治療が必要なくなったとき、お知らせください。',
  ],
  [
    'askedWhen',
    { Q26: { choices: ['asthma'] } },
    { askedWhen: '{when}、くわしくうかがいます。' },
    'ぜんそくの治療が必要なくなったとき、くわしくうかがいます。',
  ],
])('a version says %s of what would change it, and no other does', (_, answers, worded, sentence) => {
  expect(said(answers, worded).ways.join()).toContain(sentence)
  expect(said(answers, undefined).ways.join()).not.toContain(sentence)
})

test('what a physician found to stand is said in the words of the version', () => {
  const answers = { Q26: { choices: ['hayMild'] } }
  const ruleId = 'Q26-R3'
  const worded = {
    upheld: '{topic}、面談で確かめたため。',
    upheldUntil: 'しばらくお待ちください。',
    upheldForGood: 'お願いできません。',
  }
  for (const [until, sentence] of [
    ['2027-01-10', worded.upheldUntil],
    [null, worded.upheldForGood],
  ] as const) {
    const [found] = said(answers, worded, [{ questionId: 'Q26', ruleId, until }]).findings
    expect(found?.slice(0, 2)).toEqual([expect.stringMatching(/について、面談で確かめたため。$/), sentence])
    const [before] = said(answers, undefined, [{ questionId: 'Q26', ruleId, until }]).findings
    expect(before?.[0]).toMatch(/について、医師が確かめたため。$/)
  }
})

test('the page of the criteria says it too, and tells the change in plain words', () => {
  const worded = { untilEnd: '{event}のあと{period}お待ちください。' }
  const criteria = criteriaOf(first, { ...given, phrases: worded }, name)
  const question = first.questions.find(({ id }) => id === 'Q45')
  const own = first.rules.Q45
  if (!question || !own) throw new Error('there is Q45')
  const spoken = { phrases: criteria.phrases, regionName: region.name }
  expect(rulesInWords(question, own, spoken)[0]?.follows).toContain(
    '続いている方は、抗菌薬の使用のあと3か月お待ちください。',
  )
  const version = (of: CriteriaContent): PublishedVersion => ({
    criteria: criteriaOf(first, of, name),
    hospitalRefusals: [],
    isInForce: true,
    origin: 'Written',
    note: null,
    from: today,
    until: null,
    approvedOn: today,
    basedOn: null,
  })
  expect(changesInWords(version(given), version({ ...given, phrases: worded }), region.name)).toEqual([
    {
      what: '共通の文：いまも続いている方への説明（規則にないとき）',
      before: ['（続いていること）が終わって（待つ期間）たつと、お申し込みいただけます。'],
      after: ['（続いていること）のあと（待つ期間）お待ちください。'],
    },
  ])
})
