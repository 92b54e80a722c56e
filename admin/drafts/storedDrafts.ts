import { isRecord } from '../../shared/isRecord'
import { DRAFTS, DRAFTS_KEY, isLocked } from '../lock/deviceLock'
import { decryptedJson, encryptedJson, newKey } from '../lock/lockKeys'

export type Drafts = Readonly<Record<string, unknown>>

/** The tab's key while the lock has taken it from the device: what was typed before is still kept. */
let held: string | null = null

/** @param isStillTheirs false once the person has left meanwhile: nothing is kept then */
export async function storeDrafts(
  owner: string,
  drafts: Drafts,
  isStillTheirs: () => boolean,
): Promise<void> {
  const key = localStorage.getItem(DRAFTS_KEY) ?? (isLocked() ? held : newKey())
  if (key === null) return
  const text = await encryptedJson(key, { owner, drafts })
  if (!isStillTheirs()) return
  held = key
  if (!isLocked()) localStorage.setItem(DRAFTS_KEY, key)
  sessionStorage.setItem(DRAFTS, text)
}

export async function readStoredDrafts(owner: string): Promise<Drafts> {
  const [key, text] = [localStorage.getItem(DRAFTS_KEY), sessionStorage.getItem(DRAFTS)]
  if (!key || !text) return {}
  const kept = await decryptedJson(key, text).catch(() => null)
  return isRecord(kept) && kept.owner === owner && isRecord(kept.drafts) ? kept.drafts : {}
}
