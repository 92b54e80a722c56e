import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answers, startChild, until, type Child } from './child'
import { pathIn, PORTS, PROCESSES, type Place } from './place'
import { command, severeLines } from './service'
import type { Line } from './table'
import { SERVERS, type World } from './world'

const ORIGIN = `http://127.0.0.1:${PORTS.prometheus}`
const JOB = 'nakatsugu'

type Answer<Data> = { status: string; error?: string; data: Data }
type Rule = { name: string; health: string; lastError?: string; alerts: { state: string }[] }
type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] }

/** JSON is YAML too. */
const settings = () => ({
  global: { scrape_interval: '1s', evaluation_interval: '1s' },
  rule_files: [resolve('deploy/monitoring/alerts.yaml')],
  scrape_configs: [
    {
      job_name: JOB,
      static_configs: [{ targets: PROCESSES.map((index) => `127.0.0.1:${PORTS.metrics + index}`) }],
    },
  ],
})

/** A Prometheus that watches the three processes, with our alerts. */
export async function startWatch(place: Place): Promise<Child> {
  const file = pathIn(place, 'prometheus.yml')
  const store = pathIn(place, 'prometheus')
  mkdirSync(store)
  writeFileSync(file, JSON.stringify(settings()))
  const address = `127.0.0.1:${PORTS.prometheus}`
  const child = startChild({
    command: 'prometheus',
    args: [`--config.file=${file}`, `--storage.tsdb.path=${store}`, `--web.listen-address=${address}`],
  })
  await until(
    'Prometheusが答えること',
    async () => {
      if (!child.isRunning()) throw new Error(child.output().trim().split('\n').at(-1))
      return answers(`${ORIGIN}/-/ready`)
    },
    30_000,
  )
  return child
}

async function ask<Data>(path: string, query: Record<string, string> = {}): Promise<Data> {
  const response = await fetch(`${ORIGIN}/api/v1/${path}?${new URLSearchParams(query)}`)
  const { status, error, data } = (await response.json()) as Answer<Data>
  if (status !== 'success') throw new Error(error)
  return data
}

/** Fills in the variables of the dashboard's queries like Grafana. */
const filledIn = (expr: string) =>
  expr.replaceAll('$job', JOB).replaceAll('$instance', '.*').replaceAll('$__rate_interval', '1m')

const isOfFaults = (expr: string) => /> 0$|outcome!="ok"|outcome="INTERNAL"/.test(expr)

const kindsOf = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => String((JSON.parse(line) as { msg?: string }).msg)))].join('、')

/** The first line of an error pages somebody, and a primary that is killed writes some, also of calls that it had. */
const OF_ERRORS = ['NakatsuguErrorLines', 'NakatsuguErrors']

/** What Prometheus has seen until now: alerts that it can evaluate, and panels with data. */
export async function* readWatch(world: World): AsyncGenerator<Line> {
  const archive = pathIn(world.place, 'rehearsal.backup')
  const { code, said } = command(world.place, world.place.trees.newer, { name: 'backup', args: [archive] })
  yield { what: '動いているあいだのバックアップ', said: said.split('\n')[0] ?? '', isGood: code === 0 }
  // Looked at twice.
  await pause(2_500)
  const lines = SERVERS.flatMap((server) => severeLines(world.part(server)))
  const { groups } = await ask<{ groups: { rules: Rule[] }[] }>('rules')
  const rules = groups.flatMap((group) => group.rules)
  const broken = rules.filter(({ health }) => health !== 'ok')
  const firing = rules.filter(({ alerts }) => alerts.some(({ state }) => state === 'firing'))
  const isTold = firing.some(({ name }) => name === OF_ERRORS[0])
  yield {
    what: 'Prometheusに読み込んだ警報',
    said: `${rules.length}件 計算できない${broken.length}件 出ている${firing.length}件 ${[...broken, ...firing].map(({ name, lastError = '' }) => `${name} ${lastError}`).join(' ')} エラーの記録${lines.length}行 ${kindsOf(lines)}`.trim(),
    isGood:
      rules.length > 0 &&
      !broken.length &&
      isTold === lines.length > 0 &&
      firing.every(({ name }) => OF_ERRORS.includes(name)),
  }
  const dashboard = JSON.parse(readFileSync('deploy/monitoring/dashboard.json', 'utf8')) as Dashboard
  const questions = dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr })),
  )
  const empty: string[] = []
  for (const { title, expr } of questions) {
    const { result } = await ask<{ result: unknown[] }>('query', { query: filledIn(expr) })
    if (!result.length && !isOfFaults(expr)) empty.push(title)
  }
  yield {
    what: 'ダッシュボードの図が描く数',
    said: `${questions.length}個 何も描かない${empty.length}個 ${empty.join('、')}`.trim(),
    isGood: questions.length > 0 && !empty.length,
  }
}
