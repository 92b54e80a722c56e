import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Socket } from 'node:net'
import { bundled } from './bundled'
import type { Order } from './programOrders'

/** Runs one program at a time. */
export type ProgramProcess = {
  /** What was printed since the last start. */
  output(): string
  start(order: Exclude<Order, 'stop'>): Promise<void>
  /** Leaves the process to whoever takes the next. */
  stop(): Promise<void>
}

// Five seconds on an idle machine; one that many tests share has taken a minute.
export const LIMIT_MS = 170_000

/** Those that run none now. A start in one that has run another takes a fifth of the first one's computing. */
const free: ProgramProcess[] = []

export const takeProcess = (): ProgramProcess => free.pop() ?? createProcess()

function createProcess(): ProgramProcess {
  const child = spawn(process.execPath, bundled('runPrograms'), {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  letGo(child)
  const isThere = () => child.exitCode === null && child.signalCode === null
  const tell = async (order: Order) => {
    try {
      await answerTo(child, order)
    } catch (error) {
      child.kill('SIGKILL')
      throw new Error(`the program did not ${order === 'stop' ? 'stop' : 'start'}:\n${printed}`, {
        cause: error,
      })
    }
  }
  const itself: ProgramProcess = {
    output: () => printed,
    async start(order) {
      printed = ''
      await tell(order)
    },
    async stop() {
      if (!isThere()) return
      await tell('stop')
      free.push(itself)
    },
  }
  return itself
}

/** A process that waits for the next program keeps nobody from ending, and ends then. */
function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref()
}

function answerTo(child: ChildProcess, order: Order): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (failure: Error | null) => {
      clearTimeout(timer)
      child.off('message', onDone).off('exit', onExit)
      if (failure) reject(failure)
      else resolve()
    }
    const onDone = () => settle(null)
    const onExit = () => settle(new Error('the process has ended'))
    const timer = setTimeout(() => settle(new Error('no answer')), LIMIT_MS)
    child.once('message', onDone).once('exit', onExit)
    child.send(order)
  })
}
