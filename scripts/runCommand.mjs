import { spawn } from 'node:child_process'

/**
 * Runs a program of node_modules and keeps what it prints.
 * @param {string} name its name in node_modules/.bin
 * @param {string[]} args
 * @param {{ show?: boolean, env?: Record<string, string>, cwd?: string }} [options] show: print while it runs
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(name, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      cwd: options.cwd,
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // What is kept is shown later in another frame: without colours, which some tools add to every letter.
      env: {
        ...process.env,
        ...(options.show ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
        ...options.env,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    // Otherwise it goes on by itself, in a folder that is gone.
    const endWithUs = () => child.kill()
    process.once('exit', endWithUs)
    child.once('error', (error) => resolve({ ok: false, output: String(error) }))
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      resolve({ ok: code === 0, output })
    })
  })
}
