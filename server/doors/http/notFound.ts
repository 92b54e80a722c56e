import type { FastifyReply } from 'fastify'
import { apiErrorTexts } from '../../../shared/words/program/apiErrors'

/** For addresses without a page: the API's, assets. */
export const answerNotFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ errors: [{ message: apiErrorTexts.NOT_FOUND, extensions: { code: 'NOT_FOUND' } }] })
