import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { stage } from '../../scripts/package/stage.mjs'

// No engine is asked for: the files are read as text, and held against the archive and the settings.

const read = (path: string) => readFileSync(path, 'utf8')
const steps = read('Dockerfile')
  .split('\n')
  .flatMap((line) => {
    const [, name, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return name ? [{ name, rest }] : []
  })
const of = (name: string) => steps.filter((step) => step.name === name).map(({ rest }) => rest)
/** After the last FROM: what is in the image. */
const runtime = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'))
const runtimeOf = (name: string) => runtime.filter((step) => step.name === name).map(({ rest }) => rest)

let tree: string
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'nakatsugu-image-'))
  stage(tree)
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

test('every source of a copy is there, or made by a step before', () => {
  const stages = of('FROM').map((from) => / AS (\w+)$/.exec(from)?.[1])
  const copies = of('COPY').map((copy) => /^(?:--from=(\w+) )?(\S+) \S+$/.exec(copy) ?? [])
  const isThere = ([, from, source = '']: string[]) =>
    from === undefined
      ? existsSync(source)
      : stages.includes(from) && of('RUN').some((run) => run.includes(`mkdir ${source}`))
  expect(copies.length).toBe(2)
  expect(copies.filter((copy) => !isThere(copy))).toEqual([])
})

test('every npm script that a step runs is one of ours', () => {
  const scripts = of('RUN').flatMap((run) => [...run.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name))
  expect(scripts).toEqual(['package'])
  for (const name of scripts) expect(packageJson.scripts).toHaveProperty(name)
})

test('what it starts is in the archive, without a shell, as a user without rights', () => {
  const [command, ...others] = runtimeOf('CMD').map((text): unknown => JSON.parse(text))
  expect(others).toEqual([])
  expect(command).toEqual(['node', '--enable-source-maps', 'build/server/index.js', '--production'])
  expect(existsSync(join(tree, 'build/server/index.js'))).toBe(true)
  expect(packageJson.scripts.serve).toContain((command as string[]).join(' '))
  expect(runtimeOf('USER')).toEqual(['node'])
  expect(runtimeOf('STOPSIGNAL')).toEqual(['SIGTERM'])
})

test('its health is a path that the server serves, asked by node itself', () => {
  const [health = ''] = runtimeOf('HEALTHCHECK')
  const asked: unknown = JSON.parse(health.slice(health.indexOf('CMD ') + 4))
  expect(asked).toEqual(['node', '--eval', expect.stringContaining("'/livez'")])
  expect(read('server/doors/http/health.ts')).toContain("app.get('/livez'")
})

test('neither secrets nor what was built here go into the image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const path of ['.git', 'node_modules', 'build', 'data', '**/*.env', 'operator'])
    expect(ignored).toContain(path)
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['*.env', '/operator/']))
})

test('what AWS runs in the image is in the archive', () => {
  for (const file of ['metrics.mjs', 'toMetrics.mjs', 'migrate.mjs', 'rds-ap-northeast-1.pem'])
    expect(existsSync(join(tree, 'deploy/aws', file)), file).toBe(true)
  expect(existsSync(join(tree, 'deploy/aws/node_modules'))).toBe(false)
})

test('compose gives every setting that our own pool needs in production', () => {
  const compose = read('compose.yaml')
  const given = new Set([
    ...[...compose.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name),
    ...[...read('deploy/compose/service.env.sample').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
  ])
  const env = read('server/ground/settings/env.ts')
  const [, required = ''] = /REQUIRED_IN_PRODUCTION = \[([^\]]*)\]/.exec(env) ?? []
  const [, ofCognito = ''] = /OF_COGNITO = \[([^\]]*)\]/.exec(env) ?? []
  const needed = [...required.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) =>
    ofCognito.includes(`'${name}'`) ? [] : [name],
  )
  expect(needed.length).toBeGreaterThanOrEqual(4)
  for (const name of needed) expect(given, name).toContain(name)
  for (const name of given) expect(env, name).toMatch(new RegExp(`\\b${name}\\b`))
  for (const [, file = ''] of compose.matchAll(/env_file: (\S+)/g))
    expect(existsSync(`${file}.sample`), file).toBe(true)
  expect(existsSync('deploy/compose/Caddyfile')).toBe(true)
})

test('compose tells the proxy its names alone, bounds every log, and makes a backup', () => {
  const compose = read('compose.yaml')
  const [, proxy = ''] = /\n {2}proxy:\n([\s\S]*?)\n\n/.exec(compose) ?? []
  expect(proxy).toContain('env_file: deploy/compose/proxy.env\n')
  expect(read('deploy/compose/proxy.env.sample').match(/^[A-Z_]+(?==)/gm)).toEqual(['ORIGIN', 'ADMIN_ORIGIN'])
  const images = compose.match(/^ {2,4}image: /gm) ?? []
  expect(compose.match(/logging: \*logging/g)).toHaveLength(images.length)
  expect(compose).toContain('command: [sh, deploy/compose/backup.sh]')
  expect(existsSync('deploy/compose/backup.sh')).toBe(true)
})
