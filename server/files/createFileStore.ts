import type { Settings } from '../env'
import { dataFolders } from '../env'
import type { FileStore } from './fileStore'
import { createFolderFileStore } from './createFolderFileStore'
import { createS3FileStore } from './createS3FileStore'

/** Files go to the bucket of `FILES_BUCKET`, or without one to the folder `files` of the data. */
export function createFileStore(deps: {
  settings: Pick<Settings, 'dataDir' | 'filesBucket' | 'pool'>
}): FileStore {
  const { settings } = deps
  return settings.filesBucket === null
    ? createFolderFileStore(dataFolders(settings.dataDir).files)
    : createS3FileStore(settings.filesBucket, settings.pool.region)
}
