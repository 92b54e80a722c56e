import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { environment } from '../world/environment'

export type Child = {
  readonly pid: number
  output(): string
  isRunning(): boolean
  /** With all its processes, as the system kills it when memory is short. */
  kill(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type Start = {
  command: string
  args: readonly string[]
  env?: Record<string, string>
  cwd?: string
  runner?: { uid: number; gid: number } | null
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid = 0, of]) => (of === parent ? [pid] : []))
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) if (child.pid) [child.pid, ...childrenOf(child.pid)].forEach(killNow)
})

export function startChild({ command, args, env = {}, cwd = '/', runner }: Start): Child {
  const child = spawn(command, [...args], {
    ...runner,
    cwd,
    env: { PATH: environment.PATH, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'close').then(() => running.delete(child))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? 0,
    output: () => said,
    isRunning,
    async kill() {
      const all = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]
      all.forEach(killNow)
      await ended
    },
    async stop(signal = 'SIGTERM') {
      if (isRunning()) child.kill(signal)
      await ended
    },
  }
}

/** Asks 50 times a second until the answer is yes. @throws after the limit */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = 60_000,
): Promise<number> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > limitMs)
      throw new Error(`${what}：${limitMs / 1000}秒待ちましたが、そうなりません`)
    await pause(20)
  }
  return (performance.now() - began) / 1000
}

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}
