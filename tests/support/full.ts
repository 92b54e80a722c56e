/** Files named so are left to `npm run test:full`: each page as each duty, measures, rare acts, processes and faults. */
const MARK = '.full.'

/** Whether those files run too: all of them, or one that the command names. */
export const FULL = process.env.FULL === '1' || process.argv.some((word) => word.includes('.full'))

/** What an ordinary run leaves out. */
export const LEFT_OUT = FULL ? [] : [`**/*${MARK}*`]
