declare global {
  interface Window {
    /** From `early.js`, by the body of the request. */
    earlyAnswers?: { token: string; answers: Record<string, Promise<Response> | undefined> }
  }
}

/** Later the answer might be old. */
const EARLY_MS = 20_000

/** The answer to a request that the page's HTML has sent already, once. */
export function takeEarlyAnswer(token: string, body: string): Promise<Response> | undefined {
  const { earlyAnswers: early } = window
  if (!early || early.token !== token || performance.now() > EARLY_MS) return undefined
  const answer = early.answers[body]
  // Its name stays, so that `early.js` does not ask again.
  early.answers[body] = undefined
  return answer
}
