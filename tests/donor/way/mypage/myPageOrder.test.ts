import { describe, expect, it, test } from 'vitest'
import { myPageOrder } from '../../../../donor/way/mypage/myPageOrder'
import type { Situation } from '../../../../shared/rules/person/situation'
import { visitOf } from '../../../support/visitOf'

const donor = { today: '2026-12-01', userStatus: 'Donation', expiration: '2027-01-21' } as const
const free = visitOf(donor)
const paused = visitOf({ ...donor, paused: true })
const resting = visitOf({ ...donor, resting: { until: '2026-12-20' } })
const over = visitOf({ ...donor, expiration: '2026-11-30' })
const stopped = visitOf({ ...donor, suspension: 'temporary' })

const donors: [string, Situation | null, ReturnType<typeof visitOf>, string[]][] = [
  ['nothing is due', 'donating', free, ['told', 'visit', 'card']],
  ['what comes next is unknown', null, free, ['told', 'step', 'visit', 'card']],
  ['the renewal is due, and she may come', 'renewalCheck', free, ['told', 'step', 'visit', 'card']],
  ['a test has its day', 'examDated', free, ['told', 'step', 'visit', 'card']],
  ['answers pause donating', 'donating', paused, ['told', 'step', 'card']],
  ['the renewal did not pass', 'renewalHeld', paused, ['told', 'step', 'card']],
  ['the renewal did not pass, and donating goes on', 'renewalHeld', free, ['told', 'step', 'visit', 'card']],
  ['she rests', 'resting', resting, ['told', 'step', 'card']],
  ['she rests during the renewal', 'renewalCheck', resting, ['told', 'step', 'card']],
  ['her period is over, and the judgement to come', 'examTaken', over, ['told', 'step', 'card']],
  ['she is suspended', 'suspended', stopped, ['told', 'step', 'card']],
]

describe('what my page begins with', () => {
  it.each(donors)('for a donor when %s', (_name, situation, visit, order) => {
    expect(myPageOrder({ situation, visit })).toEqual(order)
  })

  it.each(['enterProfile', 'waiting', 'booked', 'guidanceBegun', 'examToAsk'] as const)(
    'is what comes next before the certification: %s',
    (situation) => {
      expect(myPageOrder({ situation, visit: null })).toEqual(['told', 'step', 'stages'])
    },
  )
})

test('a test beside those of certifications stands behind what is next, and before the card', () => {
  expect(myPageOrder({ situation: 'expired', visit: null, isAsked: true })).toEqual([
    'told',
    'step',
    'asked',
    'stages',
  ])
  expect(myPageOrder({ situation: 'donating', visit: { refusal: null }, isAsked: true })).toEqual([
    'told',
    'visit',
    'asked',
    'card',
  ])
})
