import type { FastifyInstance } from 'fastify'
import { unlockSchema } from '../../../shared/forms/console'
import { unlockDevice } from '../../office/accounts/deviceLock'
import type { Deps } from '../../ground/deps'

/** `POST /api/unlock` opens a device of staff: 200 with the server's part of its key, 403 with the tries left. */
export function registerUnlock(app: FastifyInstance, deps: Deps): void {
  app.post('/api/unlock', { bodyLimit: 1_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = await unlockSchema.validate(request.body, { strict: true }).catch(() => null)
    if (!asked) return reply.code(400).send({})
    const answer = await unlockDevice(deps, asked)
    return reply.code('share' in answer ? 200 : 403).send(answer)
  })
}
