import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePublicTexts } from '../../../shared/facts/config'
import { outlookOf } from '../../../donor/way/ahead/whatIf/words'
import { questionnaires } from '../../../shared/questionnaire/engine/questionnaires'
import type { Situation } from '../../../shared/rules/person/situation'
import type { WhatIfEvent } from '../../../donor/way/ahead/whatIf/event'
import { whatIf, type WhatIfPerson } from '../../../donor/way/ahead/whatIf/whatIf'
import { visitOf } from '../../support/visitOf'
import { arbitraryCase } from '../../donor/way/ahead/whatIf/arbitraryEvents'
import { often } from '../../support/full'

const rules = (today: string) => ({
  today,
  questionnaire: questionnaires.current,
  region: samplePublicTexts.region,
})
const money = { pendingYen: 12_000, bonusYen: 8_000, donationYen: 3_000 }

function told(person: WhatIfPerson, events: WhatIfEvent[], today = '2026-12-01') {
  const [answer, before] = [events, []].map((given) => whatIf(person, given, rules(today)))
  if (!answer || !before) throw new Error('nothing was calculated')
  const { headline, rows } = outlookOf({
    person,
    today,
    answer,
    before,
    money,
    visit: visitOf(toldOf(person, today)),
    shut: [],
  })
  return { headline, ...Object.fromEntries(rows.map(({ term, sentences }) => [term, sentences.join('')])) }
}

const toldOf = ({ period, suspended, paused }: WhatIfPerson, today: string) => ({
  today,
  userStatus: period ? ('Donation' as const) : ('Registration' as const),
  expiration: period?.expiration ?? null,
  suspension: suspended ? ('temporary' as const) : null,
  suspendedUntil: suspended?.until ?? null,
  paused,
})

const applicant: WhatIfPerson = {
  situation: 'answer',
  birthday: '1995-04-09',
  check: null,
  retryFrom: null,
  told: [],
  period: null,
  paused: false,
  signBy: null,
  suspended: null,
  examDay: null,
}
const period = { windowFrom: '2027-01-05', expiration: '2027-02-02' }
const donor: WhatIfPerson = { ...applicant, situation: 'donating', period }

const vaccine = { kind: 'vaccination', option: 'influenza', from: '2026-12-10', to: '2026-12-10' }
const tattoo = { kind: 'tattoo', from: '2026-12-10', to: '2026-12-10' }
const blood = { kind: 'blood', from: '2026-12-01', to: '2026-12-01' }
const cold = { kind: 'fever', from: '2026-12-01', to: null }

test.each<[string, WhatIfPerson, WhatIfEvent, object]>([
  [
    'a rest within the period',
    donor,
    vaccine,
    {
      headline: '献便は、2026年12月10日（木）から2027年1月6日（水）までお休みです',
      今日: '今日は、献便していただけます。',
      更新: '更新のためのオンラインチェックは、2027年1月7日（木）から2027年2月2日（火）までにお答えいただくと通過します。更新検査も、2027年2月2日（火）までにお受けください。認定は、更新検査の結果と、医師の判断で決まります。',
    },
  ],
  [
    'no renewal any more',
    donor,
    tattoo,
    {
      headline: 'いまの有効期間に献便していただけるのは、2026年12月9日（水）までになります',
      更新: '有効期限の2027年2月2日（火）までに、更新のためのオンラインチェックを通過する日がありません。認定は有効期限で終わり、2027年6月10日（木）から、はじめのオンラインチェックでもう一度お申し込みいただけます。',
      協力金:
        'これまでの献便の協力金12,000円分は、そのままお渡しします。お休みのあいだは、献便1回につき3,000円分の協力金は加わりません。更新されないときは、更新の加算8,000円分は付きません。',
    },
  ],
  [
    'a talk',
    donor,
    blood,
    {
      headline: '献便の前に、事務局がお話をうかがいます',
      今日: '今日は、献便をお休みください。お知らせいただいたあと、事務局がお話をうかがいます。',
      いまの有効期間:
        '有効期限は2027年2月2日（火）です。この予定では変わりません。お話をうかがってから、献便していただける日が決まります。',
    },
  ],
  [
    'the day of the renewal test',
    { ...donor, situation: 'examDated', examDay: '2027-01-06' },
    vaccine,
    {
      更新: '検査の日、2027年1月6日（水）は、お待ちいただく期間に重なります。日程について、事務局へご相談ください。認定は、更新検査の結果と、医師の判断で決まります。',
    },
  ],
  [
    'a temporary stop',
    { ...donor, situation: 'suspended', suspended: { until: '2026-12-05' } },
    vaccine,
    { 今日: 'ご利用を一時停止しています。2026年12月5日（土）の朝に再開します。' },
  ],
  [
    'an applicant who waits',
    { ...applicant, situation: 'waiting' },
    tattoo,
    {
      headline: '検査は、2027年6月10日（木）からになります',
      今日: 'ガイダンスのご案内をお待ちいただいています。お待ちの順番は、この予定では変わりません。',
    },
  ],
  [
    'an applicant without an end',
    applicant,
    cold,
    {
      headline: '終わった日がわかってから、日にちを計算します',
      今日: '今日オンラインチェックにお答えになると、期間をあけていただくことになります。',
      これからの手続き:
        '終わってから、オンラインチェックにお答えください。認定は、検査の結果と、医師の判断で決まります。',
    },
  ],
  [
    'a test that is dated',
    { ...applicant, situation: 'examDated', examDay: '2026-12-08' },
    tattoo,
    {
      これからの手続き:
        '検査の日、2026年12月8日（火）は、お待ちいただく期間に重なりません。認定は、検査の結果と、医師の判断で決まります。',
    },
  ],
  [
    'somebody who is 65 by then',
    { ...applicant, birthday: '1961-12-05' },
    tattoo,
    { headline: 'いまの基準では、ドナーをお願いできません' },
  ],
])('%s', (_, person, event, expected) => {
  expect(told(person, [event])).toMatchObject(expected)
})

const situations: readonly Situation[] = [
  'suspended',
  'answerLater',
  'notCertified',
  'expired',
  'answer',
  'waiting',
  'toBook',
  'missed',
  'booked',
  'guidanceBegun',
  'answerAgain',
  'examToAsk',
  'examAsked',
  'wishesPassed',
  'examDated',
  'examTaken',
  'donating',
  'resting',
  'renewalCheck',
  'renewalHeld',
]

test('in every state and for anything that happens: whole sentences, and no donation after the expiry', () => {
  fc.assert(
    fc.property(
      arbitraryCase({ minLength: 1, maxLength: 3 }),
      fc.constantFrom(...situations),
      (one, situation) => {
        const { today, events } = one
        const person = {
          ...one.person,
          situation,
          suspended: situation === 'suspended' ? { until: null } : null,
        }
        const { headline, ...rows } = told(person, events, today)
        const text = [headline, ...Object.values(rows)].join('／')
        expect(headline).toMatch(/[^。]$/)
        expect(Object.values(rows).filter((row) => !String(row).endsWith('。'))).toEqual([])
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|。。/)
        const promised = Array.from(
          text.matchAll(/献便は、(\d+)年(\d+)月(\d+)日（.）からお願い/g),
          ([, year, month, day]) => [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-'),
        )
        expect(promised.filter((day) => !person.period || day > person.period.expiration)).toEqual([])
      },
    ),
    { numRuns: often(60, 300), seed: 7 },
  )
})
