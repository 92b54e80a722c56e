import { test as base, expect as baseExpect, type BrowserContext } from '@playwright/test'
import { SAMPLE_DAY, startTestProgram, type TestProgram } from '../support/program'

/** As patient as the configuration, also where no test runs (the week). */
const expect = baseExpect.configure({ timeout: 20_000 })

/** Problems a person would not see, but that must not be: each one fails the test it happened in. */
export function watchForProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    const at = message.location().url
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${at})`)
  })
  context.on('weberror', (error) => problems.push(`page: ${error.error().message}`))
  return problems
}

/** In Firefox Playwright writes into a field behind React's back: here the text is typed by the engine itself. */
function typeAsPeopleDo() {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
}

/** Playwright's own style for a picture, and code that a page asked for when it was left. */
const OF_FIREFOX = [
  /blocked an inline style \(style-src-elem\)/,
  /Error loading route module/,
  /^console: Error \(/,
]

type ForTest = { expectedProblems: RegExp[] }
type ForWorker = {
  /**
   * One with the sample data, for all files of a worker that leave its accounts as they are and ask for nothing that
   * another of these files changes.
   */
  sharedProgram: TestProgram
}

/**
 * Playwright's test, failing on console errors, page errors and violations of the content security policy (which
 * Chromium reports as console errors). A test that provokes an error names it in `expectedProblems`.
 */
export const test = base.extend<ForTest, ForWorker>({
  expectedProblems: [[], { option: true }],
  context: async ({ context, browserName, expectedProblems }, hand) => {
    if (browserName === 'firefox') await context.addInitScript(typeAsPeopleDo)
    const problems = watchForProblems(context)
    await hand(context)
    const expected = browserName === 'firefox' ? [...expectedProblems, ...OF_FIREFOX] : expectedProblems
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    expect(unexpected, 'problems in the browser').toEqual([])
  },
  sharedProgram: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, hand) => {
      const program = await startTestProgram({ fakeNow: SAMPLE_DAY })
      await hand(program)
      await program.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export { expect }
