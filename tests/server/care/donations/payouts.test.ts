import { eq } from 'drizzle-orm'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closePeriod, findOpenPeriod } from '../../../../server/care/donations/periods/closePeriod'
import { activities } from '../../../../server/ground/tables/activity'
import { bulkRows } from '../../../../server/ground/tables/bulk'
import { rewardEntries } from '../../../../server/ground/tables/donations'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import { applicant, staff, type Actor } from '../../../support/actors'
import { importTable, linesOf, previewTable, START } from '../../office/bulk/bulkTesting'
import { donor } from '../../../support/people'
import { stated } from '../../../support/stated'
import { startTestServer, type TestServer } from '../../../support/testServer'

type Donor = Awaited<ReturnType<typeof donor>>

let server: TestServer
let admin: Actor
beforeAll(async () => {
  server = await startTestServer()
  admin = await staff(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  // The ledger only grows: what a test has made due is paid before the next.
  const owedBefore = await exported()
  if (owedBefore.length > 0) await importPaid(table(owedBefore))
})

const RECORD = `mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }`
let minute = 0
async function donate(person: Actor, times: number) {
  for (let n = 0; n < times; n++) {
    const DonationAt = new Date(Date.parse('2026-11-12T03:00:00Z') + minute++ * 120_000).toISOString()
    await stated(server, person.id, DonationAt)
    await admin.call(RECORD, {
      input: {
        UserId: person.id,
        DonationAt,
        StoolReceiptStatus: 'Implemented',
        ConfirmReason: '控えで確かめました',
      },
    })
  }
}
const close = ({ id }: Actor, on: string, renewed = false) =>
  server.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, id))
    const period = await findOpenPeriod(tx, id)
    if (profile && period)
      await closePeriod(tx, server.deps, { profile, period, on, renewed, now: server.clock.now() })
  })
/** Donated so often, and the period is over. */
async function owed(
  times: number,
  values: Parameters<typeof donor>[1] = {},
  on = '2027-02-02',
): Promise<Donor> {
  const person = await donor(server, values)
  await donate(person, times)
  await close(person, on)
  return person
}

const get = (token: string | null) =>
  fetch(`${server.url}/api/payouts.csv`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
async function exported(): Promise<Record<string, string>[]> {
  const bytes = await (await get(admin.token)).arrayBuffer()
  return parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), { bom: true, columns: true })
}
const table = (rows: Record<string, string>[]) => {
  const headings = rows[0] ? Object.keys(rows[0]) : ['ドナー番号', '期間の終わり']
  return [headings, ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n')
}
const importPaid = (csv: string) => importTable(admin, 'PayRewards', csv)
const paidTo = ({ id }: Actor) =>
  server.db
    .select()
    .from(rewardEntries)
    .where(eq(rewardEntries.userId, id))
    .then((rows) => rows.filter(({ stage }) => stage === 'Paid').length)

describe('the payout list', () => {
  test('names who is owed what, for which period and why, and where to send it', async () => {
    const person = await owed(3, { building: '見本ビル101' })
    expect(await exported()).toEqual([
      {
        ドナー番号: person.donorId,
        氏名: '山田 花子',
        フリガナ: expect.stringMatching(/^ヤマダ ハナコ/),
        郵便番号: '997-0000',
        住所: '山形県鶴岡市見本町1-1 見本ビル101',
        '連絡先（退会した方）': '',
        期間の初め: '2026-11-10',
        期間の終わり: '2027-02-02',
        献便回数: '3',
        '金額（円）': '9000',
        お渡しの理由: '有効期間の終わり',
      },
    ])
  })

  test('tells a renewal, with its bonus, from somebody who left', async () => {
    const renewed = await donor(server)
    await donate(renewed, 2)
    await close(renewed, '2026-12-01', true)
    const left = await donor(server)
    await donate(left, 1)
    await left.call('mutation { requestWithdrawal { success } }')
    const rows = await exported()
    const of = (person: Donor) => rows.find((row) => row['ドナー番号'] === person.donorId)
    expect(of(renewed)).toMatchObject({ '金額（円）': '10000', お渡しの理由: '更新による期間の終わり' })
    expect(of(left)).toMatchObject({
      氏名: '',
      住所: '',
      '連絡先（退会した方）': left.email,
      お渡しの理由: '退会・削除',
    })
  })

  test('leaves out what is paid, what still runs and visits that earned nothing', async () => {
    await owed(0)
    await donate(await donor(server), 2)
    expect(await exported()).toEqual([])
  })

  test('is a file that a spreadsheet opens, that nobody keeps, and that leaves a row in the log', async () => {
    await owed(1)
    const answer = await get(admin.token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="payouts-2026-12-01.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toHaveLength(3)
    const rows = await server.db
      .select()
      .from(activities)
      .where(eq(activities.operation, 'Export'))
      .orderBy(activities.id)
    expect(rows.at(-1)).toMatchObject({
      text: `協力金のお渡し一覧を書き出しました（1件）（操作：${admin.id}）`,
      userId: null,
      actorId: admin.id,
    })
  })

  test.each(['=1+1', '+81', '-1', '@SUM(A1)', '\t=1', '\u200b=1'])(
    'makes no formula of a name like %j',
    async (evil) => {
      await owed(1, { lastName: evil, firstName: null })
      expect((await exported())[0]?.['氏名']).toBe(`'${evil}`)
    },
  )

  test('is for administrators only, and whoever is known and asked is noted', async () => {
    const member = await applicant(server)
    const support = await staff(server, 'Support')
    const denied = async () =>
      (await server.db.select().from(activities).where(eq(activities.operation, 'Deny'))).filter(({ text }) =>
        text.includes('payouts.csv'),
      ).length
    const before = await denied()
    const answers = await Promise.all([get(null), get('x'), get(member.token), get(support.token)])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 403])
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
    }
    expect(await denied()).toBe(before + 2)
  })
})

describe('a table of gift cards that were handed over', () => {
  test('is the list as it was exported; the same file again changes nothing', async () => {
    const people = [await owed(2), await owed(1, { lastName: '=HYPERLINK("x")' })]
    const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await get(admin.token)).arrayBuffer(),
    )
    const { Id } = await previewTable(admin, 'PayRewards', file)
    const told = { State: 'Pending', Refusal: null, Problems: [] }
    const due = (yen: string) => `確定（お渡し待ち） ${yen}円（2027年2月2日までの分）`
    expect(await linesOf(admin, Id)).toEqual([
      { ...told, Line: 2, User: people[0]?.id, Before: due('6,000'), After: 'お渡し済み 6,000円' },
      { ...told, Line: 3, User: people[1]?.id, Before: due('3,000'), After: 'お渡し済み 3,000円' },
    ])
    expect(await Promise.all(people.map(paidTo))).toEqual([0, 0])
    expect(await importPaid(file)).toMatchObject({ Done: 2 })
    expect(await importPaid(file)).toMatchObject({ Done: 0 })
    expect(await Promise.all(people.map(paidTo))).toEqual([2, 1])
    for (const { id } of people) {
      const mails = await server.db.select().from(mailOutbox).where(eq(mailOutbox.userId, id))
      expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['rewardsDue', 'rewardsPaid'])
    }
    expect(await exported()).toEqual([])
  })

  test('pays whoever has left', async () => {
    const left = await donor(server)
    await donate(left, 1)
    await left.call('mutation { requestWithdrawal { success } }')
    expect(await importPaid(table(await exported()))).toMatchObject({ Done: 1 })
    expect(await paidTo(left)).toBe(1)
  })

  test('reads days and amounts as spreadsheets write them', async () => {
    const { donorId } = await owed(5)
    expect(
      await importPaid(`期間の終わり,金額（円）,ドナー番号\r\n2027/2/2,"15,000円",${donorId}\r\n\r\n`),
    ).toMatchObject({ Done: 1 })
  })

  test('says all that is wrong with a row, keeps nothing of one that names nobody, and pays the others', async () => {
    const [good, short] = [await owed(1), await owed(2)]
    const rows = [
      `${good.donorId},2027-02-02,3000`,
      'D-none,2027-02-30,',
      `${short.donorId},2027-02-02,3000`,
      `${short.donorId},2027-02-01,`,
      `${good.donorId},2027-02-02,`,
      `${good.donorId},2027-02-02`,
    ]
    const { Id, Done } = await importPaid(['ドナー番号,期間の終わり,金額（円）', ...rows].join('\n'))
    expect(Done).toBe(1)
    const refused = (await linesOf(admin, Id)).filter(({ State }) => State === 'Refused')
    const unread = { State: 'Refused', Refusal: 'Unread', Before: '', After: '' }
    expect(refused).toEqual([
      {
        ...unread,
        Line: 3,
        User: null,
        Problems: [
          'ドナー番号：このドナー番号の会員が見つかりません',
          '期間の終わり：期間の終わりを日付で入力してください',
        ],
      },
      {
        ...unread,
        Line: 4,
        User: short.id,
        Problems: ['金額（円）：金額3000が、この期間の協力金6,000円と合いません'],
      },
      { ...unread, Line: 5, User: short.id, Problems: ['お渡しする協力金がありません。'] },
      expect.objectContaining({ Line: 6, User: good.id, Refusal: 'Twice', Problems: [] }),
      { ...unread, Line: 7, User: good.id, Problems: ['列の数が見出しの行と合いません'] },
    ])
    expect(await Promise.all([paidTo(good), paidTo(short)])).toEqual([1, 0])
    const held = await server.db.select().from(bulkRows).where(eq(bulkRows.jobId, Id))
    expect(JSON.stringify(held)).not.toContain('D-none')
  })

  test('is not done where the amount has changed since it was shown', async () => {
    const person = await owed(2)
    const job = await previewTable(admin, 'PayRewards', table(await exported()))
    await server.db
      .update(bulkRows)
      .set({ after: { Reward: { Period: '2027-02-02', Stage: 'Paid', AmountYen: 3_000 } } })
      .where(eq(bulkRows.jobId, job.Id))
    const answer = await admin.call(START, { input: { Id: job.Id, Fingerprint: job.Fingerprint } })
    expect(answer.data?.startBulk.Refusals).toEqual([{ Refusal: 'Changed', Count: 1 }])
    expect(await paidTo(person)).toBe(0)
  })

  test('ten times at once pays once', async () => {
    const person = await owed(3)
    const file = table(await exported())
    const answers = await Promise.all(Array.from({ length: 10 }, () => importPaid(file)))
    expect(answers.reduce((sum, { Done }) => sum + (Done ?? 0), 0)).toBe(1)
    expect(await paidTo(person)).toBe(3)
  })
})

const OWN = `{ getUser { Rewards { Paid }
  Payouts { AmountYen Donations { DonatedOn DonationYen BonusYen } } } }`
test('the person reads each payout with its donations; together they are what the ledger paid', async () => {
  const person = await donor(server)
  expect((await person.call(OWN)).data?.getUser.Payouts).toEqual([])
  await donate(person, 2)
  await close(person, '2027-02-02', true)
  await importPaid(table(await exported()))
  const other = await owed(1)
  const { data } = await person.call(OWN)
  const part = { DonatedOn: '2026-11-12', DonationYen: 3_000, BonusYen: 2_000 }
  expect(data?.getUser.Payouts).toEqual([{ AmountYen: 10_000, Donations: [part, part] }])
  expect(data?.getUser.Rewards.Paid).toBe(10_000)
  // What is due is not paid.
  expect((await other.call(OWN)).data?.getUser.Payouts).toEqual([])
})
