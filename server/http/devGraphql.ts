import type { FastifyInstance } from 'fastify'
import { isObjectType, printType, type GraphQLField, type GraphQLSchema } from 'graphql'
import type { Deps } from '../deps'
import { apiSchema } from '../graphql/schema'
import { escapeHtml } from '../mail/templates/mailHtml'
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from '../sampleAccounts'
import { hashOf } from './contentSecurityPolicy'
import { guardDevPages, hasDevPages } from './devOnly'
import { graphqlExamples } from './graphqlExamples'

const STYLE = `
:root { color-scheme: light; color: #1f2b26; background: #f7f8f2; line-break: strict;
  font: 16px/1.7 -apple-system, BlinkMacSystemFont, 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', Meiryo, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 24px 20px 64px }
h1 { font-size: 24px; margin: 0 0 8px } h2 { font-size: 18px; margin: 32px 0 8px }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
@media (max-width: 48rem) { form { grid-template-columns: 1fr } }
label { display: block; font-weight: 700; margin-bottom: 12px }
input, select, textarea, button { box-sizing: border-box; font: inherit; color: inherit }
input, select, textarea { display: block; width: 100%; padding: 8px; border: 1px solid #6b7a72; border-radius: 8px; background: #fff }
textarea, pre { font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 22px; background: #1f5f4d; color: #fff; font-weight: 700 }
:focus-visible { outline: 3px solid #1f2b26; outline-offset: 2px }
pre { margin: 0; padding: 16px; border: 1px solid #d8dfd5; border-radius: 12px; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }
#shown { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow: auto }
#shown h2 { margin-top: 0 }
summary { min-height: 32px; cursor: pointer; overflow-wrap: anywhere }
`

/** Runs in the browser: signs in like any client and sends the form. */
const SCRIPT = `
const examples = JSON.parse(document.getElementById('examples').textContent)
const at = (id) => document.getElementById(id)
let signedIn = { email: '', token: null }
const choose = () => {
  const { account, document, variables } = examples[at('example').value]
  at('email').value = account
  at('document').value = document
  at('variables').value = JSON.stringify(variables, null, 2)
}
async function tokenOf(email, password) {
  if (email === '') return null
  if (signedIn.email === email) return signedIn.token
  const { userPoolEndpoint, userPoolClientId } = await (await fetch('/config.json')).json()
  const answer = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' },
    body: JSON.stringify({ AuthFlow: 'USER_PASSWORD_AUTH', ClientId: userPoolClientId, AuthParameters: { USERNAME: email, PASSWORD: password } }),
  })
  const body = await answer.json()
  const token = body.AuthenticationResult?.AccessToken
  if (!token) throw new Error(body.message ?? body.ChallengeName ?? 'ログインできませんでした')
  signedIn = { email, token }
  return token
}
at('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  try {
    const token = await tokenOf(at('email').value, at('password').value)
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify({ query: at('document').value, variables: JSON.parse(at('variables').value || '{}') }),
    })
    if (answer.status === 401) signedIn = { email: '', token: null }
    at('answer').textContent = JSON.stringify(await answer.json(), null, 2)
  } catch (error) {
    at('answer').textContent = String(error)
  }
  at('answer').scrollIntoView({ block: 'nearest' })
})
at('example').addEventListener('change', choose)
choose()
`

/** `/dev/graphql`: the contract and example documents, for developers. */
export function registerDevGraphQL(app: FastifyInstance, { settings }: Pick<Deps, 'settings'>): void {
  if (!hasDevPages(settings)) return
  const policy = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self' ${settings.origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  let html: string | null = null
  guardDevPages(app, settings, '/dev/graphql')
  app.get('/dev/graphql', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send((html ??= pageOf(apiSchema()))),
  )
}

function pageOf(schema: GraphQLSchema): string {
  const options = graphqlExamples.map(
    ({ title }, index) => `<option value="${index}">${escapeHtml(title)}</option>`,
  )
  const accounts = SAMPLE_ACCOUNTS.map(
    ([email, who]) => `<option value="${email}">${escapeHtml(who)}</option>`,
  )
  const examples = JSON.stringify(graphqlExamples).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>APIを試す</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>APIを試す</h1>
<p>見本のアカウントでログインし、<code>/graphql</code>へ送ります。変更の操作は、この環境のデータを実際に書き換えます。</p>
<form id="form">
<div>
<label>例<select id="example">${options.join('')}</select></label>
<label>アカウント（空にすると、ログインせずに送ります）<input id="email" list="accounts" autocomplete="off"></label>
<datalist id="accounts">${accounts.join('')}</datalist>
<label>パスワード<input id="password" type="password" value="${SAMPLE_PASSWORD}" autocomplete="off"></label>
<label>ドキュメント<textarea id="document" rows="14" spellcheck="false"></textarea></label>
<label>変数（JSON）<textarea id="variables" rows="6" spellcheck="false"></textarea></label>
<button>送信する</button>
</div>
<div id="shown"><h2>応答</h2><pre id="answer" aria-live="polite"></pre></div>
</form>
${contractOf(schema)}
</main>
<script type="application/json" id="examples">${examples}</script>
<script>${SCRIPT}</script>
</body>
</html>
`
}

const details = (name: string, text: string) =>
  `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(text)}</pre></details>`

/** Every operation by its line, and every type as the schema language has it. */
function contractOf(schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(isObjectType)
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !roots.some((root) => root === type),
  )
  return [
    ...roots.flatMap((root) => [
      `<h2>${root.name}</h2>`,
      ...Object.values(root.getFields()).map((field) => details(field.name, operationText(field))),
    ]),
    '<h2>Types</h2>',
    ...types.map((type) => details(type.name, printType(type))),
  ].join('\n')
}

function operationText({ name, description, args, type }: GraphQLField<unknown, unknown>): string {
  const lines = args.map((arg) => `  ${arg.name}: ${String(arg.type)}  # ${arg.description ?? ''}`)
  return `${description ?? ''}\n\n${name}${args.length > 0 ? `(\n${lines.join('\n')}\n)` : ''}: ${String(type)}`
}
