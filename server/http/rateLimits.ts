import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { apiErrorTexts } from '../../shared/messages/apiErrors'
import type { Clock } from '../clock'

const MINUTE_MS = 60_000
const PER_ADDRESS = 300
const PER_CALLER = 120
const SIGN_INS_PER_ADDRESS = 20

/** Calls that present or ask for a secret; the rest of the pool's protocol counts like the API. */
const SECRET_OPERATIONS =
  /\.(?:InitiateAuth|SignUp|ConfirmSignUp|ResendConfirmationCode|ForgotPassword|ConfirmForgotPassword)$/

export type RateLimits = {
  /** False when this person has called more often than a person can. */
  allowCaller(id: string): boolean
}

/** Counts calls in windows of a minute: `count(key)` is how many there have been in the running one. */
function windowCounter(clock: Clock) {
  const counts = new LRUCache<string, { window: number; count: number }>({ max: 50_000 })
  return (key: string): number => {
    const window = Math.floor(clock.now().getTime() / MINUTE_MS)
    const known = counts.get(key)
    const count = known?.window === window ? known.count + 1 : 1
    counts.set(key, { window, count })
    return count
  }
}

const isLimited = (url: string) => /^\/(?:graphql|identity|api)(?:\/|\?|$)/.test(url)

/** Bounds calls by address (300 a minute, 20 for sign-in and codes) and by person (120 a minute). */
export async function registerRateLimits(
  app: FastifyInstance,
  options: { clock: Clock; signInsPerMinute?: number; callsPerMinute?: number },
): Promise<RateLimits> {
  const countSignIns = windowCounter(options.clock)
  const countCalls = windowCounter(options.clock)
  const signInLimit = options.signInsPerMinute ?? SIGN_INS_PER_ADDRESS

  await app.register(rateLimit, {
    max: options.callsPerMinute ?? PER_ADDRESS,
    timeWindow: MINUTE_MS,
    // The plugin takes a maximum without end for its own thousand.
    allowList: (request) => options.callsPerMinute === Infinity || !isLimited(request.url),
    errorResponseBuilder: () => ({
      statusCode: 429,
      errors: [{ message: apiErrorTexts.RATE_LIMITED, extensions: { code: 'RATE_LIMITED' } }],
    }),
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!asksForSecret(request) || countSignIns(request.ip) <= signInLimit) return
    reply.code(429).header('retry-after', '60').type('application/x-amz-json-1.1')
    return reply.send(JSON.stringify({ __type: 'TooManyRequestsException', message: 'Rate exceeded' }))
  })

  return { allowCaller: (id) => countCalls(id) <= (options.callsPerMinute ?? PER_CALLER) }
}

function asksForSecret(request: FastifyRequest): boolean {
  const target = request.headers['x-amz-target']
  return request.url.startsWith('/identity') && typeof target === 'string' && SECRET_OPERATIONS.test(target)
}
