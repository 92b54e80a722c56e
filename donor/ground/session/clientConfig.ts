import { NetworkError } from './apiError'

/** From the page, or else from `/config.json`. Pool endpoints are set only when embedded. */
export type ClientConfig = {
  graphqlEndpoint: string
  region: string
  userPoolId: string
  userPoolClientId: string
  identityPoolId: string
  consoleUrl: string
  userPoolEndpoint?: string
  identityPoolEndpoint?: string
  /** Notices on devices are offered. */
  tellsDevices?: true
}

const REQUIRED = [
  'graphqlEndpoint',
  'region',
  'userPoolId',
  'userPoolClientId',
  'identityPoolId',
  'consoleUrl',
] as const
const OPTIONAL = ['userPoolEndpoint', 'identityPoolEndpoint'] as const

function isClientConfig(value: unknown): value is ClientConfig {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  return (
    REQUIRED.every((name) => typeof fields.get(name) === 'string') &&
    [undefined, true].includes(fields.get('tellsDevices') as true | undefined) &&
    OPTIONAL.every((name) => fields.get(name) === undefined || typeof fields.get(name) === 'string')
  )
}

/** The name of the page's `<meta>` that holds it. */
export const CONFIG_META = 'config'

let ofPage: ClientConfig | null = null

/** Null on a page that failed on the server. */
export function pageConfig(): ClientConfig | null {
  if (ofPage) return ofPage
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CONFIG_META}"]`)
  const value: unknown = meta && JSON.parse(meta.content)
  ofPage = isClientConfig(value) ? value : null
  return ofPage
}

let loaded: Promise<ClientConfig> | null = null

/** Once per page; a failure can be retried. */
export function clientConfig(): Promise<ClientConfig> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

async function load(): Promise<ClientConfig> {
  const known = pageConfig()
  if (known) return known
  const body: unknown = await fetch('/config.json')
    .then((response) => response.json())
    .catch((cause: unknown) => {
      throw new NetworkError(cause)
    })
  if (!isClientConfig(body)) throw new NetworkError(body)
  return body
}
