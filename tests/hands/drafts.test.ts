import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A device's storage: what stands in it is what anybody at the desk can read. */
class Shelf implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  clear = () => undefined
  key = () => null
  getItem(name: string) {
    const value = Object.hasOwn(this, name) ? this[name] : null
    return typeof value === 'string' ? value : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
}

const NOTE = '肝炎の既往があるとのこと'
const PIN = '2580'
const SHARE = btoa('share-of-the-server')

beforeEach(() => {
  vi.stubGlobal('localStorage', new Shelf())
  vi.stubGlobal('sessionStorage', new Shelf())
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', async () => Response.json({ share: SHARE }))
})
afterEach(() => vi.unstubAllGlobals())

/** The console as it is after a page load. */
async function load() {
  vi.resetModules()
  return {
    ...(await import('../../admin/ground/auth/drafts')),
    ...(await import('../../admin/ground/lock/deviceLock')),
    ...(await import('../../admin/ground/lock/codes')),
  }
}

async function signedInWithNote(username: string) {
  const console = await load()
  localStorage.setItem(`console.CognitoIdentityServiceProvider.x.${username}.accessToken`, 'token')
  await console.setCodes(username, { pin: PIN, badge: null }, async () => SHARE)
  await console.openDrafts(username)
  console.writeDraft('note.of-a-member', { Text: NOTE })
  await console.draftsStored()
  return console
}

const onDevice = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

it('a note that is not sent comes back after a reload, and stands nowhere in the clear', async () => {
  await signedInWithNote('coordinator')
  expect(onDevice()).not.toContain('肝炎')
  const again = await load()
  await again.openDrafts('coordinator')
  expect(again.readDraft('note.of-a-member')).toEqual({ Text: NOTE })
})

it('a locked desk keeps it for the code of its writer', async () => {
  const before = await signedInWithNote('coordinator')
  await before.lockDevice(Date.now() + 3_600_000)
  expect(onDevice()).not.toContain('console.secret.drafts"')
  const stranger = await load()
  await stranger.openDrafts('coordinator')
  expect(stranger.readDraft('note.of-a-member')).toBeNull()
  const locked = await load()
  expect(await locked.openDevice(PIN)).toEqual({ is: 'open' })
  await locked.openDrafts('coordinator')
  expect(locked.readDraft('note.of-a-member')).toEqual({ Text: NOTE })
})

it('a locked desk gives it to nobody who signs in anew', async () => {
  const before = await signedInWithNote('coordinator')
  await before.lockDevice(Date.now() + 3_600_000)
  const next = await load()
  next.forgetSealed()
  await next.openDrafts('support')
  expect(next.readDraft('note.of-a-member')).toBeNull()
  expect(sessionStorage.getItem('console.drafts')).toBeNull()
})

it('a session that ended gives it back to its writer, and to nobody else', async () => {
  const ended = await signedInWithNote('coordinator')
  ended.putDraftsAside()
  expect([localStorage.getItem('console.secret.drafts'), sessionStorage.getItem('console.drafts')]).toEqual([
    null,
    null,
  ])
  await ended.openDrafts('coordinator')
  expect(ended.readDraft('note.of-a-member')).toEqual({ Text: NOTE })
  ended.putDraftsAside()
  await ended.openDrafts('support')
  expect(ended.readDraft('note.of-a-member')).toBeNull()
  await ended.openDrafts('coordinator')
  expect(ended.readDraft('note.of-a-member')).toBeNull()
})

it('a sign-out forgets it', async () => {
  const leaving = await signedInWithNote('coordinator')
  leaving.forgetDrafts()
  await leaving.openDrafts('coordinator')
  expect(leaving.readDraft('note.of-a-member')).toBeNull()
})
