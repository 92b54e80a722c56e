import { cast, type Plan } from '../sampleData/cast'
import { readSettings } from '../../server/ground/settings/env'
import { donorEmail } from './donorEmail'
import { environment } from '../world/environment'

/** Makes the office's data up to the week: the sample, and donors who can sign in. Started as a process of its own. */
const donors = Number(environment.WEEK_DONORS)
const { startProgram } = await import('../../server/start/program/startProgram')
const more = Array.from({ length: donors }, (_, index): Plan => ({
  as: 'donor',
  ago: [10, 50],
  visits: 1,
  end: 'donating',
  email: donorEmail(index),
}))
const program = await startProgram(readSettings(environment, { production: false, empty: false }), {
  cast: [...cast, ...more],
})
await program.stop()
process.exit()
