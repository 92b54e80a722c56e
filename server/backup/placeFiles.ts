import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../startError'
import { BACKED_UP, spreadFolder } from './folderRecords'

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** @throws StartError when the data folder already holds keys or files: other data belongs to them */
export function requireNoFiles(dataDir: string): void {
  for (const part of BACKED_UP)
    if (!isEmpty(join(dataDir, part)))
      throw new StartError(
        `「${join(dataDir, part)}」にファイルがあります。バックアップは、空のデータフォルダーにだけ戻せます。環境変数「DATA_DIR」で別のフォルダーを指定してください。`,
      )
}

/**
 * Puts the files of a backup into the data folder, a part of it whole or not at all.
 * @returns takes them away again
 */
export async function placeFiles(
  dataDir: string,
  pieces: AsyncIterable<Buffer>,
): Promise<() => Promise<void>> {
  const placed: string[] = []
  const unfinished = await mkdtemp(join(dataDir, 'restoring-'))
  const remove = async () => {
    for (const folder of [unfinished, ...placed]) await rm(folder, { recursive: true, force: true })
  }
  try {
    await spreadFolder(unfinished, pieces)
    for (const part of BACKED_UP) {
      // An empty folder gives way to one of the same name.
      await rename(join(unfinished, part), join(dataDir, part))
      placed.push(join(dataDir, part))
    }
    await rm(unfinished, { recursive: true })
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
