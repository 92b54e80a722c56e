import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { RequestContext, Principal } from '../../server/ground/access/context'
import type { Deps } from '../../server/ground/deps'
import { appErrorOf } from '../../server/doors/graphql/formatError'
import { poolUsers } from '../../server/ground/tables/identity'
import type { Role } from '../../shared/generated/schema'
import type { ApiErrorCode } from '../../shared/words/program/apiErrorCodes'

export type Reply = { data: unknown; error: { code: ApiErrorCode; message: string } | null }

/** Sends a GraphQL document as an account of the pool. */
export type Door = (sub: string, document: string, variables: Record<string, unknown>) => Promise<Reply>

/** Stands for a token: its holder needs no password. */
export const passOf = (sub: string) => `world.${sub}.pass`

/** Accepts a pass like a token. The person and their rights are still read from the database. */
export const admitPasses = (deps: Deps): Deps => ({
  ...deps,
  identity: {
    ...deps.identity,
    async readAccessToken(pass) {
      const sub = pass.split('.')[1] ?? ''
      return { sub, groups: groupsOfPass, values: { sub }, authenticatedAt: deps.clock.now(), session: null }
    },
  },
})

const groupsOfPass = sql<
  string[]
>`(select ${poolUsers.groups} from ${poolUsers} where ${poolUsers.sub} = (caller.says->>'sub')::uuid)`

type Body = { data?: unknown; errors?: { message: string; extensions: { code: ApiErrorCode } }[] }

/** By the HTTP server's own injection, with all its layers. */
export const httpDoor =
  (app: FastifyInstance): Door =>
  async (sub, query, variables) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: passOf(sub), 'x-purpose': 'judgement' },
      payload: { query, variables },
    })
    const { data = null, errors } = response.json<Body>()
    const [error] = errors ?? []
    return { data, error: error ? { code: error.extensions.code, message: error.message } : null }
  }

const OFFICE_ROLES: ReadonlySet<Role> = new Set(['Administrator', 'Physician'])

/**
 * Straight to the operations, without the server and the caller check: for tests of what is written.
 * @param options.office the administrators; everyone else is a member in good standing
 */
export function directDoor({
  deps,
  schema,
  office,
}: {
  deps: Deps
  schema: GraphQLSchema
  office: ReadonlySet<string>
}): Door {
  const parsed = new Map<string, DocumentNode>()
  const documentOf = (source: string) => {
    const document = parsed.get(source) ?? parse(source)
    parsed.set(source, document)
    return document
  }
  const principalOf = (id: string): Principal =>
    office.has(id)
      ? { kind: 'staff', id, role: 'Administrator', roles: OFFICE_ROLES, authenticatedAt: deps.clock.now() }
      : { kind: 'user', id, suspended: false }
  return async (sub, source, variableValues) => {
    const contextValue: RequestContext = {
      principal: principalOf(sub),
      now: deps.clock.now(),
      requestId: randomUUID(),
      network: '127.0.0.0/24',
      deps,
    }
    const { data = null, errors } = await execute({
      schema,
      document: documentOf(source),
      variableValues,
      contextValue,
    })
    const [error] = errors ?? []
    if (!error) return { data, error: null }
    const known = appErrorOf(error)
    if (!known) throw error.originalError ?? error
    return { data: null, error: { code: known.code, message: known.message } }
  }
}
