import type { PublicTexts } from '../../../shared/facts/config'
import type { PoolSettings } from '../auth/createPool'
import { isRecord } from '../../../shared/facts/isRecord'
import { toHttpError } from '../dataProvider/toHttpError'

/** Public settings, available before sign-in (`/config.json`). */
export type ConsoleConfig = PoolSettings & {
  graphqlEndpoint: string
  region: string
  operator: PublicTexts
  sampleData?: boolean
  fakeNow?: string
  /** The server's time at the request; at most one second late. */
  serverTime?: string
}

/** @throws HttpError if the server cannot be reached or refuses, Error if a setting is missing */
export async function loadConsoleConfig(): Promise<ConsoleConfig> {
  const response = await fetch('/config.json?operator', { cache: 'no-store' }).catch((failure: unknown) => {
    throw toHttpError(failure)
  })
  if (!response.ok) throw toHttpError({ status: response.status })
  const config = readConfig(await response.json())
  return { ...config, serverTime: config.fakeNow ?? response.headers.get('date') ?? undefined }
}

// Without yup, which adds 12 kB to the first load; the server has checked the operator file.
function readConfig(given: unknown): ConsoleConfig {
  const settings = isRecord(given) ? given : {}
  const optional = (name: string) => {
    const value = settings[name]
    return typeof value === 'string' ? value : undefined
  }
  const required = (name: string) => {
    const value = optional(name)
    if (!value) throw new Error(`config.json has no ${name}`)
    return value
  }
  return {
    graphqlEndpoint: required('graphqlEndpoint'),
    region: required('region'),
    userPoolId: required('userPoolId'),
    userPoolClientId: required('userPoolClientId'),
    userPoolEndpoint: optional('userPoolEndpoint'),
    operator: requireOperator(settings.operator),
    sampleData: settings.sampleData === true,
    fakeNow: optional('fakeNow'),
  }
}

const isOperator = (value: unknown): value is PublicTexts => isRecord(value) && isRecord(value.guidance)

function requireOperator(value: unknown): PublicTexts {
  if (isOperator(value)) return value
  throw new Error('config.json has no operator')
}
