import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { answers, startChild, until, type Child } from './child'
import { environment } from '../world/environment'
import { BUCKET, CONSOLE, DONOR, pathIn, PORTS, QUEUE, REGION, type Place } from './place'
import { asApp, asOwner } from './postgres'

type Operator = { region: unknown; [key: string]: unknown }
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Operator

/** The operator of the tests, in the region of the made-up people. */
export function writeOperator(place: Place): void {
  const operator = read('tests/support/operator/morioka.json')
  const { region } = read('docs/operator.sample.json')
  writeFileSync(pathIn(place, 'operator.json'), JSON.stringify({ ...operator, $schema: undefined, region }))
}

export type Settings = Record<string, string>

/** Production settings of an organisation with its own pool, a bucket and a replica. */
export function settingsOf(place: Place, index = 0): Settings {
  return {
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: pathIn(place, 'tls/ca.pem'),
    HOST: '127.0.0.1',
    PORT: String(PORTS.service + index),
    METRICS_PORT: String(PORTS.metrics + index),
    ORIGIN: DONOR,
    ADMIN_ORIGIN: CONSOLE,
    GRAPHQL_ENDPOINT: `${DONOR}/graphql`,
    USER_POOL: 'embedded',
    DATABASE_URL: asApp(),
    DATABASE_REPLICA_URL: asApp(PORTS.replica),
    SMTP_URL: `smtp://127.0.0.1:${PORTS.mail}`,
    MAIL_FROM: 'おくりば <no-reply@okuriba.jp>',
    FILES_BUCKET: BUCKET,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${PORTS.bucket}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: REGION,
    BOUNCE_QUEUE_URL: `http://sqs.${REGION}.localhost:${PORTS.queue}/000000000000/${QUEUE}`,
    AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${PORTS.queue}`,
    OPERATOR_FILE: pathIn(place, 'operator.json'),
    DATA_DIR: pathIn(place, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    SEAL_KEY: 'ab'.repeat(32),
    CHECKPOINT_KEY: 'cd'.repeat(32),
    HEALTH_KEY: 'ef'.repeat(32),
    BACKUP_RECIPIENT: 'none',
  }
}

/** Also enough on a shared machine. */
const START_LIMIT_MS = 180_000
const FLAGS = ['--enable-source-maps']

/** Migrates a database to a version, as its owner. @throws with the command's output */
export function migrate(place: Place, tree: string, databaseUrl = asOwner): string {
  return execFileSync(process.execPath, [...FLAGS, 'build/server/migrate.js'], {
    cwd: tree,
    env: { PATH: environment.PATH, ...settingsOf(place), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
}

/** Starts a process of the version in `tree` and waits until it is ready. */
export async function startProcess(
  place: Place,
  tree: string,
  index: number,
  more: Settings = {},
): Promise<Child> {
  const child = startChild({
    command: process.execPath,
    args: [...FLAGS, 'build/server/index.js', '--production'],
    env: { ...settingsOf(place, index), ...more },
    cwd: tree,
  })
  const isReady = async () => {
    if (!child.isRunning()) throw new Error(`サーバー${index + 1}が終了しました：\n${child.output()}`)
    return answers(`http://127.0.0.1:${PORTS.service + index}/readyz`)
  }
  await until(`サーバー${index + 1}が応答すること`, isReady, START_LIMIT_MS)
  return child
}

export function command(
  place: Place,
  tree: string,
  { name, settings = {}, args = [] }: { name: string; settings?: Settings; args?: readonly string[] },
): { code: number; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...FLAGS, `build/server/${name}.js`, ...args],
    {
      cwd: tree,
      env: { PATH: environment.PATH, ...settingsOf(place), ...settings },
      encoding: 'utf8',
      timeout: 120_000,
    },
  )
  return { code: status ?? 1, said: stdout + stderr }
}

/** What a process has said at the level of errors. */
export const severeLines = (server: Child) =>
  server
    .output()
    .split('\n')
    .filter((line) => /^\{"level":[5-9]\d/.test(line))
