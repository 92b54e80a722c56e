import type { Queryable } from '../../db/client'
import type { Notes } from '../notes'
import { capacity } from './capacity'
import { changesLogged } from './changesLogged'
import type { Invariant } from './invariant'
import { ledgerMirrored } from './ledgerMirrored'
import { logWhole } from './logWhole'
import { mailedOnce } from './mailedOnce'
import { refusalsLogged } from './refusalsLogged'
import { rewards } from './rewards'
import { statusesReachable } from './statusesReachable'
import { talliesTrue } from './talliesTrue'
import { validity } from './validity'

const invariants: readonly Invariant[] = [
  capacity,
  validity,
  rewards,
  ledgerMirrored,
  talliesTrue,
  changesLogged,
  refusalsLogged,
  logWhole,
  statusesReachable,
  mailedOnce,
]

export type Checked = { label: string; looked: number; broken: string[] }

/** Checks every rule, one after the other. */
export async function checkInvariants(db: Queryable, notes: Notes): Promise<Checked[]> {
  const checked: Checked[] = []
  for (const { label, check } of invariants) checked.push({ label, ...(await check(db, notes)) })
  return checked
}
