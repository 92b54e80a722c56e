import type { PushKind } from '../../../shared/generated/schema'
import {
  DeletePushDeviceDocument,
  PushSettingsDocument,
  SavePushDeviceDocument,
  type PushSettingsQuery,
} from '../../generated/graphql'
import { request } from '../graphql/request'

export type PushSettings = NonNullable<PushSettingsQuery['getPushSettings']>

/** What this browser does with notices; `denied`: its settings refuse them. */
export type PushStanding = 'unsupported' | 'denied' | 'possible'

export function pushStanding(): PushStanding {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** Null without one, and in a browser that has none. */
async function ownSubscription(): Promise<PushSubscription | null> {
  if (pushStanding() === 'unsupported') return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

function targetOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { Endpoint: endpoint ?? '', P256dh: keys?.p256dh ?? '', Auth: keys?.auth ?? '' }
}

/** Null where the operator tells devices nothing. */
export async function loadPushSettings(): Promise<PushSettings | null> {
  const subscription = await ownSubscription()
  const { getPushSettings: settings } = await request(PushSettingsDocument, {
    endpoint: subscription?.endpoint,
  })
  if (!settings || !subscription || isOfKey(subscription, settings)) return settings
  return { ...settings, Kinds: null }
}

/** One that was made for an earlier key takes nothing that is sent with the key of now. */
function isOfKey({ options }: PushSubscription, { PublicKey }: Pick<PushSettings, 'PublicKey'>): boolean {
  const key = options.applicationServerKey
  return !key || base64url(new Uint8Array(key)) === PublicKey
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The person did not allow it, or the browser does not. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

/** Only by a tap: the browser asks the person. @throws PushRefused, or what the browser throws without its push service */
export async function turnOnPush(settings: PushSettings, kinds: PushKind[]): Promise<PushSettings> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
  const worker = (await navigator.serviceWorker.getRegistration()) ?? (await navigator.serviceWorker.ready)
  const before = await worker.pushManager.getSubscription()
  const kept = before && isOfKey(before, settings) ? before : null
  if (!kept) await before?.unsubscribe()
  const subscription =
    kept ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: settings.PublicKey }))
  const input = { ...targetOf(subscription), Kinds: kinds }
  return (await request(SavePushDeviceDocument, { input })).savePushDevice
}

/** The server's part counts: a browser that fails here is told nothing all the same. */
export async function turnOffPush(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await request(DeletePushDeviceDocument, { input: { Endpoint: subscription.endpoint } })
  await subscription?.unsubscribe().catch(() => false)
}

export async function turnOffEverywhere(): Promise<void> {
  await request(DeletePushDeviceDocument, { input: { Endpoint: null } })
}

/** Called at sign-out, which tells the server. */
export async function leavePush(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

let confirmed: string | null = null

/** Once a page for each person: this browser is still used, and by whom. */
export async function confirmPush(userId: string): Promise<void> {
  if (confirmed === userId) return
  confirmed = userId
  const subscription = await ownSubscription()
  if (!subscription) return
  const input = { ...targetOf(subscription), Kinds: null }
  const { savePushDevice } = await request(SavePushDeviceDocument, { input })
  // Another person's, or one that the server gave up.
  if (savePushDevice.Kinds === null) await subscription.unsubscribe()
}
