import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { Deps } from '../deps'
import { createCallCounter } from '../limits/callCounter'
import { householdOf } from '../limits/household'
import { readPoolCall, type PoolCall } from './poolCall'

const PER_ADDRESS = 300
const PER_CALLER = 120
const SIGN_INS = 20

export type LimitOptions = {
  /** Sign-ins and codes that a caller may ask for in a minute; browser tests all come from one address. */
  signInsPerMinute?: number
  /** All calls of a caller in a minute. */
  callsPerMinute?: number
}

/** Of whom a call is one: somebody recognised, or else everybody behind an address. */
type Lane = { key: string; known: boolean }

// By the route that was matched: an address can be spelt in many ways.
const isPool = (route: string | undefined) => /^\/identity\/?$/.test(route ?? '')
const isLimited = (route: string | undefined) => /^\/(?:graphql|identity|api)(?:\/|$)/.test(route ?? '')

const secondsLeft = (now: Date) => String(60 - (Math.floor(now.getTime() / 1000) % 60))

/**
 * Bounds calls: of somebody who is recognised to 120 a minute, of all others together behind an address to 300; sign-ins
 * and codes to 20. Sign-ins that succeed and refreshed sessions are given back. Counted by all processes together.
 */
export function registerRateLimits(app: FastifyInstance, deps: Deps, options: LimitOptions): void {
  const { clock, db, identity } = deps
  const counter = createCallCounter(db)
  const recognised = new LRUCache<string, { sub: string | null }>({ max: 10_000, ttl: 10 * 60_000 })
  const callsPerCaller = options.callsPerMinute ?? PER_CALLER
  const callsPerAddress = options.callsPerMinute ?? PER_ADDRESS
  const signIns = options.signInsPerMinute ?? SIGN_INS
  if (callsPerAddress === Infinity && signIns === Infinity) return

  async function ownerOf(token: string): Promise<string | null> {
    const digest = createHash('sha256').update(token).digest('base64')
    const found = recognised.get(digest) ?? { sub: await identity.recogniseToken(token) }
    recognised.set(digest, found)
    return found.sub
  }

  async function laneOf(request: FastifyRequest, call: PoolCall | null): Promise<Lane> {
    const bearer = /^(?:bearer +)?(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
    const token = call?.accessToken ?? bearer
    const sub = call?.userName
      ? await identity.recogniseCaller?.(call.userName, { ip: request.ip, token })
      : token && (await ownerOf(token))
    return sub
      ? { key: `person ${sub}`, known: true }
      : { key: `address ${householdOf(request.ip)}`, known: false }
  }

  /** What a request counts as, each with its bound. */
  function countsOf({ key, known }: Lane, call: PoolCall | null): [string, number][] {
    if (call?.kind === 'refresh') return [[`refreshes of ${key}`, callsPerAddress]]
    const calls: [string, number] = [`calls of ${key}`, known ? callsPerCaller : callsPerAddress]
    return call?.kind === 'secret' ? [calls, [`sign-ins of ${key}`, signIns]] : [calls]
  }

  app.decorateRequest('lane', null)
  app.addHook('preHandler', async (request, reply) => {
    const { url: route } = request.routeOptions
    if (!isLimited(route)) return
    const call = isPool(route) ? readPoolCall(request) : null
    const lane = await laneOf(request, call)
    for (const [key, limit] of countsOf(lane, call))
      if (limit !== Infinity && !(await counter.claim(key, limit, clock.now())))
        return refuse(reply, call !== null, secondsLeft(clock.now()))
    request.lane = { ...lane, call }
  })

  app.addHook('onResponse', async ({ lane }, reply) => {
    if (!lane?.call || reply.statusCode !== 200) return
    const { key, call } = lane
    if (call.kind === 'refresh') await counter.giveBack(`refreshes of ${key}`, clock.now())
    if (!call.provesPassword) return
    await counter.giveBack(`sign-ins of ${key}`, clock.now())
    await counter.giveBack(`calls of ${key}`, clock.now())
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How the call was counted; null where none are. */
    lane: (Lane & { call: PoolCall | null }) | null
  }
}

function refuse(reply: FastifyReply, ofPool: boolean, retryAfter: string): FastifyReply {
  reply.code(429).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
  return ofPool
    ? reply
        .header('x-amzn-errortype', 'TooManyRequestsException')
        .type('application/x-amz-json-1.1')
        .send(JSON.stringify({ __type: 'TooManyRequestsException', message: 'Rate exceeded' }))
    : reply
        .type('application/json; charset=utf-8')
        .send({ errors: [{ message: apiErrorTexts.RATE_LIMITED, extensions: { code: 'RATE_LIMITED' } }] })
}
