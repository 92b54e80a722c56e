import { readSettings } from '../../server/ground/settings/env'
import { startProgram, type Program } from '../../server/start/program/startProgram'
import { busyDay } from './busyDay'
import type { Flag } from './programOrders'

// All of a browser test's people come from the same address.
const lifted = { signInsPerMinute: 10_000, callsPerMinute: 100_000 }

/** Starts the program as `npm start` does, but for the limits of calls an address may make, unless they are tested. */
export function startAsTested(env: NodeJS.ProcessEnv, flags: readonly Flag[]): Promise<Program> {
  const settings = readSettings(env, { production: false, empty: flags.includes('empty') })
  const limits = flags.includes('limited') ? {} : lifted
  return flags.includes('busy')
    ? startProgram({ ...settings, sampleData: true }, { ...limits, cast: busyDay })
    : startProgram(settings, limits)
}
