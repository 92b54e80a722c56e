import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { criteriaOfCheck } from '../../../../server/care/criteria/criteriaInForce'
import { registerDonorPages } from '../../../../server/doors/http/donorPages'
import { closePeriod, findOpenPeriod } from '../../../../server/care/donations/periods/closePeriod'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { bookingSlots } from '../../../../server/ground/tables/guidance'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { findProfileForUpdate } from '../../../../server/records/person/findProfile'
import { GUIDANCE_TIME_NOT_OFFERED as NOT_OFFERED } from '../../../../shared/words/program/apiErrors'
import { judge } from '../../../../shared/questionnaire/engine/judge'
import { passingAnswers } from '../../../../devtools/world/checks/passingAnswers'
import { applicant, invited, staff, type Actor } from '../../../support/actors'
import { START, SUBMIT } from '../../../support/answers'
import { codeOf } from '../../../support/api'
import { OTHER_OPERATOR_FILE } from '../../../support/operator/otherOperator'
import { donor } from '../../../support/people'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'
import { programNumber } from '../../../support/criteria'

/** What only the sample operator says. */
const SAMPLE = /見本|庄内|鶴岡|酒田|0235-?00|なかつぐ|example\.com/

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    production: true,
    operatorFile: OTHER_OPERATOR_FILE,
    pages: registerDonorPages,
  })
})
afterAll(() => server.close())

describe('pages of an operator in another town', () => {
  const bodyOf = async (url: string) =>
    (await server.app.inject({ url, headers: { accept: 'text/html' } })).body

  test.each([
    [
      '/',
      '岩手県盛岡地域で、ドナーを募集しています',
      '4,500',
      '10回なら45,000円分',
      '更新で認定されると57,000円分',
    ],
    [
      '/terms',
      '2027年4月1日付',
      '（盛岡市、滝沢市、矢巾町、紫波町）',
      '1回につき、4,500円分',
      '1回につき、1,200円分',
      '株式会社北上川バイオ',
    ],
    ['/privacy_policy', '2026年10月1日制定', '2027年3月1日最終改定', '代表取締役 南部 花子', '岩手山麓病院'],
    ['/handling_of_personal', '2027年4月2日付', '岩手山麓病院'],
    ['/procedures_for_disclosure', '019-900-1111', '平日9:30〜17:30、土曜9:30〜12:00（祝日を除く）'],
    ['/trial_check', '矢巾町', '岩手県盛岡地域'],
    ['/signup', '岩手県盛岡地域'],
    ['/login', 'おくりば'],
    ['/no_such_page', 'おくりば'],
    ['/notes_of_donation', 'おくりば'],
    ['/withdrawal/complete', 'おくりば'],
  ])('%s', async (path, ...facts) => {
    const body = await bodyOf(path)
    for (const fact of facts) expect(body).toContain(fact)
    // The test server itself is reached at localhost.
    expect(body.match(SAMPLE)?.[0]).toBeUndefined()
  })

  test('the room’s hours on the home page are those of each day of the week', async () => {
    expect(await bodyOf('/')).toContain('開室時間：平日7:00〜19:00、土曜9:00〜15:00、祝日9:00〜15:00')
  })

  test('no file that a browser loads carries a fact of the sample', () => {
    const folder = join(import.meta.dirname, '../../../../build/donor/client/assets')
    const telling = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .filter((name) => SAMPLE.test(readFileSync(join(folder, name), 'utf8')))
    expect(telling).toEqual([])
  })
})

test('the console is told everything, the donor app’s settings nothing of it', async () => {
  const { operator } = (await server.app.inject('/config.json?operator')).json()
  expect(operator).toEqual(server.deps.texts)
  expect((await server.app.inject('/config.json')).json()).not.toHaveProperty('operator')
})

describe('booking by the operator’s hours', () => {
  const RESERVE = 'mutation ($StartAt: DateTime!) { reserveGuidance(input: { StartAt: $StartAt }) { Id } }'
  const SLOTS =
    'query ($date: Date!) { listBookingAvailableslots(date: $date) { items { StartAt Remaining } } }'
  const slotsOn = async (date: string) => {
    const actor = await invited(server)
    const { data } = await actor.call(SLOTS, { date })
    return data?.listBookingAvailableslots.items
  }
  const at = (date: string, hour: string) => new Date(`${date}T${hour}:00+09:00`).toISOString()

  test('offers its hours with its places, as far ahead as it allows', async () => {
    const both = ['10:00', '14:00'].map((hour) => ({ StartAt: at('2026-12-03', hour), Remaining: 3 }))
    expect(await slotsOn('2026-12-03')).toEqual(both)
    expect(await slotsOn('2026-12-29')).toHaveLength(2)
    expect(await slotsOn('2026-12-30')).toEqual([])
  })

  test.each([
    ['a day that it closes once', '2026-12-10', '10:00'],
    ['a day that it closes every year', '2026-12-28', '10:00'],
    ['an hour of the sample', '2026-12-03', '11:00'],
    ['a day past its four weeks', '2026-12-30', '10:00'],
  ])('refuses %s, for the person and on her behalf', async (_what, date, hour) => {
    const actor = await invited(server)
    const own = await actor.call(RESERVE, { StartAt: at(date, hour) })
    expect(own.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { StartAt: NOT_OFFERED },
    })
    const office = await staff(server)
    const input = { UserId: actor.id, StartAt: at(date, hour) }
    const byStaff = await office.call(
      'mutation ($input: GuidanceTimeByAdminInput!) { reserveGuidanceByAdmin(input: $input) { Id } }',
      { input },
    )
    expect(byStaff.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { StartAt: NOT_OFFERED },
    })
  })

  test('gives its places, also in an hour that was first booked when there were fewer', async () => {
    const StartAt = at('2026-12-04', '14:00')
    await server.db.insert(bookingSlots).values({ startAt: new Date(StartAt), capacity: 2, reserved: 2 })
    expect((await slotsOn('2026-12-04'))?.[1]).toEqual({ StartAt, Remaining: 1 })
    expect((await (await invited(server)).call(RESERVE, { StartAt })).errors).toBeUndefined()
    expect(codeOf(await (await invited(server)).call(RESERVE, { StartAt }))).toBe('SLOT_FULL')
  })

  test('keeps who is booked where there are fewer places than before', async () => {
    const StartAt = at('2026-12-04', '10:00')
    await server.db.insert(bookingSlots).values({ startAt: new Date(StartAt), capacity: 5, reserved: 4 })
    expect((await slotsOn('2026-12-04'))?.[0]).toEqual({ StartAt, Remaining: 0 })
    expect(codeOf(await (await invited(server)).call(RESERVE, { StartAt }))).toBe('SLOT_FULL')
  })
})

describe('the check asks for the operator’s towns', () => {
  const answerFrom = async (town: string) => {
    const actor = await applicant(server)
    const started = await actor.call(START)
    const id = started.data?.startOnlineCheck.Id ?? ''
    const answers = passingAnswers({ municipality: town })
    return { id, answers, answer: await actor.call(SUBMIT, { id, answers }) }
  }

  test('takes one of them, and keeps what it judged by', async () => {
    const { id, answers, answer } = await answerFrom('矢巾町')
    expect(answer.data).toMatchObject({ submitOnlineCheck: { OnlineCheck: { OnlineCheckResult: 'Passed' } } })
    const [row] = await openedChecks(server, eq(onlineChecks.screeningId, id))
    const basis = row?.judgement?.basis
    expect(basis).toEqual({
      criteria: { number: programNumber, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      today: '2026-12-01',
      answeredOn: '2026-12-01',
      kind: 'registration',
      region: { name: '岩手県盛岡地域', municipalities: ['盛岡市', '滝沢市', '矢巾町', '紫波町'] },
    })
    if (!row || !basis) throw new Error('the judgement is kept')
    const criteria = await criteriaOfCheck(server.db, server.deps, row)
    expect(judge(answers, criteria, basis)).toEqual(row.judgement)
  })

  test('knows no town of the sample', async () => {
    const { answer } = await answerFrom('鶴岡市')
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
  })
})

describe('the operator’s amounts and ranks', () => {
  const record = (office: Actor, UserId: string, hour: number) =>
    office.call('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: {
        UserId,
        DonationAt: new Date(Date.UTC(2026, 10, 20, hour)).toISOString(),
        StoolReceiptStatus: 'Implemented',
        ConfirmReason: '控えで確かめました',
      },
    })
  const shownOf = async (actor: Actor) =>
    (await actor.call('{ getUser { Profile { UserRank } Rewards { Pending Expected Due } } }')).data?.getUser

  test('count from the first donation on; an amount that was promised stays', async () => {
    const [office, person] = [await staff(server), await donor(server)]
    await record(office, person.id, 1)
    expect(await shownOf(person)).toMatchObject({
      Profile: { UserRank: 'DonorCertification' },
      Rewards: { Pending: 4_500, Expected: 4_500 + 1_200 },
    })
    await record(office, person.id, 2)
    expect(await shownOf(person)).toMatchObject({ Profile: { UserRank: 'Beginner' } })

    // The operator promises more from now on.
    const rewards = { ...server.deps.texts.rewards, donationYen: 6_000, renewalBonusYen: 1_500 }
    const deps = { ...server.deps, texts: { ...server.deps.texts, rewards } }
    await server.db.transaction(async (tx) => {
      const profile = await findProfileForUpdate(tx, person.id)
      const period = await findOpenPeriod(tx, person.id)
      if (!profile || !period) throw new Error('a donor has a period')
      const now = server.clock.now()
      await closePeriod(tx, deps, { profile, period, on: '2026-12-01', renewed: true, now })
    })
    const entries = await server.db.select().from(rewardEntries).where(eq(rewardEntries.userId, person.id))
    const due = entries.filter(({ stage }) => stage === 'Due').map(({ kind, amountYen }) => [kind, amountYen])
    expect(due.toSorted()).toEqual([
      ['Donation', 4_500],
      ['Donation', 4_500],
      ['RenewalBonus', 1_500],
      ['RenewalBonus', 1_500],
    ])
  })
})
