import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { lockDataDir } from './lock'
import { dataFolders } from '../settings/env'
import { StartError } from '../log/startError'

/**
 * Creates and locks the data folder; the returned function unlocks it. Under root, PostgreSQL runs as another user, so
 * others may pass through the folder but not open its parts.
 * @throws StartError while another process uses it, or when it cannot be written
 */
export function startDataDir(dataDir: string): () => void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true })
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    }
    const unlock = lockDataDir(dataDir)
    const { mail, files, keys } = dataFolders(dataDir)
    for (const folder of [mail, files, keys]) mkdirSync(folder, { recursive: true, mode: 0o700 })
    return unlock
  } catch (error) {
    if (error instanceof StartError) throw error
    throw notWritable(dataDir)
  }
}

/**
 * A folder that production writes: files without a bucket, or keys.
 * @throws StartError when it cannot be written, instead of failing at the first certification
 */
export function requireDataFolder(dataDir: string, name: 'files' | 'keys'): void {
  const folder = dataFolders(dataDir)[name]
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch {
    throw notWritable(dataDir)
  }
}

const notWritable = (dataDir: string) =>
  new StartError(
    `データフォルダー「${dataDir}」に書き込めません。前に起動したときと同じユーザーで起動するか、環境変数「DATA_DIR」で別のフォルダーを指定してください。`,
  )
