import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { path: string; text: string }

const SOURCE = /\.(ts|tsx|mjs|css)$/

/** Every source file below a folder of the repository, generated ones left out. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.split('/').includes('generated'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
