import { Agent, request } from 'node:https'
import { listMails } from '../../server/ground/outbox/mailFolder'
import { until } from './child'
import { authority } from './front'
import { HOSTS, pathIn, type Place } from './place'

export const PASSWORD = 'なかつぐ の 長い 合言葉'

export type Answer = { status: number; body: Record<string, unknown>; text: string }

/** A person with their own address in this network, who calls like a browser. */
export type Caller = {
  get(path: string): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
}

export function callerFrom(place: Place, address: string, host: string = HOSTS.donor): Caller {
  const agent = new Agent({ ca: authority(place), localAddress: address, keepAlive: true })
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const call = request(
        {
          agent,
          host,
          path,
          method,
          headers: { ...headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8')
            const isJson = response.headers['content-type']?.includes('json')
            resolve({ status: response.statusCode ?? 0, text, body: isJson ? JSON.parse(text) : {} })
          })
        },
      )
      call.setTimeout(20_000, () => call.destroy(new Error('no answer')))
      // A reload of nginx ends waiting connections, also while a request is on its way. Browsers then ask again,
      // whatever the method; a new connection that fails or an answer that breaks off is a failure.
      let isAnswered = false
      call.on('response', () => (isAnswered = true))
      const isLeftBehind = (error: NodeJS.ErrnoException) =>
        call.reusedSocket && !isAnswered && error.code === 'ECONNRESET'
      call.on('error', (error) => {
        if (isLeftBehind(error)) resolve(send(method, path, headers, body))
        else reject(error)
      })
      call.end(body)
    })
  return {
    get: (path) => send('GET', path, { accept: 'text/html' }),
    post: (path, body, headers = {}) =>
      send('POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body)),
  }
}

const CLIENT = 'embeddeddonorandconsole'

async function pool(
  caller: Caller,
  operation: string,
  body: Record<string, unknown>,
): Promise<Answer['body']> {
  const answer = await caller.post(
    '/identity/',
    { ClientId: CLIENT, ...body },
    {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
  )
  if (answer.status !== 200) throw new Error(`${operation}: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body
}

export const askForAccount = (caller: Caller, email: string) =>
  pool(caller, 'SignUp', {
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'email', Value: email }],
  })

/** Waits for the newest mail to a person. @returns its text and the seconds it took */
export async function mailTo(
  place: Place,
  to: string,
  limitMs = 120_000,
): Promise<{ text: string; seconds: number }> {
  let text = ''
  const seconds = await until(
    'メールが届くこと',
    async () => {
      const mails = await listMails(pathIn(place, 'data/mail'), 500)
      text = mails.find((mail) => mail.to.includes(to))?.text ?? ''
      return text !== ''
    },
    limitMs,
  )
  return { text, seconds }
}

export const idOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sub: string }).sub

export async function signUp(place: Place, caller: Caller, email: string): Promise<string> {
  await askForAccount(caller, email)
  const { text } = await mailTo(place, email)
  await pool(caller, 'ConfirmSignUp', { Username: email, ConfirmationCode: /\b\d{6}\b/.exec(text)?.[0] })
  const { AuthenticationResult } = await pool(caller, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD },
  })
  return (AuthenticationResult as { AccessToken: string }).AccessToken
}
