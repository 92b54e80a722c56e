import { readSettings } from '../../server/env'
import { startProgram } from '../../server/program/startProgram'

// The program as `npm start` runs it, but for the limits of calls an address may make, unless they are what is tested:
// all of a browser test's people come from the same one.
const settings = readSettings(process.env, { production: false, empty: process.argv.includes('--empty') })
const lifted = { signInsPerMinute: 10_000, callsPerMinute: 100_000 }
const program = await startProgram(settings, process.argv.includes('--limited') ? {} : lifted)
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))
process.stdout.write(`${program.url} を起動しました\n`)
