import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PoolContext } from '../ground/context'
import { PoolError, refusals } from '../ground/poolError'
import { deviceOf } from '../ground/users/deviceOf'
import { operations } from './operations/operations'

const JSON_TYPE = 'application/x-amz-json-1.1'
const BODY_LIMIT = 64 * 1024

function refuse(reply: FastifyReply, error: PoolError) {
  return reply
    .code(400)
    .header('x-amzn-errortype', error.type)
    .type(JSON_TYPE)
    .send(JSON.stringify({ __type: error.type, message: error.message }))
}

async function callOperation(context: PoolContext, request: FastifyRequest, reply: FastifyReply) {
  const operation = operations.get(String(request.headers['x-amz-target']))
  if (!operation) throw refusals.unknownOperation()
  const { ip, id: requestId, headers } = request
  const caller = {
    ip,
    requestId,
    request,
    origin: headers.origin ?? null,
    device: deviceOf(headers['user-agent']),
  }
  const answer = await operation(context, request.body, caller)
  return reply.type(JSON_TYPE).send(JSON.stringify(answer))
}

/** Answers our own refusals as they are; logs any other error and hides its reason. */
function answerError(context: PoolContext, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof PoolError) return refuse(reply, error)
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 429) return refuse(reply, refusals.throttled())
  if (status < 500) return refuse(reply, refusals.parameter('The request body could not be read.'))
  const facts = { requestId: request.id, target: request.headers['x-amz-target'], err: error }
  context.log.error(facts, 'user pool call failed')
  return refuse(reply, new PoolError('InternalErrorException', 'Internal error'))
}

export function registerPoolRoutes(app: FastifyInstance, context: PoolContext): void {
  const { userPoolId } = context.settings.pool
  const wellKnown = `/${userPoolId}/.well-known`
  const jwks = { keys: [...context.keys.byId.values()].map((key) => key.jwk) }
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        JSON_TYPE,
        { parseAs: 'string' },
        scope.getDefaultJsonParser('error', 'error'),
      )
      scope.setErrorHandler((error, request, reply) => answerError(context, error, request, reply))
      scope.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      scope.post('/', { bodyLimit: BODY_LIMIT }, async (request, reply) =>
        callOperation(context, request, reply),
      )
      scope.get(`${wellKnown}/jwks.json`, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(jwks),
      )
      scope.get(`${wellKnown}/openid-configuration`, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(discoveryOf(context.issuer)),
      )
    },
    { prefix: '/identity' },
  )
}

/**
 * OpenID Connect Discovery, for services that check our tokens. Sign-in is Cognito's protocol: no authorization
 * endpoint, no response type.
 */
const discoveryOf = (issuer: string) => ({
  issuer,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  response_types_supported: [],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  claims_supported: [
    'sub',
    'iss',
    'aud',
    'exp',
    'iat',
    'jti',
    'auth_time',
    'token_use',
    'email',
    'email_verified',
    'cognito:username',
    'cognito:groups',
  ],
})
