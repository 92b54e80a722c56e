import { isRecord } from '../../../shared/facts/isRecord'
import { DRAFTS, DRAFTS_KEY, isLocked } from '../lock/deviceLock'
import { decryptedJson, encryptedJson, newKey } from '../lock/lockKeys'

export type Drafts = Readonly<Record<string, unknown>>

/** The tab's key, also while the lock has taken it from the device. */
let held: string | null = null

/**
 * The key of all tabs, made by the first that asks: two that lock in the same second would each make one, and only one
 * is sealed.
 * @param isStillTheirs false once the person has left meanwhile: nothing is kept then
 */
export const holdKey = (isStillTheirs: () => boolean): Promise<string | null> =>
  navigator.locks.request(DRAFTS_KEY, () => {
    if (!isStillTheirs()) return null
    const known = localStorage.getItem(DRAFTS_KEY)
    if (known === null && isLocked()) return held
    held = known ?? newKey()
    if (known === null) localStorage.setItem(DRAFTS_KEY, held)
    return held
  })

export async function storeDrafts(
  owner: string,
  drafts: Drafts,
  isStillTheirs: () => boolean,
): Promise<void> {
  const key = await holdKey(isStillTheirs)
  if (key === null) return
  const text = await encryptedJson(key, { owner, drafts })
  if (isStillTheirs()) sessionStorage.setItem(DRAFTS, text)
}

export async function readStoredDrafts(owner: string): Promise<Drafts> {
  const [key, text] = [localStorage.getItem(DRAFTS_KEY), sessionStorage.getItem(DRAFTS)]
  if (!key || !text) return {}
  const kept = await decryptedJson(key, text).catch(() => null)
  return isRecord(kept) && kept.owner === owner && isRecord(kept.drafts) ? kept.drafts : {}
}
