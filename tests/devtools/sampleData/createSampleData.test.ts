import { describe, expect, it } from 'vitest'
import { createSampleData } from '../../../devtools/sampleData/createSampleData'
import { samplePublicTexts } from '../../../shared/config'
import { profileSchema } from '../../../shared/validation/profile'
import { parseAnswers } from '../../../shared/questionnaire/parseAnswer'
import { questionnaires } from '../../../shared/questionnaire/questionnaires'
import { japaneseDateOf } from '../../../shared/dates'
import { shannonDiversity } from '../../../shared/flora/diversity'

const { region } = samplePublicTexts
const create = (now: string, seed = 1) => createSampleData({ now: new Date(now), seed, region })

const statuses = [
  'Registration',
  'WaitingGuidance',
  'Guidance',
  'WaitingToParticipateGuidance',
  'OnlineCheckBeforeRegistrationExam',
  'DonorRegistrationExam',
  'Donation',
  'RenewalExamOnlineCheckBeforeExam',
  'DonorRenewalExam',
]

describe('sample data', () => {
  it('is the same for the same seed and clock', () => {
    const [first, second] = [create('2026-12-01T09:00:00+09:00'), create('2026-12-01T09:00:00+09:00')]
    expect(second).toEqual(first)
  })

  it('is other people for another seed', () => {
    const emails = (seed: number) =>
      create('2026-12-01T09:00:00+09:00', seed).profiles.map(({ email }) => email)
    expect(emails(2)).not.toEqual(emails(1))
  })

  // The first and last moment of a month and a year, leap day, the long holidays of May, September and New Year.
  it.each([
    '2026-11-21T17:00:00+09:00',
    '2026-12-01T00:00:00+09:00',
    '2026-12-31T23:59:59+09:00',
    '2027-01-01T00:00:00+09:00',
    '2027-05-05T12:00:00+09:00',
    '2027-09-23T08:00:00+09:00',
    '2028-02-29T12:00:00+09:00',
    '2028-03-31T20:00:00+09:00',
  ])('has people in every status and nothing of the future at %s', (now) => {
    const rows = create(now)
    const clock = new Date(now)
    const present = rows.profiles.filter(({ deleteStatus }) => !deleteStatus)
    for (const status of statuses)
      expect(present.filter(({ userStatus }) => userStatus === status).length, status).toBeGreaterThan(0)
    expect(rows.activities.filter(({ time }) => time > clock)).toEqual([])
    expect(rows.donations.filter(({ donationAt }) => donationAt > clock)).toEqual([])
    expect(rows.profiles.filter(({ updatedAt }) => updatedAt > clock)).toEqual([])
    expect(rows.onlineChecks.filter(({ updatedAt }) => updatedAt > clock)).toEqual([])
  })

  it('ends when the clock says, wherever that is', () => {
    const latest = (now: string) =>
      Math.max(...create(now).activities.map(({ time }) => time.getTime())) - new Date(now).getTime()
    const DAY = 24 * 60 * 60 * 1000
    for (const now of ['2026-11-21T17:00:00+09:00', '2031-06-10T12:00:00+09:00']) {
      expect(latest(now)).toBeLessThanOrEqual(0)
      expect(latest(now)).toBeGreaterThan(-4 * DAY)
    }
  })

  it('holds profiles that the form would take', async () => {
    const { profiles } = create('2026-12-01T09:00:00+09:00')
    for (const profile of profiles.filter(({ deleteStatus }) => !deleteStatus)) {
      const entered = profileSchema(japaneseDateOf(profile.createdAt)).validate({
        LastName: profile.lastName,
        FirstName: profile.firstName,
        LastNameFurigana: profile.lastNameFurigana,
        FirstNameFurigana: profile.firstNameFurigana,
        Gender: profile.gender,
        Birthday: profile.birthday,
        Tel: profile.tel,
        ZipCode: profile.zipCode,
        Pref: profile.pref,
        City: profile.city,
        Address: profile.address,
        Building: profile.building,
        SubscribedMagazine: profile.subscribedMagazine,
      })
      await expect(entered).resolves.toMatchObject({ Tel: profile.tel, ZipCode: profile.zipCode })
    }
  })

  it('reaches nobody: no telephone and no address of mail that is given to anybody', () => {
    const { profiles } = create('2026-12-01T09:00:00+09:00')
    const present = profiles.filter(({ deleteStatus }) => !deleteStatus)
    expect(present.filter(({ tel }) => !/^0900000\d{4}$/.test(tel ?? ''))).toEqual([])
    expect(present.filter(({ email }) => !email?.endsWith('@example.com'))).toEqual([])
    expect(new Set(present.map(({ email }) => email)).size).toBe(present.length)
  })

  it('holds answers that the check would take', () => {
    const { onlineChecks } = create('2026-12-01T09:00:00+09:00')
    for (const { answers, version, savedAt } of onlineChecks) {
      const today = japaneseDateOf(savedAt instanceof Date ? savedAt : new Date('2026-12-01T09:00:00+09:00'))
      const parsed = parseAnswers(answers ?? {}, questionnaires.of(version), { today, region })
      expect(parsed).toEqual({ ok: true, answers: answers ?? {} })
    }
  })

  it('computes the diversity of a flora test from its composition', () => {
    expect(shannonDiversity([1])).toBe(0)
    expect(shannonDiversity([0.25, 0.25, 0.25, 0.25])).toBeCloseTo(Math.log(4))
    const shared = create('2026-12-01T09:00:00+09:00').floraTests.filter(({ status }) => status === 'Shared')
    expect(shared.length).toBeGreaterThan(5)
    for (const { intestinalFloraComposition, diversityScore } of shared) {
      const ratios = Object.values(intestinalFloraComposition as Record<string, number>)
      expect(ratios.reduce((sum, ratio) => sum + ratio, 0)).toBeCloseTo(1)
      expect(diversityScore).toBeCloseTo(shannonDiversity(ratios), 2)
    }
  })
})
