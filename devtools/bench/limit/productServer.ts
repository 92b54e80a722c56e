import { clockStartingAt } from '../../../server/ground/clock'
import { readSettings } from '../../../server/ground/settings/env'
import { answerParent, readGiven } from './messages'

/** More than the benchmark's calls: calls are counted, and none is refused. */
const PLENTY = 1e9

/** The real program in its own process: with its pages, its pool and its log. */
const settings = readSettings(readGiven(), { production: false, empty: true })
if (!settings.fakeNow) throw new Error('FAKE_NOW is not given')
// Libraries read it when they are loaded.
process.env.NODE_ENV = 'production'
const { startProgram } = await import('../../../server/start/program/startProgram')
const program = await startProgram(settings, {
  clock: clockStartingAt(settings.fakeNow),
  jobs: false,
  callsPerMinute: PLENTY,
  signInsPerMinute: PLENTY,
})
answerParent(program.url)
