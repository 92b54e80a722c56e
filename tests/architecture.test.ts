import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import floors from '../docs/floors.json'
import { sourceFiles, type SourceFile } from './support/sourceFiles'

const LONGEST_FILE = 300
const parts = ['admin', 'donor', 'server', 'pool', 'devtools', 'shared', 'scripts', 'tests'].flatMap(
  sourceFiles,
)

/** Lists of facts and of words are as long as they are. */
const isData = ({ path }: SourceFile) =>
  /^(shared\/(questionnaire\/[\d-]+|words)|(donor|admin)\/ground\/words)\//.test(path) ||
  path.endsWith('/words.ts') ||
  /\/(data|texts)\//.test(path) ||
  // What each operation asks and who may call it, a block an operation.
  /^tests\/server\/.*\/access\/operations\.ts$/.test(path)

const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
const offending = (files: SourceFile[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path)

describe('the house', () => {
  test('no file is longer than a person reads at once', () => {
    const long = parts.filter((file) => !isData(file) && file.text.split('\n').length > LONGEST_FILE)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  test.each(Object.entries(floors))('every room of %s stands on one floor', (wing, storeys) => {
    const rooms = parts
      .filter(({ path }) => path.startsWith(`${wing}/`) && /\.tsx?$/.test(path))
      .map(({ path }) => path.split('/')[wing.split('/').length])
    expect(storeys.flat().toSorted()).toEqual([...new Set(rooms)].toSorted())
  })

  test('only the clock reads the time of the system', () => {
    const timed = parts.filter(
      ({ path }) => /^(server|pool|devtools|shared)\//.test(path) && path !== 'server/ground/clock.ts',
    )
    expect(offending(timed, /new Date\(\s*\)|Date\.now\(|\bdayjs(\.utc)?\(\s*\)/)).toEqual([])
  })

  test('only one place normalises, within the length that is read', () => {
    const reading = parts.filter(({ path }) => /^(server|shared|admin|donor)\//.test(path))
    expect(offending(reading, /\.normalize\('NFKC'\)/)).toEqual(['shared/facts/normalise.ts'])
  })

  test('only the settings read the environment', () => {
    const reading = parts.filter(({ path }) => /^(server|pool|devtools|shared)\//.test(path))
    const commands =
      /^(server\/(index|start\/(doctor\/doctor|pilot\/pilot|program\/firstAdministrator|backup\/(backup|migrate|readArguments|restore))|care\/criteria\/replay\/replay|records\/seals\/verify|ground\/db\/embeddedCluster)|devtools\/(bench\/limit\/productServer|world\/environment))\.ts$/
    expect(offending(reading, /process\.env\b/).filter((path) => !commands.test(path))).toEqual([])
  })

  test('exports have names; only frameworks ask for a default', () => {
    const framework =
      /^(donor\/((root|entry\.(client|server)|routes)\.tsx?|(frame\/layouts|routes)\/)|tests\/(rehearsal\/)?(vitest|playwright)\.config\.ts|tests\/(support|e2e)\/globalSetup\.ts|admin\/ground\/(dataProvider\/plural|console\/unused)\.ts)/
    const own = parts.filter(({ path }) => !framework.test(path))
    expect(offending(own, /^export default /m)).toEqual([])
  })

  test('tests of screens spy on a module: one that is replaced stays so for the next files of the worker', () => {
    const screens = parts.filter(({ path }) => /^tests\/(donor|admin)\//.test(path))
    expect(offending(screens, /\bvi\.(mock|doMock)\(/)).toEqual([])
  })

  test('nothing is passed on by a barrel', () => {
    // It stands in a package's place.
    const own = parts.filter(({ path }) => path !== 'admin/ground/console/router.ts')
    expect(offending(own, /^export \* from /m)).toEqual([])
  })

  test('no drawer for what has no place', () => {
    const drawers = ['admin', 'donor', 'server', 'pool', 'devtools', 'shared'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isDirectory() && /^(utils?|helpers?|common|misc|lib)$/.test(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`),
    )
    expect(drawers).toEqual([])
  })

  test('no test is skipped, singled out or left waiting for a while', () => {
    const tests = parts.filter(
      ({ path }) => path.startsWith('tests/') && path !== 'tests/architecture.test.ts',
    )
    expect(offending(tests, /\b(test|it|describe)\.(skip|only|todo|fixme)\b|waitForTimeout\(/)).toEqual([])
  })
})
