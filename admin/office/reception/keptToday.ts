import { japaneseDateOf } from '../../../shared/facts/dates'
import type { ConsoleConfig } from '../../ground/console/consoleConfig'
import { forgetToday, TODAY, TODAY_KEY } from '../../ground/lock/deviceLock'
import type { AdministratorRowFragment, ReceptionTodayQuery } from '../../generated/graphql'

export type KeptToday = {
  /** Milliseconds of this device's clock. */
  at: number
  /** Milliseconds by which the server's clock is ahead of this one. */
  ahead: number
  config: ConsoleConfig
  administrator: AdministratorRowFragment
  donors: ReceptionTodayQuery['listReceptionToday']
}

export async function keepToday(today: KeptToday): Promise<void> {
  const { encryptedJson, newKey } = await import('../../ground/lock/lockKeys')
  const key = localStorage.getItem(TODAY_KEY) ?? newKey()
  localStorage.setItem(TODAY_KEY, key)
  localStorage.setItem(TODAY, await encryptedJson(key, today))
}

/** Null if nothing of this Japanese day is kept; older data is deleted. */
export async function readToday(): Promise<KeptToday | null> {
  const [key, text] = [localStorage.getItem(TODAY_KEY), localStorage.getItem(TODAY)]
  if (!key || !text) return null
  const { decryptedJson } = await import('../../ground/lock/lockKeys')
  // Only keepToday writes it: the key proves that.
  const kept = (await decryptedJson(key, text).catch(() => null)) as KeptToday | null
  const dayAt = (time: number) => japaneseDateOf(new Date(time + (kept?.ahead ?? 0)))
  if (kept && dayAt(kept.at) === dayAt(Date.now())) return kept
  forgetToday()
  return null
}
