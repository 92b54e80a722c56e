import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { LRUCache } from 'lru-cache'
import { DAY_MS } from '../../ground/clock'
import type { Deps } from '../../ground/deps'

/**
 * Scripts, styles and pictures of builds, kept in the file store: while two versions run side by side, and after a
 * change of version, every process can serve every page's files.
 */
export type App = 'donor' | 'admin'

const FOLDER = 'builds'
/** A page may stay open for long; a build that starts again is stored again. */
const KEPT_MS = 30 * DAY_MS
const RENEWED_MS = 7 * DAY_MS
/** Regardless of age. */
const ALWAYS_KEPT = 3
/** The newest are read into memory. */
const MOST_READ = 6
const LISTED_MS = 500

type Kept = { key: string; id: string; at: number }

/** `builds/donor.1763863200000.f0o-Ba_r.zip` */
const KEY = /^builds\/(donor|admin)\.(\d+)\.([\w-]+)\.zip$/

async function listBuilds({ files }: Pick<Deps, 'files'>, app: App): Promise<Kept[]> {
  const found = (await files.list(FOLDER)).flatMap((key) => {
    const [, of, at, id] = KEY.exec(key) ?? []
    return of === app && id ? [{ key, id, at: Number(at) }] : []
  })
  return found.toSorted((one, other) => one.at - other.at)
}

/** Without the compressed forms, which each server makes itself. The names contain a hash of the content. */
async function assetsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !/\.(br|gz)$/.test(name)).toSorted()
}

async function archiveOf(folder: string, names: readonly string[]): Promise<Uint8Array> {
  const contents = names.map(
    async (name) => [name, new Uint8Array(await readFile(join(folder, name)))] as const,
  )
  return zipSync(Object.fromEntries(await Promise.all(contents)), { level: 1 })
}

/**
 * Stores the assets of this build before its pages are announced, and deletes those older than a month. Without the
 * file store the build serves its own files.
 */
export async function keepBuild(
  deps: Pick<Deps, 'files' | 'clock' | 'log'>,
  app: App,
  folder: string,
): Promise<void> {
  const now = deps.clock.now().getTime()
  try {
    const names = await assetsIn(folder)
    const id = createHash('sha256').update(names.join()).digest('base64url').slice(0, 16)
    const builds = await listBuilds(deps, app)
    if (!builds.some((build) => build.id === id && now - build.at < RENEWED_MS))
      await deps.files.put(
        `${FOLDER}/${app}.${now}.${id}.zip`,
        await archiveOf(folder, names),
        'application/zip',
      )
    for (const { key, at } of (await listBuilds(deps, app)).slice(0, -ALWAYS_KEPT))
      if (now - at > KEPT_MS) await deps.files.delete(deps.files.bucket, key)
  } catch (error) {
    deps.log.error({ err: error, app }, 'the build is not kept for pages of other builds')
  }
}

export function createKeptAssets(
  deps: Pick<Deps, 'files' | 'clock'>,
  app: App,
): (name: string) => Promise<Uint8Array | null> {
  const { files, clock } = deps
  const contents = new LRUCache<string, Promise<ReadonlyMap<string, Uint8Array> | null>>({ max: MOST_READ })
  let listed: { at: number; builds: Promise<Kept[]> } | null = null

  /** Null if it was deleted meanwhile, or is still being written. */
  async function read(key: string): Promise<ReadonlyMap<string, Uint8Array> | null> {
    const file = await files.get(files.bucket, key)
    if (!file) contents.delete(key)
    return file && new Map(Object.entries(unzipSync(file.content)))
  }

  function builds(): Promise<Kept[]> {
    const now = clock.now().getTime()
    // Unknown names are requested too, so the list is cached.
    if (!listed || Math.abs(now - listed.at) >= LISTED_MS) {
      listed = { at: now, builds: listBuilds(deps, app) }
      listed.builds.catch(() => (listed = null))
    }
    return listed.builds
  }

  return async (name) => {
    for (const { key } of (await builds()).slice(-MOST_READ).toReversed()) {
      const content = contents.get(key) ?? read(key)
      contents.set(key, content)
      content.catch(() => contents.delete(key))
      const found = (await content)?.get(name)
      if (found) return found
    }
    return null
  }
}
