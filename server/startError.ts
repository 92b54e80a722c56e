import { SettingsError } from './env'
import { errorFacts } from './log/errorFacts'

/** Why the program does not start, in a Japanese sentence for whoever started it; printed without a stack. */
export class StartError extends Error {}

/** The database's errors, and those around them, name the values of the statement. */
function isOfDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'query' in error || 'severity' in error || isOfDatabase(error.cause)
}

/** What is printed of an error that ends the start or a command: a sentence of ours, or what helps to find the cause. */
export function failureText(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  const facts = JSON.stringify(errorFacts(error), null, 2)
  return error instanceof Error && !isOfDatabase(error) ? `${error.message}\n${facts}` : facts
}
