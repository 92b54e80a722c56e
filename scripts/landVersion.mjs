// Closes a version when it is landed: its part of CHANGELOG.md gets its name, and what others rely on is recorded, as is
// what its clients send.
import { readFileSync, writeFileSync } from 'node:fs'
import { contractHash } from './contractHash.mjs'
import { CLIENTS, LANDED_CONTRACT, contractAsLanded, documentsIn, landedFile } from './landedDocuments.mjs'

const RECORD = 'scripts/landedVersions.json'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const changelog = readFileSync('CHANGELOG.md', 'utf8')
const landed = JSON.parse(readFileSync(RECORD, 'utf8'))
if (landed[version] || !changelog.includes('\n## Unreleased\n')) {
  console.error(`版${version}は、もう確定しています。package.jsonのversionを上げてください。`)
  process.exit(1)
}
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' }).format(new Date())
writeFileSync('CHANGELOG.md', changelog.replace('\n## Unreleased\n', `\n## ${version} (${today})\n`))
writeFileSync(RECORD, `${JSON.stringify({ ...landed, [version]: contractHash() }, null, 2)}\n`)
for (const client of CLIENTS)
  writeFileSync(landedFile(client), `# Version ${version}\n${documentsIn(`${client}/generated/graphql.ts`)}`)
writeFileSync(LANDED_CONTRACT, `# Version ${version}\n${contractAsLanded()}`)
console.log(`版${version}を確定しました。`)
