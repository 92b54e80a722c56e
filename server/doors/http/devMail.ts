import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../ground/deps'
import { dataFolders } from '../../ground/settings/env'
import {
  findMail,
  findMailSource,
  listMails,
  mailListPage,
  mailPage,
  noMailPage,
  PAGE_STYLE_HASH,
} from '../../ground/outbox/mailFolder'
import { pictureInside } from '../../ground/outbox/mimeMessage'
import { guardDevPages, hasDevPages } from './devOnly'

const NEWEST = 200

const PAGE_POLICY = `default-src 'none'; style-src '${PAGE_STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
// Mail HTML has inline styles; it may not run scripts or load anything, and links open a tab.
const MAIL_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** `/dev/mail`: the mails in the embedded mode's folder. Off with an SMTP server. */
export function registerDevMail(app: FastifyInstance, deps: Pick<Deps, 'settings'>): void {
  const { settings } = deps
  if (!hasDevPages(settings) || settings.smtpUrl !== null) return
  const folder = dataFolders(settings.dataDir).mail
  const ownOrigins = [...new Set([settings.origin, settings.adminOrigin])]
  guardDevPages(app, settings, '/dev/mail')

  app.get('/dev/mail', async (_request, reply) => page(reply, mailListPage(await listMails(folder, NEWEST))))

  app.get<{ Params: { name: string } }>('/dev/mail/:name', async (request, reply) => {
    const mail = await findMail(folder, request.params.name)
    return mail ? page(reply, mailPage(mail, ownOrigins)) : notFound(reply)
  })

  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', async (request, reply) => {
    const mail = await findMail(folder, request.params.name)
    if (!mail) return notFound(reply)
    return privately(reply)
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(pictureInside(mail.html.replace('<head>', '<head><base target="_blank">')))
  })

  app.get<{ Params: { name: string } }>('/dev/mail/:name/source', async (request, reply) => {
    const source = await findMailSource(folder, request.params.name)
    return source ? download(reply, `${request.params.name}.eml`, 'message/rfc822', source) : notFound(reply)
  })

  app.get<{ Params: { name: string; index: string } }>(
    '/dev/mail/:name/attachments/:index',
    async (request, reply) => {
      const mail = await findMail(folder, request.params.name)
      const attachment = mail?.attachments[Number(request.params.index)]
      return attachment
        ? download(reply, attachment.filename, attachment.contentType, Buffer.from(attachment.content))
        : notFound(reply)
    },
  )
}

const privately = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

const page = (reply: FastifyReply, html: string) =>
  privately(reply).header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html)

const notFound = (reply: FastifyReply) => page(reply.code(404), noMailPage())

const download = (reply: FastifyReply, filename: string, contentType: string, content: Buffer) =>
  privately(reply)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
    .type(contentType)
    .send(content)
