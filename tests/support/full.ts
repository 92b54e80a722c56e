/** Files named so are left to `npm run test:full`: each page as each duty, measures, rare acts, processes and faults. */
const MARK = '.full.'

/** Runs them too: `npm run test:full`, or a command that names one. */
const isFull = process.env.FULL === '1' || process.argv.slice(2).some((word) => word.includes(MARK))

/** Globs of what an ordinary run leaves out. */
export const LEFT_OUT = isFull ? [] : [`**/*${MARK}*`]
