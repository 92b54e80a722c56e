import { startAsTested } from './startAsTested'
import { FLAGS } from './programOrders'

const program = await startAsTested(
  process.env,
  FLAGS.filter((flag) => process.argv.includes(`--${flag}`)),
)
process.once('SIGTERM', () => void program.stop().then(() => process.exit(0)))
process.stdout.write(`${program.url} を起動しました\n`)
