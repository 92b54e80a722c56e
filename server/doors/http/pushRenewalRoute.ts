import type { FastifyInstance } from 'fastify'
import { pushRenewalSchema } from '../../care/push/pushDeviceForm'
import { renewPushDevice } from '../../care/push/savePushDevice'
import type { Deps } from '../../ground/deps'

/** `POST /api/push_device`: a service worker whose browser changed its subscription; it has no sign-in. */
export function registerPushRenewal(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'vault' | 'push' | 'clock'>,
): void {
  app.post('/api/push_device', { bodyLimit: 5_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const renewal = await pushRenewalSchema.validate(request.body, { strict: true }).catch(() => null)
    if (!renewal) return reply.code(400).send({})
    const renewed = await renewPushDevice(deps, renewal)
    return reply.code(renewed ? 200 : 404).send({})
  })
}
