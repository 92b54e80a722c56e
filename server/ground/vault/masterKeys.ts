import { secretId } from '../files/keyFile'
import type { Database, Queryable } from '../db/client'
import { openBytes, sealBytes } from './sealBytes'

/** Wraps people's keys. It is not in the database, so the database alone opens nothing. */
export type MasterKey = {
  id: string
  wrap(db: Queryable, key: Buffer, userId: string): Promise<Buffer>
  unwrap(db: Queryable, wrapped: Buffer, userId: string): Promise<Buffer>
  /** Creates what is missing, and tests it. @throws StartError */
  prepare?(db: Database): Promise<void>
}

const boundTo = (userId: string) => ['person_keys', userId]

/** A master key whose secret is in the settings or a file. */
export const localKey = (secret: Buffer): MasterKey => ({
  id: secretId(secret),
  wrap: async (_db, key, userId) => sealBytes(secret, key, boundTo(userId)),
  unwrap: async (_db, wrapped, userId) => openBytes(secret, wrapped, boundTo(userId)),
})
