/** Files named so are left to `npm run test:full`: each page as each duty, measures, rare acts, processes and faults. */
const MARK = '.full.'

/** Runs them too: `npm run test:full`, or a command that names one. */
export const FULL = process.env.FULL === '1' || process.argv.slice(2).some((word) => word.includes(MARK))
// Workers read it here, too.
if (FULL) process.env.FULL = '1'

/** Globs of what an ordinary run leaves out. */
export const LEFT_OUT = FULL ? [] : [`**/*${MARK}*`]

/** On a browser test of a detail or a rare way: the ordinary run walks the journeys. */
export const RARE = '@rare'

/** How often, or how many: a few show that it works, the full run shows that it always does. */
export const often = <T>(ordinary: T, full: T): T => (FULL ? full : ordinary)
