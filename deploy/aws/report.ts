import { SUPPRESSIONS } from './lib/suppressions.ts'
import { readSettings, SettingsProblem } from './settings.ts'
import { createApp, createStacks } from './stacks.ts'

// `tsx report.ts [settings.json]`: synthesises, and says how much there is and what the rules find.

type Finding = { place: string; text: string }

const FOLDER = '../../build/aws'

function synthesise(file: string) {
  const app = createApp(FOLDER)
  createStacks(app, readSettings(file))
  const stacks = app.synth().stacksRecursively
  const findings = stacks.flatMap(({ messages }) =>
    messages
      .filter(({ level }) => level !== 'info')
      .map(({ id, entry }): Finding => ({ place: id, text: String(entry.data) })),
  )
  const resources = stacks.map(({ stackName, template }): [string, number] => [
    stackName,
    Object.keys(template.Resources ?? {}).length,
  ])
  return { findings, resources }
}

try {
  const { findings, resources } = synthesise(process.argv[2] ?? 'settings.sample.json')
  for (const { place, text } of findings) process.stderr.write(`  ✗ ${place}：${text.split('\n')[0]}\n`)
  const all = resources.reduce((sum, [, count]) => sum + count, 0)
  const each = resources.map(([name, count]) => `${name} ${count}`).join('、')
  process.stdout.write(`リソース ${all}件（${each}）\n`)
  process.stdout.write(
    `cdk-nag（AwsSolutions） 指摘 ${findings.length}件、理由を書いた例外 ${SUPPRESSIONS.length}件\n`,
  )
  if (findings.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof SettingsProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
