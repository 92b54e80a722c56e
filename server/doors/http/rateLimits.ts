import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'
import type { Deps } from '../../ground/deps'
import { createCallCounter } from '../../records/security/callCounter'
import { householdOf } from '../../records/security/household'
import { CSP_REPORTS_PATH } from './contentSecurityPolicy'

const PER_ADDRESS = 300
const PER_CALLER = 120
const SIGN_INS = 20
const REPORTS = 30

export type LimitOptions = {
  /** Sign-ins and codes per caller and minute; browser tests share one address. */
  signInsPerMinute?: number
  callsPerMinute?: number
}

/** A recognised person, or all others behind an address. */
type Lane = { key: string; known: boolean }

// Uses the matched route, because an address has many spellings.
const isPool = (route: string | undefined) => /^\/identity\/?$/.test(route ?? '')
const isLimited = (route: string | undefined) => /^\/(?:graphql|identity|api)(?:\/|$)/.test(route ?? '')

const secondsLeft = (now: Date) => String(60 - (Math.floor(now.getTime() / 1000) % 60))

/**
 * Limits per minute: a recognised person 120 calls, all others behind an address together 300; sign-ins and
 * codes 20; pages that are made for one request 300 an address. Successful sign-ins and refreshed sessions are not counted. All processes share the counters.
 */
export function registerRateLimits(app: FastifyInstance, deps: Deps, options: LimitOptions): void {
  const { clock, db, identity } = deps
  const callsPerCaller = options.callsPerMinute ?? PER_CALLER
  const callsPerAddress = options.callsPerMinute ?? PER_ADDRESS
  const signIns = options.signInsPerMinute ?? SIGN_INS
  const reports = Math.min(REPORTS, callsPerAddress)
  app.decorate('refusePage', null)
  if (callsPerAddress === Infinity && signIns === Infinity) return
  const counter = createCallCounter(db)
  const recognised = new LRUCache<string, { sub: string | null }>({ max: 10_000, ttl: 10 * 60_000 })

  async function ownerOf(token: string): Promise<string | null> {
    const digest = hash('sha256', token, 'base64')
    const found = recognised.get(digest) ?? { sub: await identity.recogniseToken(token) }
    recognised.set(digest, found)
    return found.sub
  }

  async function laneOf(request: FastifyRequest, call: PoolCall | null): Promise<Lane> {
    const bearer = /^(?:bearer +)?(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
    const token = call?.accessToken ?? bearer
    const sub = call?.userName
      ? await identity.recogniseCaller?.(call.userName, { ip: request.ip, token, request })
      : token && (await ownerOf(token))
    return sub
      ? { key: `person ${sub}`, known: true }
      : { key: `address ${householdOf(request.ip)}`, known: false }
  }

  function countsOf({ key, known }: Lane, call: PoolCall | null, route?: string): [string, number][] {
    // Browsers send these automatically, so they do not use a person's limit.
    if (route === CSP_REPORTS_PATH) return [[`reports of ${key}`, reports]]
    if (call?.kind === 'refresh') return [[`refreshes of ${key}`, callsPerAddress]]
    const calls: [string, number] = [`calls of ${key}`, known ? callsPerCaller : callsPerAddress]
    return call?.kind === 'secret' ? [calls, [`sign-ins of ${key}`, signIns]] : [calls]
  }

  function giveBack(key: string, call: PoolCall): void {
    if (call.kind === 'refresh') counter.giveBack(`refreshes of ${key}`, clock.now())
    if (!call.provesPassword) return
    counter.giveBack(`sign-ins of ${key}`, clock.now())
    counter.giveBack(`calls of ${key}`, clock.now())
  }

  app.decorateRequest('lane', null)
  app.addHook('preHandler', async (request, reply) => {
    const { url: route } = request.routeOptions
    if (!isLimited(route)) return
    const call = isPool(route) ? readPoolCall(request) : null
    const lane = await laneOf(request, call)
    for (const [key, limit] of countsOf(lane, call, route))
      if (limit !== Infinity && !(await counter.claim(key, limit, clock.now())))
        return refuse(reply, call !== null, secondsLeft(clock.now()))
    request.lane = { ...lane, call }
  })

  app.refusePage = async (request, reply) => {
    const key = `pages of address ${householdOf(request.ip)}`
    if (callsPerAddress === Infinity || (await counter.claim(key, callsPerAddress, clock.now()))) return false
    refuse(reply, false, secondsLeft(clock.now()))
    return true
  }

  app.addHook('onClose', () => counter.close())

  app.addHook('onResponse', ({ lane }, reply, done) => {
    if (lane?.call && reply.statusCode === 200) giveBack(lane.key, lane.call)
    done()
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a page that is made for one request; true if that was one too many and is answered. Null without limits. */
    refusePage: ((request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) | null
  }
  interface FastifyRequest {
    /** Null if the request is not counted. */
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

type PoolCall = {
  /** secret: presents or requests one; refresh: renews a session; other: counted like an API call. */
  kind: 'secret' | 'refresh' | 'other'
  /** A successful answer proves a password. */
  provesPassword: boolean
  userName: string | null
  accessToken: string | null
}

const SECRET_OPERATIONS =
  /\.(?:InitiateAuth|SignUp|ConfirmSignUp|ResendConfirmationCode|ForgotPassword|ConfirmForgotPassword|CreateFirstAdministrator)$/

function entry(map: unknown, name: string): unknown {
  return typeof map === 'object' && map !== null && Object.hasOwn(map, name)
    ? Object.entries(map).find(([key]) => key === name)?.[1]
    : undefined
}

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' && value.length < 8_192 ? value : null

/** Reads the call's claims; none is verified yet. */
function readPoolCall({ headers, body }: FastifyRequest): PoolCall {
  const target = String(headers['x-amz-target'])
  const flow = entry(body, 'AuthFlow')
  const refreshes =
    /^REFRESH_TOKEN(?:_AUTH)?$/.test(String(flow)) || target.endsWith('.GetTokensFromRefreshToken')
  return {
    kind: refreshes ? 'refresh' : SECRET_OPERATIONS.test(target) ? 'secret' : 'other',
    provesPassword:
      (target.endsWith('.InitiateAuth') && flow === 'USER_PASSWORD_AUTH') ||
      (target.endsWith('.RespondToAuthChallenge') && entry(body, 'ChallengeName') === 'PASSWORD_VERIFIER'),
    userName:
      text(entry(body, 'Username')) ??
      text(entry(entry(body, 'AuthParameters'), 'USERNAME')) ??
      text(entry(entry(body, 'ChallengeResponses'), 'USERNAME')),
    accessToken: text(entry(body, 'AccessToken')),
  }
}
