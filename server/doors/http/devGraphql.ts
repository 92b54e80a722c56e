import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ground/deps'
import { SAMPLE_PASSWORD } from '../../ground/settings/sampleAccounts'
import { hashOf } from './contentSecurityPolicy'
import { guardDevPages, hasDevPages } from './devOnly'
import { graphqlExamples } from './graphqlExamples'

/** The account with which the page signs in before it sends. */
const ACCOUNT = 'x-account'

/** Runs in the browser before GraphiQL: signs in like any client, with the account in a tab's headers. */
const SCRIPT = `
const send = window.fetch.bind(window)
const passes = new Map()
async function passOf(account, password) {
  const { userPoolEndpoint, userPoolClientId } = await (await send('/config.json')).json()
  const answer = await send(userPoolEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: userPoolClientId, AuthParameters: { USERNAME: account, PASSWORD: password } }),
  })
  const body = await answer.json()
  const pass = body.AuthenticationResult?.AccessToken
  if (!pass) throw new Error(body.message ?? body.ChallengeName ?? 'ログインできませんでした')
  return pass
}
window.fetch = async (address, options) => {
  const headers = new Headers(options?.headers)
  const account = headers.get('${ACCOUNT}')
  if (!account) return send(address, options)
  const password = headers.get('x-password') ?? '${SAMPLE_PASSWORD}'
  headers.delete('${ACCOUNT}')
  headers.delete('x-password')
  const who = account + ' ' + password
  if (!passes.has(who)) passes.set(who, await passOf(account, password))
  headers.set('authorization', passes.get(who))
  const answer = await send(address, { ...options, headers })
  if (answer.status === 401) passes.delete(who)
  return answer
}
`

const NOT_INSTALLED = 'APIを試す画面は、開発用のパッケージも入れたときだけ使えます（npm ci）。\n'

/** `/dev/graphql`: GraphiQL with example documents, for developers. */
export function registerDevGraphQL(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  if (!hasDevPages(settings)) return
  let page: ReturnType<typeof makePage> | null = null
  guardDevPages(app, settings, '/dev/graphql')
  app.get('/dev/graphql', async (_request, reply) => {
    const made = await (page ??= makePage(settings.origin))
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    if (!made) return reply.code(404).type('text/plain; charset=utf-8').send(NOT_INSTALLED)
    return reply
      .header('content-security-policy', made.policy)
      .type('text/html; charset=utf-8')
      .send(made.html)
  })
}

/** Null if the developers' packages are not installed. */
async function makePage(origin: string): Promise<{ html: string; policy: string } | null> {
  // Nine megabytes, and only developers need it.
  const library = await import('@graphql-yoga/render-graphiql').catch(() => null)
  if (!library) return null
  const tabs = graphqlExamples.map(({ title, account, document, variables }) => ({
    query: `# ${title}\n${document}`,
    variables: JSON.stringify(variables, null, 2),
    headers: JSON.stringify({ [ACCOUNT]: account }, null, 2),
  }))
  const plain = library.renderGraphiQL({
    title: 'APIを試す',
    endpoint: '/graphql',
    defaultTabs: tabs,
    // The first tab begins with these instead of its own.
    headers: tabs[0]?.headers,
    shouldPersistHeaders: true,
  })
  const own = `<script>${SCRIPT}</script>`
  const [, graphiql = ''] = /<script>([\s\S]*)<\/script>/.exec(plain) ?? []
  const policy = [
    `default-src 'none'`,
    `script-src ${hashOf(SCRIPT)} ${hashOf(graphiql)}`,
    // The editor creates its workers, fonts and styles itself.
    `worker-src blob:`,
    `style-src 'unsafe-inline'`,
    `font-src data:`,
    `img-src data:`,
    `connect-src 'self' ${origin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return { html: plain.replace('<div id="root">', () => `${own}<div id="root">`), policy }
}
