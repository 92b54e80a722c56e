import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { isRecord } from '../../../../shared/facts/isRecord'
import { type LiveEvent, livePlaces, type Present } from '../../../../shared/rules/office/live'
import type { Deps } from '../../../ground/deps'
import { hear } from './hear'
import { sharedReadsOf } from '../../../ground/access/sharedAnswers'

export type Listener = Present & {
  administratorId: string
  /** Milliseconds since the page read what it shows. */
  readAgo: number
  send(event: string): void
  end(): void
  /** Whether the caller still has the right that opened the stream. */
  mayStay(): Promise<boolean>
}

export type Live = {
  /** @returns a function that takes the page out */
  enter(listener: Listener): () => void
  close(): Promise<void>
}

/** Events within this time are merged into one. */
const GATHER_MS = 150
/** Keeps streams open through proxies, and presence fresh in the other processes. */
const BEAT_MS = 20_000
/** A killed process does not say goodbye. */
const FORGET_MS = 3 * BEAT_MS
/** Open pages of one person; one more ends the oldest. */
const PAGES = 12

type Known = Present & { administratorId: string; seenAt: number }
type Word = { id: string; here: (Present & { administratorId: string }) | null } | 'who'

/** Tells open console pages what happens in any process. Stores nothing; presence is remembered for a minute. */
export function createLive({ db, log }: Pick<Deps, 'db' | 'log'>): Live {
  const shared = sharedReadsOf(db)
  const streams = new Map<string, Listener>()
  const present = new Map<string, Known>()
  let hasHeard = false
  let changedAt = -Infinity
  let stopHearing: (() => Promise<void>) | null = null
  let beat: NodeJS.Timeout | undefined
  const due = new Set<LiveEvent>()
  let gathering: NodeJS.Timeout | undefined

  const tell = (word: Word) =>
    void db
      .execute(sql`select pg_notify('presence', ${JSON.stringify(word)})`)
      .catch((error: unknown) => log.warn({ err: error }, 'presence'))
  const tellHere = (id: string, { administratorId, Name, Place, UserId }: Listener) =>
    tell({ id, here: { administratorId, Name, Place, UserId } })

  const others = (listener: Listener): Present[] =>
    [...present.values()]
      .filter(({ administratorId }) => administratorId !== listener.administratorId)
      .map(({ Name, Place, UserId }) => ({ Name, Place, UserId }))
      .sort((one, other) => one.Name.localeCompare(other.Name, 'ja'))

  function send(listener: Listener, event: LiveEvent): void {
    const data = event === 'presence' ? JSON.stringify(others(listener)) : ''
    listener.send(`event: ${event}\ndata: ${data}\n\n`)
  }

  /** The removal of a member of staff is also a change and ends their streams. */
  async function sendDue(): Promise<void> {
    gathering = undefined
    const events = [...due]
    due.clear()
    for (const listener of streams.values()) {
      if (events.includes('changed') && !(await stays(listener))) continue
      for (const event of events) send(listener, event)
    }
  }

  async function stays(listener: Listener): Promise<boolean> {
    const may = await listener.mayStay().catch(() => false)
    if (!may) listener.end()
    return may
  }

  function gather(event: LiveEvent): void {
    due.add(event)
    gathering ??= setTimeout(() => void sendDue(), GATHER_MS)
  }

  function heardOfPresence(word: Word): void {
    if (word === 'who') {
      for (const [id, listener] of streams) tellHere(id, listener)
      return
    }
    const before = present.get(word.id)
    if (word.here) present.set(word.id, { ...word.here, seenAt: performance.now() })
    else present.delete(word.id)
    if (!before || !word.here) gather('presence')
  }

  function heard(channel: 'changes' | 'presence' | null, payload: string): void {
    if (channel === null) {
      shared.hears(true)
      tell('who')
    }
    if (channel === 'changes') shared.changed()
    if (channel === 'changes' || (channel === null && hasHeard)) {
      changedAt = performance.now()
      gather('changed')
    }
    hasHeard = true
    const word = channel === 'presence' && readWord(payload)
    if (word) heardOfPresence(word)
  }

  async function onBeat(): Promise<void> {
    const forgotten = performance.now() - FORGET_MS
    for (const [id, { seenAt }] of present)
      if (seenAt < forgotten) {
        present.delete(id)
        gather('presence')
      }
    for (const [id, listener] of streams) {
      if (!(await stays(listener))) continue
      listener.send(':\n\n')
      tellHere(id, listener)
    }
  }

  function endOldestOf(administratorId: string): void {
    const mine = [...streams.values()].filter((stream) => stream.administratorId === administratorId)
    if (mine.length >= PAGES) mine[0]?.end()
  }

  return {
    enter(listener) {
      endOldestOf(listener.administratorId)
      const id = randomUUID()
      streams.set(id, listener)
      stopHearing ??= hear({ db, log }, { heard, lost: () => shared.hears(false) })
      beat ??= setInterval(() => void onBeat(), BEAT_MS).unref()
      send(listener, 'presence')
      if (performance.now() - listener.readAgo < changedAt) send(listener, 'changed')
      tellHere(id, listener)
      return () => {
        if (streams.delete(id)) tell({ id, here: null })
      }
    },
    async close() {
      clearInterval(beat)
      clearTimeout(gathering)
      for (const listener of streams.values()) listener.end()
      await stopHearing?.()
    },
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Other processes may run another version of the program. */
function readWord(payload: string): Word | null {
  const word: unknown = JSON.parse(payload)
  if (word === 'who') return word
  if (!isRecord(word) || !isText(word.id)) return null
  const { id, here } = word
  if (here === null) return { id, here }
  if (!isRecord(here) || !isText(here.administratorId) || !isText(here.Name)) return null
  const Place = livePlaces.find((place) => place === here.Place) ?? 'Elsewhere'
  const { administratorId, Name, UserId } = here
  return { id, here: { administratorId, Name, Place, UserId: isText(UserId) ? UserId : null } }
}
