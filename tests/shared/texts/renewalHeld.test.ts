import { describe, expect, it } from 'vitest'
import { samplePublicTexts as texts } from '../../../shared/facts/config'
import { addDays, formatJapaneseDate } from '../../../shared/facts/dates'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { nextStep } from '../../../shared/words/check/nextStep'
import type { NextStepInput } from '../../../shared/words/check/stepWords'
import { visitOf } from '../../support/visitOf'
import { tellUsOfIllness } from '../../../shared/words/check/meanwhile'
import type { HeldRenewal } from '../../../shared/rules/donating/renewalOutlook'
import { renewalHeldMoney, renewalHeldResult, type HeldState } from '../../../shared/words/check/renewalHeld'

const expiration = '2026-12-08'
const today = '2026-11-21'
const days = [null, ...[1, 16, 17, 18, 60].map((count) => addDays(today, count))]
const held: HeldRenewal[] = [
  ...days.map((from) => ({ result: 'Failed_1' as const, from, expiration })),
  { result: 'Failed_2', from: null, expiration },
]
const states: HeldState[] = ['paused', 'lifted', 'ended']
const cases = held.flatMap((one) => states.map((state) => ({ one, state })))

/** What my page says of the same person. */
const onMyPage = ({ result, from }: HeldRenewal, paused: boolean) => {
  const input: Omit<NextStepInput, 'visit'> = {
    today,
    userStatus: 'RenewalExamOnlineCheckBeforeExam',
    hasProfile: true,
    suspension: null,
    check: {
      started: false,
      result,
      mayStart: result === 'Failed_1' && from === null,
      nextDate: from,
      renewal: true,
    },
    ended: null,
    guidance: { deadline: null, absent: false, startAt: null, changeable: false },
    exam: { requested: false, date: null, time: null },
    expiration,
    place: '説明室',
    hospital: '病院',
  }
  const { title, description, next } = nextStep({ ...input, visit: visitOf({ ...input, paused }) })
  return [title, description, next].join('')
}

describe('after a check before renewal that did not pass', () => {
  it.each(cases)('$state, $one.result from $one.from', ({ one, state }) => {
    const { title, text, next } = renewalHeldResult[state](one)
    const page = [title, ...text, next].join('')
    const said = state === 'ended' ? [page] : [page, onMyPage(one, state === 'paused')]
    for (const words of said) {
      expect(words).not.toMatch(/undefined|null|！/)
      // Donating goes on only while it is not paused, or again within the validity.
      const resumes = words.includes('再開していただけます')
      expect(resumes).toBe(
        state === 'paused' && one.result === 'Failed_1' && (one.from === null || one.from <= expiration),
      )
      expect(words.includes('まで献便していただけます')).toBe(state === 'lifted')
      expect(words.includes('お休みください')).toBe(state === 'paused')
      // A day that the server knows is said, and it is the only one beside the end of the validity.
      const dates = new Set(words.match(/\d{4}年\d+月\d+日（.）/g) ?? [])
      dates.delete(formatJapaneseDate(expiration))
      const known = one.from && one.from !== expiration ? [formatJapaneseDate(one.from)] : []
      expect([...dates]).toEqual(known)
      // After the validity one begins from the start.
      const afterwards = one.from !== null && one.from > expiration
      expect(words.includes('はじめのオンラインチェック') || !afterwards).toBe(true)
      expect(words).not.toContain('連絡はいりません')
    }
    expect(new Set(said).size).toBe(1)
  })

  it.each(held)('$result from $from: says what of the money stays', (one) => {
    const money = renewalHeldMoney(one, { pending: 15_000, bonus: 10_000 }).join('')
    expect(money).toContain('15,000円分は、そのままお渡しします')
    const renewable = one.result === 'Failed_1' && (one.from === null || one.from <= expiration)
    expect(money.includes('認定されると付きます')).toBe(renewable)
    expect(money.includes('付きません')).toBe(!renewable)
    expect(renewalHeldMoney(one, { pending: 0, bonus: 0 })).toEqual([])
  })

  it('asks a donor to tell of an illness, with when and where', () => {
    const words = tellUsOfIllness(texts, false).join('')
    expect(words).toContain(texts.contact.tel)
    expect(words).toContain(openingHoursText(texts.contact.openingHours))
  })
})
