import { createServer } from 'node:http'
import pg from 'pg'
import { answerParent, readGiven } from './messages'
import { limits, type LimitRequest } from './limits'

const CONNECTIONS = 10
/** Longer than a round of others: a caller takes up the connection of before. */
const KEPT_MS = 600_000

/** The best possible here: Node's server and a named statement, without GraphQL and caller check. */
const pool = new pg.Pool({
  connectionString: readGiven().DATABASE_URL,
  max: CONNECTIONS,
  idleTimeoutMillis: 0,
})

async function answer({ name, values }: LimitRequest): Promise<string> {
  const limit = limits[name]
  if ('statement' in limit) {
    const { rows } = await pool.query<[string]>({ name, text: limit.statement, values, rowMode: 'array' })
    return rows[0]?.[0] ?? 'null'
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [index, { text, take }] of limit.transaction.entries())
      await client.query({ name: `${name}${index}`, text, values: take.map((place) => values[place]) })
    await client.query('commit')
    return 'true'
  } finally {
    client.release()
  }
}

const server = createServer({ keepAliveTimeout: KEPT_MS }, (request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const send = (status: number, body: string) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    }
    answer(JSON.parse(Buffer.concat(chunks).toString()) as LimitRequest)
      .then((body) => send(200, body))
      .catch((error: unknown) => send(500, JSON.stringify(String(error))))
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) answerParent(`http://127.0.0.1:${address.port}`)
})
