import { spawn } from 'node:child_process'

/**
 * Runs a program of node_modules and keeps what it prints.
 * @param {string} name its name in node_modules/.bin
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options] show: print while it runs
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(name, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', (error) => resolve({ ok: false, output: String(error) }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}
