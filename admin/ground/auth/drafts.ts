import { canLock, DRAFTS, DRAFTS_KEY, isLocked } from '../lock/deviceLock'
import type { Drafts } from './storedDrafts'

/**
 * Unsaved input of the person who typed it, nobody else's. For a reload it is also kept in the tab, encrypted by a key
 * that the lock seals and a sign-out forgets.
 */
let owner: string | null = null
let isOpen = false
let drafts: Drafts = {}
let storing: Promise<void> = Promise.resolve()

export const readDraft = (name: string): unknown => drafts[name] ?? null

export function writeDraft(name: string, draft: object): void {
  drafts = { ...drafts, [name]: draft }
  store()
}

export function forgetDraft(name: string): void {
  const { [name]: _gone, ...rest } = drafts
  drafts = rest
  store()
}

/** Resolves when everything typed until now is kept for a reload. */
export const draftsStored = () => storing

/** For whoever is signed in now; the drafts of an ended session are given back to their writer alone. */
export async function openDrafts(username: string): Promise<void> {
  if (owner !== username) drafts = await readStored(username)
  owner = username
  isOpen = true
  store()
}

/** When a session ends without a sign-out: only this page keeps them. */
export function putDraftsAside(): void {
  isOpen = false
  localStorage.removeItem(DRAFTS_KEY)
  sessionStorage.removeItem(DRAFTS)
}

export function forgetDrafts(): void {
  owner = null
  drafts = {}
  putDraftsAside()
}

function store(): void {
  storing = storing.then(write).catch(() => undefined)
}

async function write(): Promise<void> {
  const writer = owner
  if (writer === null || !isOpen || !canLock()) return
  const isTheirs = () => isOpen && owner === writer
  const isEmpty = Object.keys(drafts).length === 0
  if (isEmpty && !isLocked()) sessionStorage.removeItem(DRAFTS)
  const { holdKey, storeDrafts } = await import('./storedDrafts')
  // Also with nothing to keep: once another tab has locked, there is no key to be had.
  if (isEmpty) await holdKey(isTheirs)
  else await storeDrafts(writer, drafts, isTheirs)
}

async function readStored(username: string): Promise<Drafts> {
  if (sessionStorage.getItem(DRAFTS) === null) return {}
  return (await import('./storedDrafts')).readStoredDrafts(username)
}
