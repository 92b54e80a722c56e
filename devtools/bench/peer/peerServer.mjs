import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

// PostGraphile over the same database, without authorization: what a library makes of the same questions. It is copied
// beside its packages and runs there.

/** It asks for Node 22, of which it needs no more than this. */
Promise.withResolvers ??= function withResolvers() {
  let [resolve, reject] = []
  const promise = new this((...both) => ([resolve, reject] = both))
  return { promise, resolve, reject }
}

const CONNECTIONS = 10
const { DATABASE_URL: connectionString } = JSON.parse(process.argv[2])
const peer = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: CONNECTIONS } })],
  grafast: { explain: false },
  grafserv: { graphiql: false, watch: false },
})
await peer.getSchema()
const server = createServer()
await peer.createServ(grafserv).addTo(server)

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send({ cpuMs: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send({ listening: `http://127.0.0.1:${server.address().port}` }))
