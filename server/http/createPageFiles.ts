import type { JapaneseDate } from '../../shared/dates'
import { ENCODINGS, type PageFile } from './pageFile'

export type PageFiles = {
  /** Null for an address that has no file. */
  find(path: string): Promise<PageFile | null>
  /** Makes all files beforehand, one after another. */
  makeAll(ended: AbortSignal): Promise<void>
}

/**
 * The pages at `paths`, each made once a Japanese day: they show its date and hours.
 * @param make null for a page that must not be kept
 */
export function createPageFiles(
  paths: readonly string[],
  today: () => JapaneseDate,
  make: (path: string) => Promise<PageFile | null>,
): PageFiles {
  const known = new Set(paths)
  let day: JapaneseDate = ''
  let files = new Map<string, Promise<PageFile | null>>()

  async function find(path: string): Promise<PageFile | null> {
    if (!known.has(path)) return null
    if (day !== today()) {
      day = today()
      files = new Map()
    }
    const ofToday = files
    const file = ofToday.get(path) ?? make(path)
    ofToday.set(path, file)
    const made = await file.catch(() => null)
    // The next request tries again.
    if (!made) ofToday.delete(path)
    return made
  }

  return {
    find,
    async makeAll(ended) {
      for (const path of known) {
        if (ended.aborted) return
        const file = await find(path)
        for (const encoding of ENCODINGS) await file?.bytes(encoding)
      }
    },
  }
}
