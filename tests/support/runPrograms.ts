import type { Program } from '../../server/start/program/startProgram'
import type { Order } from './programOrders'
import { startAsTested } from './startAsTested'

// One program after the other, as it is told: what has been loaded and compiled for the first serves all.
let program: Program | null = null

async function start({ env, flags }: Exclude<Order, 'stop'>): Promise<void> {
  program = await startAsTested(env, flags)
}

async function stop(): Promise<void> {
  await program?.stop()
  program = null
}

process.on('message', (order: Order) => {
  const done = order === 'stop' ? stop() : start(order)
  done.then(
    () => process.send?.('done'),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
// Whoever gave the orders has ended.
process.once('disconnect', () => void stop().finally(() => process.exit()))
