import { failureText } from '../startError'

/** Runs a command and says in a sentence what went wrong. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    console.error(failureText(error))
    process.exitCode = 1
  }
}
