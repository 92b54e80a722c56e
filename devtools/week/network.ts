import { Agent, request } from 'node:http'
import type { ApiErrorCode } from '../../shared/words/program/apiErrorCodes'
import type { Answer } from '../world/world'

const CLIENT = 'embeddeddonorandconsole'
const LIMIT_MS = 60_000

export type Account = { email: string; password: string; isStaff?: boolean }
export type Refusal = { who: string; operation: string; code: string; message: string }

type Response = { status: number; text: string }
type Body = { data?: unknown; errors?: { message: string; extensions: { code: ApiErrorCode } }[] }
type Tokens = { AccessToken: string }

/** Everybody at an address of their own in this network, as at home: limits of calls hold for each. */
export function createNetwork(origin: string) {
  const accounts = new Map<string, Account & { address: string }>()
  const tokens = new Map<string, string>()
  const acts = new Map<string, number>()
  const refusals: Refusal[] = []
  const { port } = new URL(origin)

  function send(
    address: string,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const text = JSON.stringify(body)
      const call = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          localAddress: address,
          agent: new Agent(),
          headers: {
            host: `localhost:${port}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
          )
        },
      )
      call.setTimeout(LIMIT_MS, () => call.destroy(new Error('no answer')))
      call.on('error', reject)
      call.end(text)
    })
  }

  function known(who: string) {
    const account = accounts.get(who)
    if (!account) throw new Error(`nobody knows ${who}`)
    return account
  }

  async function pool<T>(who: string, operation: string, body: Record<string, unknown>): Promise<T> {
    const answer = await send(
      known(who).address,
      '/identity/',
      {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      { ClientId: CLIENT, ...body },
    )
    if (answer.status !== 200) throw new Error(`${operation}: ${answer.status} ${answer.text.slice(0, 300)}`)
    // The operation defines the type of the answer.
    return JSON.parse(answer.text) as T
  }

  async function tokenOf(who: string): Promise<string> {
    const { email, password } = known(who)
    const token = tokens.get(who)
    if (token) return token
    const { AuthenticationResult } = await pool<{ AuthenticationResult: Tokens }>(who, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    })
    tokens.set(who, AuthenticationResult.AccessToken)
    return AuthenticationResult.AccessToken
  }

  return {
    acts,
    refusals,
    add(account: Account) {
      const number = accounts.size + 256
      const address = `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
      accounts.set(account.email, { ...account, address })
    },
    members: (): Account[] => [...accounts.values()].filter(({ isStaff }) => !isStaff),
    /** Sessions end while the machine is off. */
    forgetSessions: () => tokens.clear(),
    async signUp(email: string, codeIn: () => Promise<string>) {
      const { password } = known(email)
      await pool(email, 'SignUp', {
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
      })
      await pool(email, 'ConfirmSignUp', { Username: email, ConfirmationCode: await codeIn() })
    },
    async subOf(who: string): Promise<string> {
      const [, claims = ''] = (await tokenOf(who)).split('.')
      return (JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { sub: string }).sub
    },
    async call<T>(who: string, query: string, variables: Record<string, unknown> = {}): Promise<Answer<T>> {
      const account = known(who)
      const headers = { authorization: await tokenOf(who), 'x-purpose': 'judgement' }
      const answer = await send(account.address, '/graphql', headers, { query, variables })
      const { data, errors: [error] = [] } = JSON.parse(answer.text) as Body
      const operation = /\{\s*(\w+)/.exec(query)?.[1] ?? ''
      if (query.startsWith('mutation')) acts.set(who, (acts.get(who) ?? 0) + 1)
      // The document defines the type of the answer.
      if (!error) return { data: data as NonNullable<T>, code: null }
      const { code } = error.extensions
      if (code === 'INTERNAL' || code === 'RATE_LIMITED')
        throw new Error(`${operation}: ${answer.text.slice(0, 400)}`)
      refusals.push({ who: account.isStaff ? who : '会員', operation, code, message: error.message })
      return { data: null, code }
    },
    /** A list as a file, row by row; signed in anew, because a file asks for a sign-in that is not old. */
    async exported(who: string, resource: string, columns: readonly string[]): Promise<string> {
      tokens.delete(who)
      const headers = { authorization: await tokenOf(who), 'x-purpose': 'judgement' }
      const body = { columns, format: 'csv', encoding: 'utf-8-bom' }
      const answer = await send(known(who).address, `/api/exports/${resource}`, headers, body)
      if (answer.status !== 200) throw new Error(`${resource}: ${answer.status} ${answer.text.slice(0, 300)}`)
      return answer.text
    },
  }
}

export type Network = ReturnType<typeof createNetwork>
