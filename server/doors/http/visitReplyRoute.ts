import type { FastifyInstance } from 'fastify'
import { visitReplySchema } from '../../../shared/forms/visitReply'
import { answerReminder } from '../../care/screenings/answerReminder'
import type { Deps } from '../../ground/deps'
import { readMailToken } from '../../ground/outbox/mailToken'
import { networkOf } from '../../records/security/networkOf'

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
