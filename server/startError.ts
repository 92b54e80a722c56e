import { SettingsError } from './env'
import { errorFacts } from './log/errorFacts'

/** Why the program does not start, in Japanese; printed without a stack. */
export class StartError extends Error {}

/** Database errors, and errors that wrap them, contain the statement's values. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'query' in error || 'severity' in error || isOfDatabase(error.cause)
}

/** The text for an error that ends the start or a command: our sentence, or its facts. */
export function failureText(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const facts = JSON.stringify(errorFacts(error), null, 2)
  return error instanceof Error && !isOfDatabase(error) ? `${error.message}\n${facts}` : facts
}
