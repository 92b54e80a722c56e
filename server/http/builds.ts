import type { FastifyInstance } from 'fastify'

/** One build of the donor app, as its open pages know it. */
export type Build = {
  /** Changes with any of its files. */
  id: string
  /** Paths of the scripts that its pages load. */
  files: readonly string[]
}

/**
 * `GET /builds/latest.json` → `{ id }` of the build being served, which open pages ask for now and then;
 * `GET /builds/meta/{id}.json` → `{ id, files }` of that build, and of no other.
 */
export function registerBuilds(app: FastifyInstance, build: Build): void {
  app.get('/builds/latest.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ id: build.id }),
  )
  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${build.id}.json`) return reply.callNotFound()
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(build)
  })
}
