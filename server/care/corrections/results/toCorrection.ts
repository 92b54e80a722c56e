import { isDeepStrictEqual } from 'node:util'
import type { RequestContext } from '../../../ground/access/context'
import { staffNames } from '../../../ground/access/staffNames'
import type { Queryable } from '../../../ground/db/client'
import type { Correction } from '../../../generated/resolvers'
import type { CorrectionRow } from '../../../ground/tables/corrections'
import { changesOf } from '../../users/correctionsInForce'
import { findProfile } from '../../../records/person/findProfile'
import type { Vault } from '../../../ground/vault/vault'
import { consequenceOf } from './consequenceOf'
import { findRecord, type CorrectableRecord } from './findRecord'
import { asContract } from '../../../ground/db/asContract'

/** The record of an open correction, if it is unchanged since the correction was proposed. */
export async function recordOf(
  db: Queryable,
  vault: Vault,
  row: CorrectionRow,
): Promise<CorrectableRecord | null> {
  const record = await findRecord(db, vault, row.recordId)
  return record && isDeepStrictEqual(record.before, row.before) ? record : null
}

type At = Pick<RequestContext, 'deps' | 'now'>

/** Opened corrections for staff; an open one comes with the consequences of confirming it. */
export async function toCorrections(
  db: Queryable,
  { deps, now }: At,
  sealed: readonly CorrectionRow[],
): Promise<Correction[]> {
  const rows = await deps.vault.open(db, 'corrections', sealed)
  const names = await staffNames(
    db,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...toCorrection(row),
      ProposedByName: names.get(row.proposedBy) ?? null,
      DecidedByName: row.decidedBy && (names.get(row.decidedBy) ?? null),
      ...(row.state === 'Open' ? await outlook(db, { deps, now }, row) : {}),
    })),
  )
}

async function outlook(
  db: Queryable,
  { deps, now }: At,
  row: CorrectionRow,
): Promise<Pick<Correction, 'Stale' | 'Consequences'>> {
  const record = await recordOf(db, deps.vault, row)
  const profile = await findProfile(db, row.userId)
  if (!record || !profile) return { Stale: true }
  const { shown } = await consequenceOf(db, deps, profile, { record, after: row.after, now })
  return { Stale: false, Consequences: shown }
}

const toCorrection = (row: CorrectionRow): Correction => ({
  ...asContract(row, 'id', 'userId', 'kind', 'recordId', 'state', 'cause', 'explanation'),
  ...asContract(row, 'takesBack', 'proposedBy', 'decidedAt', 'words', 'createdAt'),
  Changes: changesOf(row),
  Stale: false,
})
