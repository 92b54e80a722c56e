import { readSettings } from '../../server/env'
import { startProgram } from '../../server/program/startProgram'
import { busyDay } from './busyDay'

// The program as `npm start` runs it, but for the limits of calls an address may make, unless they are what is tested:
// all of a browser test's people come from the same one.
const settings = readSettings(process.env, { production: false, empty: process.argv.includes('--empty') })
const lifted = { signInsPerMinute: 10_000, callsPerMinute: 100_000 }
const limits = process.argv.includes('--limited') ? {} : lifted
const program = await (process.argv.includes('--busy')
  ? startProgram({ ...settings, sampleData: true }, { ...limits, cast: busyDay })
  : startProgram(settings, limits))
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))
process.stdout.write(`${program.url} を起動しました\n`)
