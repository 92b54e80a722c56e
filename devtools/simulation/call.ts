import type { ApiErrorCode } from '../../shared/messages/apiErrors'
import type { Notes } from './notes'
import { passOf, type Service } from './startService'

export type Answer<T> = { data: T; code: null } | { data: null; code: ApiErrorCode }

type Body<T> = { data?: T | null; errors?: { message: string; extensions: { code: ApiErrorCode } }[] }

const SECOND_MS = 1000

/**
 * POST /graphql as a client sends it, and a note of what was refused. Each call takes a second of the clock, so that
 * no two things happen at one instant that did not happen together.
 * @throws Error when the service fails, for then the simulation has found what it looks for
 */
export async function call<T>(
  { app, clock, notes }: Pick<Service, 'app' | 'clock'> & { notes: Notes },
  sub: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<T>> {
  notes.calls++
  clock.advance(SECOND_MS)
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: passOf(sub) },
    payload: { query, variables },
  })
  const { data, errors } = response.json<Body<T>>()
  const [error] = errors ?? []
  if (!error && data) return { data, code: null }
  const operation = /\{\s*(\w+)/.exec(query)?.[1] ?? ''
  const code = error?.extensions.code ?? 'INTERNAL'
  if (code === 'INTERNAL' || code === 'RATE_LIMITED')
    throw new Error(`${operation}: ${error?.message ?? code}`)
  const name = `${operation} ${code}`
  notes.refusals.set(name, (notes.refusals.get(name) ?? 0) + 1)
  return { data: null, code }
}
