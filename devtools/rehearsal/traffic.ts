import { setTimeout as pause } from 'node:timers/promises'
import { callerFrom, idOf, signUp, type Answer, type Caller } from './person'
import { HOSTS, type Place } from './place'
import { ask, asOwner } from './postgres'

const SAVE = `mutation ($building: String!) { updateUserProfile(input: { LastName: "山田", FirstName: "花子",
  LastNameFurigana: "ヤマダ", FirstNameFurigana: "ハナコ", Gender: Women, Birthday: "1990-04-01", Tel: "09012345678",
  ZipCode: "9970000", Pref: Yamagata, City: "鶴岡市", Address: "見本町1-1", Building: $building }) { Building } }`
const OWN = `query { getUser { Profile { Building } } }`
const LIST = `query ($id: ID!) { listUsersByIdProfileCreatedAt(filter: { Id: { eq: $id } }) { items { Address Version } } }`
const CHANGE = `mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Address } }`
const PAGES = ['/', '/terms', '/login', '/signup', '/privacy_policy']
const MEMBERS = 6
/** A recognised person may call 120 times a minute. */
const PACE_MS = { member: 1_100, office: 1_100, page: 250 }

export type Counts = {
  acknowledged: number
  lost: number
  stale: number
  failed: number
  pages: number
  brokenPages: number
  first: string | null
}

type Member = {
  caller: Caller
  token: string
  id: string
  saved: number
  tried: number
  office: number
  officeTried: number
}

/** People and the office, who write without a pause and read what they wrote, each from their own address. */
export type Traffic = {
  /** The counts since the last call; every acknowledged write is looked up in the database. */
  look(): Promise<Counts>
  /** Waits until each has had an answer that began after now. @returns seconds */
  untilAllAnswered(): Promise<number>
  stop(): Promise<Counts>
}

const none = (): Counts => ({
  acknowledged: 0,
  lost: 0,
  stale: 0,
  failed: 0,
  pages: 0,
  brokenPages: 0,
  first: null,
})

function graphql(caller: Caller, token: string, query: string, variables: Record<string, unknown> = {}) {
  return caller.post('/graphql', { query, variables }, { authorization: token, 'x-purpose': 'inquiry' })
}

function at(value: unknown, ...names: (string | number)[]): unknown {
  return names.reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    value,
  )
}

async function join(place: Place, index: number): Promise<Member> {
  const caller = callerFrom(place, `127.0.2.${index + 1}`)
  const token = await signUp(place, caller, `member${index}@example.jp`)
  const answer = await graphql(caller, token, SAVE, { building: '0' })
  if (at(answer.body, 'data', 'updateUserProfile', 'Building') !== '0') throw new Error(answer.text)
  return { caller, token, id: idOf(token), saved: 0, tried: 0, office: 0, officeTried: 0 }
}

export async function startTraffic(place: Place, token: string | null): Promise<Traffic> {
  const members = await Promise.all(Array.from({ length: MEMBERS }, (_, index) => join(place, index)))
  const [ofOffice, ...others] = members as [Member, ...Member[]]
  const office = callerFrom(place, '127.0.3.1', HOSTS.console)
  const visitor = callerFrom(place, '127.0.4.1')
  let counts = none()
  let going = true
  /** Start of each caller's last successful call. */
  const answered = new Map<string, number>()

  function failure(who: string, what: string): null {
    counts.failed += 1
    counts.first ??= `${who}：${what}`
    return null
  }

  async function told(
    who: string,
    call: () => Promise<Answer>,
    ...names: (string | number)[]
  ): Promise<unknown> {
    const began = performance.now()
    try {
      const answer = await call()
      const value = at(answer.body, 'data', ...names)
      if (value === undefined || value === null)
        return failure(who, `${answer.status} ${answer.text.slice(0, 200)}`)
      answered.set(who, began)
      return value
    } catch (error) {
      return failure(who, error instanceof Error ? error.message : String(error))
    }
  }

  async function write(member: Member, who: string): Promise<void> {
    member.tried += 1
    const wanted = member.tried
    const kept = await told(
      who,
      () => graphql(member.caller, member.token, SAVE, { building: String(wanted) }),
      'updateUserProfile',
      'Building',
    )
    if (kept === null) return
    counts.acknowledged += 1
    member.saved = wanted
    const shown = await told(
      who,
      () => graphql(member.caller, member.token, OWN),
      'getUser',
      'Profile',
      'Building',
    )
    if (shown !== null && Number(shown) < member.saved) counts.stale += 1
  }

  async function change(member: Member, officeToken: string): Promise<void> {
    const list = () => graphql(office, officeToken, LIST, { id: member.id })
    const row = await told('office', list, 'listUsersByIdProfileCreatedAt', 'items', 0)
    if (row === null) return
    member.officeTried += 1
    const Address = `見本町${member.officeTried}`
    const input = { UserId: member.id, Version: at(row, 'Version'), Address }
    const answer = await graphql(office, officeToken, CHANGE, { input }).catch((error: unknown) => {
      failure('office', String(error))
    })
    if (!answer) return
    // The member saved in between, which is reported correctly.
    if (answer.text.includes('"CONFLICT"') || answer.text.includes('"VERSION_CONFLICT"')) return
    if (at(answer.body, 'data', 'updateUserProfileByAdmin', 'Address') !== Address) {
      failure('office', answer.text.slice(0, 200))
      return
    }
    counts.acknowledged += 1
    member.office = member.officeTried
    const shown = await told('office', list, 'listUsersByIdProfileCreatedAt', 'items', 0, 'Address')
    // A member's own save restores her address; anything else is older than the answer.
    if (shown !== null && shown !== Address && shown !== '見本町1-1') counts.stale += 1
  }

  async function visit(turn: number): Promise<void> {
    const began = performance.now()
    counts.pages += 1
    const path = PAGES[turn % PAGES.length] ?? '/'
    const page = await visitor.get(path).catch((error: unknown) => String(error))
    const named = typeof page === 'string' ? [] : page.text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)
    const assets = [...new Set([...named].map(([, name = '']) => name))]
    const asked = await Promise.all(assets.map((name) => visitor.get(name).catch(() => null)))
    const broken = asked.findIndex((asset) => asset?.status !== 200)
    if (typeof page !== 'string' && page.status === 200 && assets.length > 0 && broken < 0)
      answered.set('visitor', began)
    else {
      counts.brokenPages += 1
      counts.first ??= `${path}：${typeof page === 'string' ? page : page.status} ${broken < 0 ? '' : `${assets[broken]} ${asked[broken]?.status ?? '答えない'}`}`
    }
  }

  async function loop(paceMs: number, step: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; going; turn += 1) {
      const rest = pause(paceMs)
      await step(turn)
      await rest
    }
  }

  const loops = [
    ...others.map((member, index) => loop(PACE_MS.member, () => write(member, `member ${index + 1}`))),
    // One is only the office's, so that what it saved stays.
    ...(token === null ? [] : [loop(PACE_MS.office * 2, () => change(ofOffice, token))]),
    loop(PACE_MS.page, visit),
  ]
  const callers = [
    ...others.map((_, index) => `member ${index + 1}`),
    ...(token === null ? [] : ['office']),
    'visitor',
  ]

  async function look(): Promise<Counts> {
    const expected = members.map(({ id, saved, office: address }) => ({ id, saved, address }))
    const since = counts
    counts = none()
    const rows = await ask<{ id: string; building: string; address: string }>(
      asOwner,
      'SELECT id, building, address FROM user_profiles WHERE id = ANY($1)',
      [expected.map(({ id }) => id)],
    )
    for (const { id, saved, address } of expected) {
      const row = rows.find((found) => found.id === id)
      if (Number(row?.building ?? -1) < saved) since.lost += 1
      const kept = Number(/^見本町(\d+)$/.exec(row?.address ?? '')?.[1] ?? 0)
      if (address > 0 && kept < address) since.lost += 1
    }
    return since
  }

  return {
    look,
    async untilAllAnswered() {
      const from = performance.now()
      const isLate = (who: string) => (answered.get(who) ?? 0) < from
      for (;;) {
        if (!callers.some(isLate)) return (performance.now() - from) / 1000
        if (performance.now() - from > 90_000)
          throw new Error(`応答がありません：${callers.filter(isLate).join('、')} ${counts.first ?? ''}`)
        await pause(50)
      }
    },
    async stop() {
      going = false
      await Promise.all(loops)
      return look()
    },
  }
}
