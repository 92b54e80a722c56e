import { readSettings, SettingsProblem } from './settings.ts'
import { createApp, createStacks } from './stacks.ts'

const app = createApp()
const file: unknown = app.node.tryGetContext('settings') ?? 'settings.sample.json'
try {
  createStacks(app, readSettings(String(file)))
} catch (error) {
  if (!(error instanceof SettingsProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
app.synth()
