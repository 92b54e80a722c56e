import { failureText } from '../startError'

export async function runCommand(command: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    console.error(failureText(error))
    process.exitCode = 1
  }
}
