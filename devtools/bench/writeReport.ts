import { writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Size } from './fillDatabase'
import { total, type Line, type Measured } from './limit/measured'
import type { Plan } from './plans'

/** Time of a request with few people and with many, in milliseconds. */
export type Growth = {
  name: string
  small: number
  large: number
  limit: number
  isKept: boolean
}

export type Report = {
  size: Size
  fillSeconds: number
  postgres: string
  lines: readonly Line[]
  growth: readonly Growth[]
  plans: readonly Plan[]
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const number = (value: number) => value.toLocaleString('en')
const ms = (measured: Measured | null) => (measured ? total(measured).toFixed(2) : '')

const commit = () =>
  execFileSync('git', ['log', '-1', '--format=%h of %cs'], {
    encoding: 'utf8',
  }).trim()

const besidePeer = (lines: readonly Line[]) => {
  const rows = lines.flatMap(({ name, peer }) =>
    peer ? [[name, ms(peer.measured), peer.ratio.toFixed(2)]] : [],
  )
  return rows.length === 0
    ? ''
    : `In the same rounds PostGraphile, without authorization and without rows of reads; ours has both.\n\n${table(['', 'PostGraphile', 'ours, times as much'], rows)}\n\n`
}

export function writeReport({ size, fillSeconds, postgres, lines, growth, plans }: Report): void {
  const text = `# Performance

Written by \`npm run bench\`; do not edit. Why it is so: [017](decisions/017-speed.md), [027](decisions/027-pages-are-files.md), [029](decisions/029-written-statements.md), [030](decisions/030-numbers-kept.md), [032](decisions/032-log-by-days.md).

${number(size.users)} people, ${number(size.log)} rows of the log, filled in ${fillSeconds.toFixed(0)} s. ${cpus()[0]?.model ?? 'Unknown processor'}, ${cpus().length} cores, Node.js ${process.versions.node}, PostgreSQL ${postgres}. Commit ${commit()}; load of the machine at the end ${loadavg()[0]?.toFixed(1)}.

## Beside the limit

CPU milliseconds of a request: the server's process and PostgreSQL's, ten callers at a time, in turn with the limit in 25 short rounds (signing in: three; bookings: five), the round in the middle by its ratio. The limit is \`node:http\` and \`pg\` with one named statement whose answer PostgreSQL writes as JSON; it knows neither GraphQL nor who calls. Both answer with the same rows, and both keep who was shown whose record. CPU time is longer on a busy machine; the ratio stays.

${besidePeer(lines)}${table(
    ['', 'limit', 'ours', 'Node.js', 'PostgreSQL', 'a second', 'ratio', 'at most', ''],
    lines.map(({ name, ours, limit, ratio, most, unit }) => [
      name,
      ms(limit),
      ms(ours),
      ours.node.toFixed(2),
      ours.postgres.toFixed(2),
      ours.perSecond.toFixed(0),
      unit === '×' ? ratio.toFixed(2) : '',
      most === Infinity ? '' : `${most}${unit === '×' ? '' : ' ms'}`,
      most === Infinity ? '' : ratio > most ? 'missed' : 'kept',
    ]),
  )}

## From 300 people to ${number(size.users)}

Medians of the time until the answer, in milliseconds, in turn. A limit is how many times as long it may take.

${table(
  ['', '300', number(size.users), 'ratio', 'limit', ''],
  growth.map(({ name, small, large, limit, isKept }) => [
    name,
    small.toFixed(1),
    large.toFixed(1),
    (large / small).toFixed(1),
    String(limit),
    isKept ? 'kept' : 'missed',
  ]),
)}

## Plans of the hot statements

${plans.map(({ name, text: statement, plan }) => `### ${name}\n\n\`\`\`sql\n${statement}\n\`\`\`\n\n\`\`\`\n${plan}\n\`\`\``).join('\n\n')}
`
  writeFileSync(fileURLToPath(new URL('../../docs/performance.md', import.meta.url)), text)
}
