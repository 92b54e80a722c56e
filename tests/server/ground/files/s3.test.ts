import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSettings } from '../../../../server/ground/settings/env'
import { createFileStore } from '../../../../server/ground/files/createFileStore'

const NO_SUCH_KEY = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>'
const KEY = 'barcodes/1f0c/card.svg'

/** One object a page: whoever asks has to ask again. */
function page(asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? ''
  const keys = [...objects.keys()].map((path) => path.split('/').slice(2).join('/'))
  const below = keys.filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
  const index = Number(asked.get('continuation-token') ?? 0)
  const more = index + 1 < below.length
  return `<?xml version="1.0"?><ListBucketResult>
    ${below.slice(index, index + 1).map((key) => `<Contents><Key>${key}</Key></Contents>`)}
    <IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${index + 1}</NextContinuationToken>` : ''}
  </ListBucketResult>`
}

let server: Server
let endpoint: string
let objects: Map<string, { content: Buffer; type: string }>

// The part of S3's protocol that is needed, answered locally under a name that has no names of buckets below it.
beforeEach(async () => {
  objects = new Map()
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const known = objects.get(path)
      if (request.method === 'PUT') {
        objects.set(path, { content: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' })
        response.end()
      } else if (request.method === 'DELETE') {
        objects.delete(path)
        response.writeHead(204).end()
      } else if (request.url?.includes('list-type=2')) {
        const asked = new URL(request.url, 'http://s3').searchParams
        response.setHeader('content-type', 'application/xml').end(page(asked))
      } else if (known) response.setHeader('content-type', known.type).end(known.content)
      else response.writeHead(404, { 'content-type': 'application/xml' }).end(NO_SUCH_KEY)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://localhost:${(server.address() as AddressInfo).port}`
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it.each([
  ['of all services', () => ({ AWS_ENDPOINT_URL: `${endpoint}/` })],
  ['of S3 alone', () => ({ AWS_ENDPOINT_URL: 'http://nowhere.invalid', AWS_ENDPOINT_URL_S3: endpoint })],
])('keeps files in the bucket of the settings, by path at the address %s', async (_of, address) => {
  const env = { FILES_BUCKET: 'nakatsugu-files', ...address() }
  const settings = readSettings(env, { production: false, empty: true })
  const files = createFileStore({ settings })
  expect(files.bucket).toBe('nakatsugu-files')
  expect(await files.get(files.bucket, KEY)).toBeNull()
  await files.put(KEY, new TextEncoder().encode('<svg/>'), 'image/svg+xml')
  expect([...objects.keys()]).toEqual([`/nakatsugu-files/${KEY}`])
  const file = await files.get(files.bucket, KEY)
  expect(Buffer.from(file?.content ?? []).toString()).toBe('<svg/>')
  expect(file?.contentType).toBe('image/svg+xml')
  for (const key of ['heads/b.json', 'heads/a.json', 'heads/c/d.json'])
    await files.put(key, new TextEncoder().encode('{}'), 'application/json')
  expect(await files.list('heads')).toEqual(['heads/a.json', 'heads/b.json'])
  expect(await files.list('none')).toEqual([])
  await files.delete(files.bucket, KEY)
  expect(await files.get(files.bucket, KEY)).toBeNull()
})
