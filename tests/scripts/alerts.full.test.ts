import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RULES = 'deploy/monitoring/alerts.yaml'
const TESTS = 'deploy/monitoring/alerts.test.yaml'
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('each alert is raised by what it is for, and rare errors by the first one', () => {
  expect(execFileSync('promtool', ['test', 'rules', TESTS], { encoding: 'utf8' })).toContain('SUCCESS')
})

test('each alert has a case', () => {
  const alerts = [...readFileSync(RULES, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const cases = readFileSync(TESTS, 'utf8')
  expect(alerts.length).toBeGreaterThan(10)
  expect(
    alerts.filter((name) => !cases.includes(`alertname: ${name}`) && !cases.includes(`"${name}"`)),
  ).toEqual([])
})
