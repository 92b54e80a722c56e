import { Agent, request } from 'node:http'
import { EventSource } from 'eventsource'

const agent = new Agent({ keepAlive: true, maxSockets: 50 })

/** @throws Error for every status but 200: a refusal is quick and would pass for speed */
export function send(
  url: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Buffer> {
  const body = options.body === undefined ? null : JSON.stringify(options.body)
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: body === null ? 'GET' : 'POST',
        headers: {
          ...(body === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
          ...options.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const answer = Buffer.concat(chunks)
          if (response.statusCode === 200) resolve(answer)
          else reject(new Error(`${url}: ${response.statusCode} ${answer.toString().slice(0, 300)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}

export async function ask<T>(
  origin: string,
  token: string,
  body: { query: string; variables: Record<string, unknown> },
): Promise<T> {
  const answer = await send(`${origin}/graphql`, {
    body,
    headers: { authorization: `Bearer ${token}`, 'x-purpose': 'inquiry' },
  })
  const { data, errors } = JSON.parse(answer.toString()) as { data?: T; errors?: { message: string }[] }
  if (!data || errors) throw new Error(errors?.[0]?.message ?? 'no data')
  return data
}

/** Listens for changes like every open page of the console. @returns closes it */
export async function openPage(origin: string, token: string): Promise<() => void> {
  const page = new EventSource(`${origin}/api/live?place=Desk`, {
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
  })
  await new Promise<void>((resolve, reject) => {
    page.addEventListener('presence', () => resolve())
    page.addEventListener('error', (error) => reject(new Error(`No stream: ${error.message}`)))
  })
  return () => page.close()
}
