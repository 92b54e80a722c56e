import { parseArgs } from 'node:util'
import { systemClock } from './ground/clock'
import { readSettings } from './ground/settings/env'
import { errorFacts } from './ground/log/errorFacts'
import { failureText, StartError } from './ground/log/startError'
import { firstAdministratorMessage, startMessage } from './start/program/startMessage'
import type { Program } from './start/program/startProgram'

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        production: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    throw new StartError('使えるオプションは --empty です（例：npm start -- --empty）。')
  }
}

/** Terminal, systemd and npm repeat a signal to the whole group within this time. */
const SAME_SIGNAL_MS = 2_000

/** The first signal stops in order, even while starting; after SAME_SIGNAL_MS another one exits at once. */
function stopOnSignals(starting: Promise<Program>): void {
  const since: number[] = []
  const end = async () => {
    since.push(performance.now())
    const [first = 0, latest = first] = [since[0], since.at(-1)]
    if (since.length > 2 || latest - first > SAME_SIGNAL_MS) process.exit(1)
    if (since.length > 1) return
    const program = await starting
    await program.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end().catch(giveUp))
}

function giveUp(error: unknown): never {
  console.error(failureText(error))
  process.exit(1)
}

async function run(): Promise<void> {
  const flags = readFlags()
  const settings = readSettings(process.env, flags)
  // React reads it when loaded; otherwise it renders at half speed and shows stacks.
  if (!flags.dev) process.env.NODE_ENV = 'production'
  const stopTracing =
    settings.tracesTo && (await import('./start/program/startTracing')).startTracing(settings.tracesTo)
  // Loaded after the settings are validated, and after tracing has patched its packages.
  const { startProgram } = await import('./start/program/startProgram')
  const starting = startProgram(settings, { dev: flags.dev }).then((program) => ({
    ...program,
    async stop() {
      await program.stop()
      if (stopTracing) await stopTracing()
    },
  }))
  stopOnSignals(starting)
  const program = await starting
  // In production standard output is the log, a JSON object per line.
  if (settings.mode === 'embedded') console.log(startMessage(settings, program))
  const first = program.firstAdministrator
  if (first && 'link' in first) console.error(firstAdministratorMessage(first.link))
}

// An uncaught error still ends the program, but is logged without people's input.
process.on('uncaughtException', (error) => {
  console.error(
    JSON.stringify({ level: 60, time: systemClock.now().getTime(), msg: 'uncaught', err: errorFacts(error) }),
  )
  process.exit(1)
})

run().catch(giveUp)
