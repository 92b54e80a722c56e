import { resolve } from 'node:path'
import { StartError } from '../startError'

/** The command's argument, relative to the caller's folder: npm changes to the project's folder. */
export function readPath(command: string): string {
  const [path, ...more] = process.argv.slice(2)
  if (!path || path.startsWith('-') || more.length > 0)
    throw new StartError(`使い方：npm run ${command} -- ファイル名`)
  return resolve(process.env.INIT_CWD ?? '.', path)
}
