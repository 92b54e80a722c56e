import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { LIMIT_MS, type ProgramProcess } from './programProcess'

/** The program of an unpacked package as `npm start` runs it, with its limits, in a process that ends with it. */
export function treeProcess(tree: string): ProgramProcess {
  let child: ChildProcess | null = null
  let printed = ''
  return {
    output: () => printed,
    async start({ env, flags }) {
      const args = ['build/server/index.js', ...flags.map((flag) => `--${flag}`)]
      child = spawn(process.execPath, args, {
        cwd: tree,
        env: { ...env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          printed += text
        })
      await untilStarted(child, () => printed)
    },
    async stop() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function untilStarted(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      child.kill('SIGKILL')
      reject(new Error(`the program did not start:\n${output()}`))
    }
    const timer = setTimeout(fail, LIMIT_MS)
    child.once('exit', fail)
    child.stdout?.on('data', () => {
      if (!output().includes('を起動しました')) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve()
    })
  })
}
