import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeCsv } from '../../admin/parts/components/decodeCsv'
import { closePeriod, findOpenPeriod } from '../../server/care/donations/periods/closePeriod'
import { floraTests } from '../../server/ground/tables/floraTests'
import { userProfiles } from '../../server/ground/tables/users'
import { certified, newcomer, PROFILE, staff, type Actor } from '../support/actors'
import { stated } from '../support/stated'
import { startTestServer, type TestServer } from '../support/testServer'
import { linesOf, previewTable } from '../server/office/bulk/bulkTesting'
import { donor } from '../support/people'
import { received, record as recordUnit } from '../support/units'
import { receivedTest } from '../server/care/floraTests/support'

/** How people have entered themselves, and how others write the same. */
const NAMES = [
  { stored: '葛\u{e0100}城', typed: ['葛城', '葛\u{e0101}城', '葛\ufe00城'] },
  { stored: '髙橋', typed: ['高橋', '髙橋'] },
  { stored: '齋藤', typed: ['斉藤', '斎藤', '齊藤'] },
  { stored: '𠮷田', typed: ['吉田', '𠮷田'] },
  { stored: '渡邉', typed: ['渡辺', '渡邊'] },
  { stored: '竜ヶ崎', typed: ['竜ケ崎', '竜が崎', '竜ガ崎', '龍ヶ崎', '竜ｹ崎'] },
  { stored: '慎ノ介', typed: ['慎之介', '慎の介'] },
  {
    stored: 'ジャン・ポール',
    typed: ['ジャンポール', 'ジャン＝ポール', 'ｼﾞｬﾝﾎﾟｰﾙ', 'ジャン･ポ－ル', 'じゃんぽーる'],
  },
  { stored: 'ジョージ', typed: ['ジョ−ジ', 'ジョ‐ジ', 'ｼﾞｮｰｼﾞ', 'ジョージ'.normalize('NFD')] },
  { stored: 'Müller', typed: ['Muller', 'MÜLLER', 'Ｍüｌｌｅｒ', 'Müller'.normalize('NFD')] },
  { stored: '김민수', typed: ['김민수', '김민수'.normalize('NFD')] },
  { stored: '呂', typed: ['呂', '\u200e呂\u202c'] },
  { stored: 'Seán', typed: ['Sean', 'ＳＥＡＮ'] },
  { stored: 'محمد', typed: ['محمد', '\u202bمحمد\u202c'] },
  { stored: 'O’Brien', typed: ["O'Brien", 'obrien'] },
]
const TELEPHONE = '09011112222'
const TELEPHONES = [
  '090-1111-2222',
  '０９０－１１１１－２２２２',
  '090 1111 2222',
  '０９０ー１１１１ー２２２２',
  '090−1111−2222',
  '090‐1111‐2222',
  '(090)1111-2222',
  '（０９０）１１１１２２２２',
  '+81 90-1111-2222',
  '＋８１９０１１１１２２２２',
  '\u202d090-1111-2222\u202c',
  '+819011112222',
]
const TOWNS = [{ stored: '鎌ヶ谷市', typed: ['鎌ケ谷', '鎌が谷市', '鎌ガ谷', '鎌ｹ谷市'] }]
const DONOR = 'D-000842'
const DONORS = ['\u202dD-000842\u202c', '842', 'd842', 'D000842', 'ｄ－000842', 'Dー842', '８４２', 'd-842 ']
/** How the number on a label is typed, scanned or told. */
const UNITS: readonly ((number: string) => string)[] = [
  (number) => number.toLowerCase(),
  (number) => number.replaceAll('-', ''),
  (number) => number.replaceAll('-', ' '),
  (number) => number.replaceAll('-', 'ー'),
  (number) => number.replaceAll('-', '−'),
  (number) =>
    Array.from(number, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join(''),
  (number) => ` ${number}\r\n`,
]
const spelled = (year: number, month: number, day: number, weekday: string) => [
  `${year}年${month}月${day}日`,
  `${year}年${month}月${day}日（${weekday}）`,
  `R${year - 2018}.${month}.${day}`,
  `令和${year - 2018}年${month}月${day}日`,
  `${year}/${month}/${day} 0:00`,
  `${year}/${month}/${day}`.replace(/[\d/]/g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0)),
  `${year * 10_000 + month * 100 + day}`,
]
const DAYS = spelled(2026, 12, 1, '火')
const PAYOUT = ['ドナー番号', '期間の終わり', '金額（円）']
const AMOUNTS = ['3000', '3,000', '¥3,000', '￥3,000', '\\3,000', '3,000円', '３，０００円', '¥ 3 000']
const PAYOUT_DAYS = spelled(2027, 2, 2, '火')
/** Words that no letter says, however they are spelled. */
const LETTERS = [
  { word: '陽性', typed: ['陽\u{e0100}性', '陽性\ufe00'] },
  { word: 'HIV', typed: ['ＨＩＶ'] },
  { word: 'エイズ', typed: ['ｴｲｽﾞ', 'エイズ'.normalize('NFD')] },
  { word: 'ウイルス', typed: ['ｳｲﾙｽ'] },
  { word: '血液', typed: ['血\u{e0100}液'] },
]

const LETTER = `query ($input: PreviewLetterInput!) { previewLetter(input: $input) { Subject } }`
const DONATION = `mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }`
const LIST = `query ($filter: UserProfileFilter) { listUsersByIdProfileCreatedAt(filter: $filter) { items { Id } } }`
const PROFILES = `mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { Id } }`
const RECEPTION = `query ($number: String!) { findDonor(DonorId: $number) { UserId } }`

type Try = { door: string; typed: string; read: () => Promise<boolean> }

let server: TestServer
let office: Actor
const tries: Try[] = []

async function wrongOf(some: readonly Try[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { door, typed, read } of some) if (!(await read())) wrong.push(`${door}: ${typed}`)
  return wrong
}

const finds = (id: string, filter: object) => async () => {
  const { data } = await office.send<Record<string, { items: { Id: string }[] }>>(LIST, { filter })
  return data?.listUsersByIdProfileCreatedAt?.items.some((item) => item.Id === id) ?? false
}

async function signsUp(values: Record<string, string>): Promise<string> {
  return (await newProfile(values)).id
}

async function newProfile(values: Record<string, string> = {}): Promise<Actor> {
  const person = await newcomer(server)
  const profile = Object.fromEntries(
    Object.entries(PROFILE).map(([field, value]) => [field[0]?.toUpperCase() + field.slice(1), value]),
  )
  const { errors } = await person.send(PROFILES, { input: { ...profile, ...values } })
  if (errors) throw new Error(JSON.stringify(errors))
  return person
}

const profileOf = async (id: string) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]

beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  for (const { stored, typed } of NAMES) {
    const id = await signsUp({ LastName: stored })
    for (const spelling of [stored, ...typed]) {
      tries.push({ door: 'search', typed: spelling, read: finds(id, { q: { contains: spelling } }) })
      tries.push({ door: 'list', typed: spelling, read: finds(id, { LastName: { contains: spelling } }) })
    }
  }
  for (const { stored, typed } of TOWNS) {
    const id = await signsUp({ City: stored })
    for (const spelling of [stored, ...typed])
      tries.push({ door: 'town', typed: spelling, read: finds(id, { City: { contains: spelling } }) })
  }
  for (const spelling of TELEPHONES) {
    const id = await signsUp({ Tel: spelling })
    tries.push({
      door: 'sign-up',
      typed: spelling,
      read: async () => (await profileOf(id))?.tel === TELEPHONE,
    })
    tries.push({ door: 'search', typed: spelling, read: finds(id, { q: { contains: spelling } }) })
    for (const operator of ['eq', 'contains'])
      tries.push({
        door: `list ${operator}`,
        typed: spelling,
        read: finds(id, { Tel: { [operator]: spelling } }),
      })
  }
  const donor = await certified(server, { donorId: DONOR })
  for (const spelling of DONORS)
    tries.push({
      door: 'reception',
      typed: spelling,
      read: async () => {
        const { data } = await office.send<{ findDonor: { UserId: string } }>(RECEPTION, { number: spelling })
        return data?.findDonor.UserId === donor.id
      },
    })
  for (const spelling of DONORS.filter((typed) => /d/iu.test(typed.normalize('NFKC'))))
    tries.push({ door: 'search', typed: spelling, read: finds(donor.id, { q: { contains: spelling } }) })
  const samples = await Promise.all(
    DAYS.map(async () => {
      const id = await receivedTest(office, await newProfile())
      const [row] = await server.db.select().from(floraTests).where(eq(floraTests.id, id))
      return row?.sampleId ?? ''
    }),
  )
  // With a mark at the begin and empty columns at the end, as Excel writes it.
  const rows = DAYS.map((day, index) => `${samples[index]},${day},Bacteroides:0.6；Blautia:0.4,,`)
  const { Id } = await previewTable(
    office,
    'ShareFloraResults',
    ['\ufeff検体番号,検査日,構成,,', ...rows].join('\r\n'),
  )
  const lines = await linesOf(office, Id)
  for (const [index, day] of DAYS.entries())
    tries.push({
      door: 'table',
      typed: day,
      read: () => Promise.resolve(lines[index]?.After?.includes('2026年12月1日の検査') ?? false),
    })
  await addPayouts()
  await addUnits()
  for (const { word, typed } of LETTERS)
    for (const spelling of [word, ...typed])
      tries.push({
        door: 'letter',
        typed: spelling,
        read: async () => {
          const { errors } = await office.send(LETTER, {
            input: { Kind: 'Notice', Subject: 'ご連絡', Text: `${spelling}のことです` },
          })
          return JSON.stringify(errors ?? []).includes(`「${word}」は書けません`)
        },
      })
})
afterAll(() => server.close())

/** A label, by the list, its search and the page of one unit. */
async function addUnits() {
  const { Id = '', Number: number = '' } =
    (await recordUnit(office, { DonationId: await received(server) })).data?.recordUnit ?? {}
  const lists = (filter: object) => async () => {
    const { data } = await office.send<{ listUnits: { items: { Id: string }[] } }>(
      'query ($filter: UnitFilter) { listUnits(filter: $filter) { items { Id } } }',
      { filter },
    )
    return data?.listUnits.items.length === 1 && data.listUnits.items[0]?.Id === Id
  }
  for (const typed of UNITS.map((spell) => spell(number))) {
    tries.push({ door: 'units', typed, read: lists({ q: { contains: typed } }) })
    for (const filter of [{ eq: typed }, { in: [typed] }, { beginsWith: typed }])
      tries.push({ door: 'units', typed, read: lists({ Number: filter }) })
    tries.push({
      door: 'unit',
      typed,
      read: async () => {
        const { data } = await office.send<{ getUnit: { Id: string } }>(
          'query ($id: ID!) { getUnit(Id: $id) { Id } }',
          { id: typed },
        )
        return data?.getUnit.Id === Id
      },
    })
  }
}

/** A payment of 3,000 yen, as the office's spreadsheet gives it back. */
async function addPayouts() {
  const number = 'D-000008'
  const person = await donor(server, { donorId: number })
  const DonationAt = '2026-11-12T03:00:00Z'
  await stated(server, person.id, DonationAt)
  await office.send(DONATION, {
    input: {
      UserId: person.id,
      DonationAt,
      StoolReceiptStatus: 'Implemented',
      ConfirmReason: '控えで確かめました',
    },
  })
  await server.db.transaction(async (tx) => {
    const [profile] = await tx.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    const period = await findOpenPeriod(tx, person.id)
    if (profile && period)
      await closePeriod(tx, server.deps, {
        profile,
        period,
        on: '2027-02-02',
        renewed: false,
        now: server.clock.now(),
      })
  })
  const add = (typed: string, [name, day, amount]: readonly string[], write = (text: string) => text) =>
    tries.push({
      door: 'payout',
      typed,
      read: async () => {
        const cells = [name, day, amount].map((cell) => `"${cell}"`)
        const { Id } = await previewTable(office, 'PayRewards', write(`${PAYOUT.join()}\n${cells.join()}`))
        return (await linesOf(office, Id))[0]?.After === 'お渡し済み 3,000円'
      },
    })
  for (const typed of AMOUNTS) add(typed, [number, '2027-02-02', typed])
  for (const heading of ['ﾄﾞﾅｰ番号', 'ドナー 番号\u3000', '\u200bドナー番号'])
    add(heading, [number, '2027-02-02', '3000'], (text) => text.replace('ドナー番号', heading))
  add('金額(円)', [number, '2027-02-02', '3000'], (text) => text.replace('金額（円）', '金額(円)'))
  for (const typed of PAYOUT_DAYS) add(typed, [number, typed, '3000'])
  for (const typed of ['8', 'd8', 'D000008', 'ｄ－000008', 'Dー000008', '８'])
    add(typed, [typed, '2027-02-02', ''])
  const tabbed = (text: string) => text.replaceAll('","', '"\t"').replace(PAYOUT.join(), PAYOUT.join('\t'))
  add('tabs', [number, '2027-02-02', '3000'], tabbed)
  for (const swapped of [false, true])
    add(swapped ? 'UTF-16BE' : 'UTF-16LE', [number, '2027-02-02', '¥3,000'], (text) => {
      const bytes = Buffer.from(`\ufeff${tabbed(text)}`, 'utf16le')
      return decodeCsv(Uint8Array.from(swapped ? bytes.swap16() : bytes).buffer) ?? ''
    })
}

test('what is written in another way is found, kept and read as the same', async () => {
  const wrong = await wrongOf(tries)
  process.stdout.write(`speller: ${tries.length} tried, ${wrong.length} wrong\n`)
  expect(wrong).toEqual([])
})

test('the control: where stored texts are not folded, spellings are missed', async () => {
  await server.db.execute(sql`alter table user_profiles disable trigger user_profiles_folded_text`)
  await server.db.execute(sql`update user_profiles set folded_text = search_text`)
  const wrong = await wrongOf(tries.filter(({ door, typed }) => door === 'search' && /[葛髙]/u.test(typed)))
  expect(wrong).not.toEqual([])
})
