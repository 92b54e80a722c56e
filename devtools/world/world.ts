import type { EmbeddedIdentity } from '../../pool/createEmbeddedIdentity'
import type { VirtualClock } from '../../server/ground/clock'
import type { Deps } from '../../server/ground/deps'
import { runDueJobs } from '../../server/office/jobs/jobs'
import { japaneseDateOf, type JapaneseDate } from '../../shared/facts/dates'
import type { ApiErrorCode } from '../../shared/words/program/apiErrorCodes'
import { createAgenda, type Agenda } from './agenda'
import type { Door } from './door'
import type { Random } from './random'

export type Answer<T> = { data: T; code: null } | { data: null; code: ApiErrorCode }

export type World = {
  deps: Deps
  clock: VirtualClock
  identity: EmbeddedIdentity
  random: Random
  agenda: Agenda
  /** Calls an operation as a person. Each call takes a second, so that no two have the same instant by chance. */
  call<T>(sub: string, document: string, variables?: Record<string, unknown>): Promise<Answer<T>>
  now(): Date
  today(): JapaneseDate
  /** Runs the due jobs, or some of them. @returns how much each job did, by name */
  runJobs(isMeant?: (name: string) => boolean): Promise<Record<string, number>>
}

/** What only calls needs nothing else of the world. */
export type Calls = Pick<World, 'call'>

const SECOND_MS = 1000

/**
 * @param options.door how calls are sent
 * @param options.onRefused is told of every refused call
 */
export function createWorld(options: {
  deps: Deps
  clock: VirtualClock
  identity: EmbeddedIdentity
  random: Random
  door: Door
  onCall?: () => void
  onRefused?: (operation: string, code: ApiErrorCode) => void
}): World {
  const { deps, clock, identity, random, door, onCall, onRefused } = options
  return {
    deps,
    clock,
    identity,
    random,
    agenda: createAgenda(clock),
    now: () => clock.now(),
    today: () => japaneseDateOf(clock.now()),
    runJobs: (isMeant) => runDueJobs(deps, clock.now(), isMeant),
    async call<T>(sub: string, document: string, variables = {}) {
      onCall?.()
      clock.advance(SECOND_MS)
      const { data, error } = await door(sub, document, variables)
      // The document defines the type of the answer.
      if (!error) return { data: data as NonNullable<T>, code: null }
      const operation = /\{\s*(\w+)/.exec(document)?.[1] ?? ''
      if (error.code === 'INTERNAL' || error.code === 'RATE_LIMITED')
        throw new Error(`${operation}: ${error.message}`)
      onRefused?.(operation, error.code)
      return { data: null, code: error.code }
    },
  }
}

/** The data of an answer that must succeed. @throws Error when it was refused */
export function must<T>({ data, code }: Answer<T>, what: string): T {
  if (code !== null) throw new Error(`${what}: ${code}`)
  return data
}
