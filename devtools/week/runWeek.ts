import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findPlace } from '../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../server/ground/db/embeddedUrl'
import { isBusinessDay } from '../../shared/facts/holidays'
import { addDays, japaneseInstant, startOfJapaneseDate, type JapaneseDate } from '../../shared/facts/dates'
import { SAMPLE_PASSWORD } from '../../server/ground/settings/sampleAccounts'
import { createRandom } from '../world/random'
import { compare, type Difference, type Topic } from './compare'
import { inviteNew, REASONS, rowsOf, work } from './desk'
import { createMachine } from './machine'
import { openMailbox } from './mailbox'
import { atScreens } from './atScreens'
import { apply, cardOf, goOn } from './members'
import { createNetwork } from './network'
import { createPaper, type Donor } from './paper'
import { enter, handOver, receive, writeDown } from './reception'
import { plantRules, readRules, readTexts } from './rules'
import { writeReport, type Account, type Left, type Planted } from './report'
import { OFFICE, type Duty, type Week } from './scene'
import { openScreens } from './screens'

const MONDAY: JapaneseDate = '2026-11-30'
const DAYS = 7
const APPLICANTS = 940
const DONATIONS = 80
const WORKING_DAYS = 5
const AT_ONCE = 4
const DAY = { first: 0, changed: 1, killed: 2, restored: 3, last: 4 }
const AT_THE_COUNTER = 4

type Options = {
  scale: number
  seed: number
  /** The built version with which the week begins. */
  older: string
  root: string
  folder: string
  port: number
  /** Where pictures of windows go. */
  pictures: string
  /** Addresses of the donors who come this week. */
  donors: readonly string[]
}

/** Seven days of the office and its members; then everything that was kept is compared. */
export async function runWeek(options: Options) {
  const { scale, seed, root, folder, port, donors: emails } = options
  const machine = createMachine(folder, port, options.older)
  const network = createNetwork(machine.origin)
  const paper = createPaper()
  const screens = await openScreens(options.pictures)
  const random = createRandom(seed)
  const week: Week = { machine, network, paper, screens, mailbox: openMailbox(), random, scale }
  const windows = atScreens(week)
  const account: Account = { events: [], sessions: 0, applied: 0, done: new Map() }
  for (const email of Object.values(OFFICE)) network.add({ email, password: SAMPLE_PASSWORD, isStaff: true })
  for (const email of emails) network.add({ email, password: SAMPLE_PASSWORD })
  let donors: Donor[] = []
  const planned = { applicants: Math.round(APPLICANTS * scale), visits: Math.round(DONATIONS * scale) }

  /** The machine is on from an instant until what is to be done is done. */
  async function session(day: JapaneseDate, hour: number, run: () => Promise<void>) {
    account.sessions += 1
    await machine.start(japaneseInstant(day, hour).toISOString())
    network.forgetSessions()
    await run()
  }

  async function morning(day: JapaneseDate, number: number) {
    if (number === DAY.first)
      for (const email of emails)
        donors.push(...[await cardOf(week, email)].filter((donor) => donor !== null))
    if (number === DAY.changed) await changeVersion(day)
    else if (number === DAY.killed) await loseThePower(day)
    else if (number === DAY.restored) await loseTheDisk(day)
    else if (number === DAY.last) await loseTheDatabase(day)
    else await receiveDonors(day)
    await windows.books(japaneseInstant(day, 9))
    await applicants(day, number)
    await goOn(week, day)
  }

  async function applicants(day: JapaneseDate, number: number) {
    const until = Math.round((planned.applicants * (number + 1)) / DAYS)
    const next = () => (account.applied < until ? (account.applied += 1) : null)
    const one = async () => {
      for (let index = next(); index !== null; index = next()) await apply(week, index, day)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
  }

  function donorsToday(least = 1): Donor[] {
    const count = Math.max(least, Math.round(planned.visits / WORKING_DAYS))
    const today = donors.splice(0, count)
    donors = [...donors, ...today]
    return today
  }

  const arrival = (day: JapaneseDate, index: number) =>
    new Date(japaneseInstant(day, 8).getTime() + index * 60_000)

  /** Some of the donors, each at most once a day; without a network they are only written down. */
  async function receiveDonors(day: JapaneseDate, hasNetwork = true) {
    if (!isBusinessDay(day)) return
    for (const [index, donor] of donorsToday().entries())
      await receive(week, donor, arrival(day, index), hasNetwork)
  }

  /** Windows of the version before are open, and one has no network, while the server is replaced. */
  async function changeVersion(day: JapaneseDate) {
    const [donor] = donorsToday()
    if (!donor) throw new Error('Nobody donates')
    await windows.before(japaneseInstant(day, 9), day, donor)
    await receiveDonors(day, false)
    await machine.stop()
    machine.useVersion(process.cwd())
    // Sooner than a screen locks itself.
    const later = new Date(japaneseInstant(day, 9).getTime() + 5 * 60_000)
    await machine.start(later.toISOString())
    network.forgetSessions()
    await windows.after(later)
    account.events.push(
      '火曜の朝、新しい版に入れ替えました（データベースは前の版のものを移行）。そのあいだ受付には回線がなく、応募者・受付・コーディネーターの画面は前の版のまま使い続けました。',
    )
  }

  /** Several lines at once; some answers never come. Whoever has none sends the same line again. */
  async function whileSomethingEnds(day: JapaneseDate, end: () => Promise<void>): Promise<[number, number]> {
    const visits = donorsToday(AT_THE_COUNTER).map((donor, index) =>
      writeDown(week, donor, arrival(day, index), true),
    )
    const [first, ...others] = visits
    if (!first) throw new Error('Nobody donates')
    await enter(week, first)
    const entered = Promise.allSettled(others.map((visit) => enter(week, visit)))
    await end()
    const failed = (await entered).filter(({ status }) => status === 'rejected').length
    for (const visit of visits) await enter(week, visit)
    return [visits.length, failed]
  }

  async function loseThePower(day: JapaneseDate) {
    const [all, failed] = await whileSomethingEnds(day, async () => {
      await machine.kill()
      await machine.start(japaneseInstant(day, 10).toISOString())
      network.forgetSessions()
    })
    account.events.push(
      `水曜の朝、受付が献便を入れている最中にサーバーの電源が落ちました（SIGKILL）。${all}件のうち${failed}件の返事が来ず、全部を同じ行のまま入れ直しました。`,
    )
  }

  async function loseTheDatabase(day: JapaneseDate) {
    let cut = 0
    const [all, failed] = await whileSomethingEnds(day, async () => {
      cut = await machine.cutSessions()
    })
    account.events.push(
      `金曜の朝、受付が献便を入れている最中にデータベースとの接続${cut}本が切れました。${all}件のうち${failed}件の返事が来ず、全部を同じ行のまま入れ直しました。`,
    )
  }

  /** What was entered after the backup is gone and stands on paper. */
  async function loseTheDisk(day: JapaneseDate) {
    const archive = join(root, 'thursday.backup')
    machine.backUp(archive)
    const before = new Set(week.mailbox.idsIn(join(machine.folder(), 'mail')))
    const lines = paper.visits.length
    await receiveDonors(day)
    await machine.kill()
    for (const id of week.mailbox.idsIn(join(machine.folder(), 'mail')))
      if (!before.has(id)) paper.mailsOfLostDay.add(id)
    machine.restore(archive)
    await machine.start(japaneseInstant(day, 11).toISOString())
    network.forgetSessions()
    for (const visit of paper.visits.slice(lines)) {
      visit.stated = false
      await enter(week, visit)
    }
    account.events.push(
      `木曜の朝、ディスクを失い、バックアップから戻しました。そのあとの${paper.visits.length - lines}件は紙から入れ直しました。`,
    )
  }

  async function evening(day: JapaneseDate) {
    const late = paper.visits.filter(({ id }) => id === null)
    for (const visit of late) await enter(week, visit)
    if (late.length > 0)
      account.events.push(`回線がなかった午前の${late.length}件を、夕方に紙から入れました。`)
    await windows.evening(japaneseInstant(day, 19))
    await handOver(week, day)
    account.done.set('administrator', (account.done.get('administrator') ?? 0) + (await inviteNew(week)))
    for (const duty of ['administrator', 'coordinator', 'physician', 'finance', 'auditor'] as const)
      account.done.set(duty, (account.done.get(duty) ?? 0) + (await work(week, duty, day)))
  }

  async function leftOf(duties: readonly Duty[]): Promise<Left[]> {
    const left: Left[] = []
    for (const duty of duties)
      for (const { Kind } of await rowsOf(week, duty)) {
        const known = left.find((row) => row.duty === duty && row.kind === Kind)
        if (known) known.count += 1
        else left.push({ duty, kind: Kind, count: 1, reason: REASONS[Kind] ?? null })
      }
    return left
  }

  let left: Left[] = []
  try {
    for (let number = 0; number < DAYS; number++) {
      const day = addDays(MONDAY, number)
      await session(day, 9, () => morning(day, number))
      await machine.stop()
      if (!isBusinessDay(day)) continue
      await session(day, 19, async () => {
        await evening(day)
        if (number === DAY.last)
          left = await leftOf(['administrator', 'coordinator', 'physician', 'finance', 'auditor'])
      })
      await machine.stop()
    }
    await session(addDays(MONDAY, DAYS), 8, async () => undefined)
    const read = () => readAll(week, startOfJapaneseDate(MONDAY))
    const topics = await read()
    const differences = compare(topics)
    const now = japaneseInstant(addDays(MONDAY, DAYS), 8)
    const texts = await readTexts(week, now, startOfJapaneseDate(MONDAY))
    const held = await readRules(week, now, texts)
    const planted = [...(await plantRules(week, now, texts)), ...(await plant(week, topics, read))]
    return {
      report: writeReport({ scale, seed, week, account, topics, differences, held, left, planted }),
      isGood:
        differences.length === 0 &&
        held.every(({ tried, wrong }) => tried > 0 && wrong.length === 0) &&
        screens.lines.every(({ problems }) => problems.length === 0) &&
        planted.every(({ found }) => found) &&
        left.every(({ reason }) => reason),
    }
  } finally {
    screens.end()
    await machine.end()
  }
}

async function readAll(week: Week, since: Date): Promise<Topic[]> {
  const { readSources } = await import('./sources')
  return readSources(week, findPlace(week.machine.folder()), since)
}

/** The comparison must find a row that SQL changed and a mail that is gone. */
async function plant(week: Week, topics: readonly Topic[], read: () => Promise<Topic[]>): Promise<Planted[]> {
  const folder = join(week.machine.folder(), 'mail')
  const visit = week.paper.visits.find(({ received, id }) => received && id)
  const url = findRunningUrl(findPlace(week.machine.folder()))
  const kept = topics.find(({ what }) => what === '送ったメール')?.said['データベース']
  const lost = kept?.keys().next().value
  if (!visit?.id || !url || !lost) throw new Error('There is nothing to change')
  const client = new pg.Client(url)
  await client.connect()
  await client.query("UPDATE donations SET donation_at = donation_at + interval '1 hour' WHERE id = $1", [
    visit.id,
  ])
  await client.end()
  for (const ending of ['json', 'eml'])
    rmSync(join(folder, `${week.mailbox.nameOf(folder, lost)}.${ending}`), { force: true })
  const after = compare(await read())
  const isFound = (what: string, key: string) =>
    after.some((difference: Difference) => difference.what === what && difference.key === key)
  return [
    { what: '献便の時刻を1行、SQLで変えた', found: isFound('献便', visit.id) },
    { what: 'メールを1通、消した', found: isFound('送ったメール', lost) },
  ]
}
