import type { FastifyInstance } from 'fastify'
import { addDays, japaneseDateOf, startOfJapaneseDate } from '../../../shared/facts/dates'
import { indexedPaths } from '../../../shared/words/program/publicPages'
import type { Deps } from '../../ground/deps'

/** RFC 9116 requires less than a year. */
const GOOD_FOR_DAYS = 180

/** `/.well-known/` addresses: where to change the password, and the security contact. */
export function registerWellKnown(
  app: FastifyInstance,
  { settings, texts, clock }: Pick<Deps, 'settings' | 'texts' | 'clock'>,
): void {
  const { origin, adminOrigin } = settings

  app.get('/.well-known/change-password', async (request, reply) => {
    const isConsole = adminOrigin !== origin && request.host === new URL(adminOrigin).host
    return reply.redirect(isConsole ? `${adminOrigin}/admin/` : `${origin}/account`, 302)
  })

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = startOfJapaneseDate(addDays(japaneseDateOf(clock.now()), GOOD_FOR_DAYS))
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${texts.contact.email}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: ja, en',
          `Canonical: ${origin}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}

const DAY = 'public, max-age=86400'

/** `/robots.txt` and `/sitemap.xml`, without console and API. Robots must be allowed to read `noindex` pages. */
export function registerSearchEngines(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  const { origin } = settings

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', DAY)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /admin/',
          'Disallow: /graphql',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', async (_request, reply) =>
    reply.header('cache-control', DAY).type('application/xml; charset=utf-8').send(sitemap(origin)),
  )
}

const sitemap = (origin: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${indexedPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}
</urlset>
`
