import type { FastifyInstance } from 'fastify'
import { indexedPaths } from '../../shared/messages/pages/publicPages'
import type { Deps } from '../deps'

const DAY = 'public, max-age=86400'

/**
 * `/robots.txt` and `/sitemap.xml`. Hidden pages carry `noindex`, which a robot must be allowed to read; the
 * console and the API are excluded.
 */
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
