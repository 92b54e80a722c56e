import type { FastifyInstance } from 'fastify'
import { visitReplySchema } from '../../../shared/forms/visitReply'
import { answerReminder } from '../../care/screenings/answerReminder'
import type { Deps } from '../../ground/deps'
import { readMailToken } from '../../ground/outbox/mailToken'
import { networkOf } from '../../records/security/networkOf'
import { unlockSchema } from '../../../shared/forms/console'
import { unlockDevice } from '../../office/accounts/deviceLock'
import { pushRenewalSchema } from '../../care/push/pushDeviceForm'
import { renewPushDevice } from '../../care/push/savePushDevice'

/**
 * `POST /api/visit_reply` answers a reminder without sign-in. The page behind the mail's link changes nothing, because
 * virus scanners open every link.
 */
export function registerVisitReply(app: FastifyInstance, deps: Deps): void {
  app.post('/api/visit_reply', { bodyLimit: 1_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const asked = await visitReplySchema.validate(request.body, { strict: true }).catch(() => null)
    const mailId = asked && (await readMailToken(deps.db, 'visitReply', asked.Token))
    if (!mailId) return reply.code(400).send({})
    const context = { deps, requestId: request.id, network: networkOf(request.ip) }
    return reply.send(await answerReminder(context, mailId, asked.Answer))
  })
}

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
