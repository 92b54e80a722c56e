import { isRecord } from '../../shared/isRecord'

/** The change that made a save stale. */
export type LatestChange = {
  version: number
  changedBy: { kind: 'self' | 'administrator' | 'system'; name: string | null } | null
  changedAt: string | null
}

const KINDS = ['self', 'administrator', 'system'] as const

/** @returns null if the error names no change */
export function readLatestChange(given: unknown): LatestChange | null {
  if (!isRecord(given) || typeof given.version !== 'number') return null
  const by = isRecord(given.changedBy) ? given.changedBy : null
  const kind = KINDS.find((known) => known === by?.kind)
  return {
    version: given.version,
    changedBy: kind ? { kind, name: typeof by?.name === 'string' ? by.name : null } : null,
    changedAt: typeof given.changedAt === 'string' ? given.changedAt : null,
  }
}
