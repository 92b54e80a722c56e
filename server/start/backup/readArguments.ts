import { resolve } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { StartError } from '../../ground/log/startError'

type Options = NonNullable<ParseArgsConfig['options']>

/** Relative to the caller's folder, because npm changes to the project's folder. */
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)

/**
 * The file argument of a command, and its options, whose texts are files too.
 * @throws StartError with the usage
 */
export function readArguments(command: string, { options, usage }: { options: Options; usage: string }) {
  const parsed = parse(options)
  const [path, ...more] = parsed?.positionals ?? []
  if (!parsed || !path || more.length > 0)
    throw new StartError(`使い方：npm run ${command} -- ファイル名${usage}`)
  const fileOf = (name: string): string | undefined => {
    const value = parsed.values[name]
    return typeof value === 'string' ? pathOf(value) : undefined
  }
  return { path: pathOf(path), fileOf, has: (name: string) => parsed.values[name] === true }
}

function parse(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return null
  }
}
