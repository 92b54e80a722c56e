import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { contractHash } from '../../scripts/contractHash.mjs'
import landed from '../../scripts/landedVersions.json' with { type: 'json' }

const read = (path: string) => readFileSync(path, 'utf8')
const HASHES = new Map(Object.entries(landed))
const numbers = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.')

/** What has to be done before a change can be landed; null when nothing has. */
function due(version: string, hash: string, changelog: string): string | null {
  const known = HASHES.get(version)
  if (known !== undefined) return known === hash ? null : `raise the version in package.json above ${version}`
  const newest = [...HASHES.keys()].toSorted((a, b) => numbers(a).localeCompare(numbers(b))).at(-1) ?? ''
  if (numbers(version) <= numbers(newest)) return `the version is not above ${newest}`
  const [, lines = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? []
  return lines.includes('\n- ') ? null : 'say in CHANGELOG.md what the operator does'
}

test('a change of the API, the settings or the database has a version of its own and a line for the operator', () => {
  expect(due(packageJson.version, contractHash(), read('CHANGELOG.md'))).toBeNull()
})

test('control: each way of forgetting it is named', () => {
  expect(due('0.1.0', HASHES.get('0.1.0') ?? '', '')).toBeNull()
  expect(due('0.1.0', 'another', '')).toBe('raise the version in package.json above 0.1.0')
  expect(due('0.0.9', 'another', '')).toMatch(/^the version is not above/)
  expect(due('9.0.0', 'another', '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- x\n')).toBe(
    'say in CHANGELOG.md what the operator does',
  )
  const changed = (path: string) =>
    path === 'server/care/users/users.graphql' ? `${read(path)}\ntype Added {\n  Id: ID!\n}\n` : read(path)
  expect(contractHash(changed)).not.toBe(contractHash())
  const reworded = (path: string) =>
    path === 'server/care/users/users.graphql' ? `${read(path)}\n# words\n` : read(path)
  expect(contractHash(reworded)).toBe(contractHash())
})
