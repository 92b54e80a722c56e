import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { AppError } from '../errors'
import { personKeys, sealingStart } from '../tables/personKeys'
import { SEALED_TEXT } from '../tables/users'
import type { MasterKey } from './masterKeys'
import { createPersonKeys, type PersonKeys } from './personKeys'
import { masterKeysOf, type MasterKeyPlace } from './readMasterKeys'
import { openBytes, sealBytes } from './sealBytes'
import { isEmpty, SEALED, type SealedColumn, type SealedRows, type SealedTable } from './sealedColumns'

/** Stands in `person_keys` where a person's id does. */
const THE_OFFICE = '00000000-0000-4000-8000-000000000001'

type Owner = { id: string; userId: string }
type Values<T extends SealedTable> = Partial<Pick<SealedRows[T], SealedColumn<SealedRows[T]>>>
type Bytes<T extends SealedTable> = { [C in SealedColumn<SealedRows[T]> as `${C}Sealed`]?: Buffer | null }

/** Health answers at rest, sealed with a key per person. */
export type Vault = {
  /**
   * Opens the sealed values of rows. A readable value takes precedence: a program that does not seal wrote it. Empty,
   * as if erased, if the person's key was forgotten.
   * @throws Error when a sealed value was changed or moved
   */
  open<T extends SealedTable, R extends SealedRows[T]>(
    db: Queryable,
    table: T,
    rows: readonly R[],
  ): Promise<R[]>
  seal<T extends SealedTable, V extends Values<T>>(
    db: Queryable,
    table: T,
    owner: Owner,
    values: V,
  ): Promise<V & Bytes<T>>
  /** The same for rows of several people. */
  sealAll<T extends SealedTable, V extends Values<T>>(
    db: Queryable,
    table: T,
    rows: readonly { owner: Owner; values: V }[],
  ): Promise<(V & Bytes<T>)[]>
  /** The key to what the office owns, and no person. @throws AppError without a master key */
  officeKey(db: Queryable): Promise<Buffer>
  /** Destroys a person's key and so everything sealed with it. Later values get a new key. */
  forget(db: Queryable, userId: string): Promise<void>
  /** Whether values of a table, or codes of mails, are written sealed yet. */
  seals(db: Queryable, what: SealedTable | 'codesStartAt'): Promise<boolean>
  /** Creates what master keys need, and tests them, at the start. @throws StartError */
  prepare(db: Database): Promise<void>
  rewrap(db: Database): Promise<number>
}

/** Without a master key, values are written unsealed. */
export const readVault = (settings: MasterKeyPlace): Vault => createVault(masterKeysOf(settings))

/** The value shown when the key was forgotten. */
const erased = (empty: unknown) => (empty === SEALED_TEXT ? null : empty)

const emptyOf = (columns: [string, unknown][]) =>
  Object.fromEntries(columns.map(([column]) => [column, null]))

function requireKey(keys: ReadonlyMap<string, Buffer>, userId: string): Buffer {
  const key = keys.get(userId)
  if (!key) throw new Error('The key of a person that was made is missing')
  return key
}

function createVault([current, ...older]: readonly MasterKey[]): Vault {
  const keys: PersonKeys | null = current ? createPersonKeys([current, ...older]) : null
  const begun = new Set<string>()

  async function seals(db: Queryable, what: SealedTable | 'codesStartAt'): Promise<boolean> {
    const start = what === 'codesStartAt' ? what : SEALED[what].start
    if (!keys || begun.has(start)) return keys !== null
    const [row] = await db
      .select({ hasBegun: sql<boolean | null>`${sealingStart[start]} <= now()` })
      .from(sealingStart)
    if (row?.hasBegun) begun.add(start)
    return begun.has(start)
  }

  const sealAll: Vault['sealAll'] = async (db, table, rows) => {
    const { columns, facts } = SEALED[table]
    const parts = rows.map(({ owner, values }) => {
      const given = Object.entries(columns).filter(([column]) => Object.hasOwn(values, column))
      const full = given.filter(([column, empty]) => !isEmpty(Reflect.get(values, column), empty))
      return { owner, values, given, full }
    })
    const owners = parts.flatMap(({ owner, full }) => (full.length > 0 ? owner.userId : []))
    const known =
      keys && owners.length > 0 && (await seals(db, table))
        ? await keys.findOrMake(db, [...new Set(owners)])
        : null
    return parts.map(({ owner: { id, userId }, values, given, full }) => {
      const key = known && full.length > 0 ? requireKey(known, userId) : null
      const written = key
        ? full.flatMap(([column, empty]) => {
            const content = Buffer.from(JSON.stringify(Reflect.get(values, column)))
            return [
              [column, empty],
              [`${column}Sealed`, sealBytes(key, content, [table, column, id, userId])],
            ]
          })
        : []
      return {
        ...values,
        ...Object.fromEntries(given.map(([column]) => [`${column}Sealed`, null])),
        ...facts?.(key ? values : emptyOf(given)),
        ...Object.fromEntries(written),
      } as typeof values & Bytes<typeof table>
    })
  }

  return {
    seals,

    async open(db, table, rows) {
      const { id, person } = SEALED[table]
      const columns = Object.entries(SEALED[table].columns)
      const ownerOf = (row: object) => String(Reflect.get(row, person))
      const bytesOf = (row: object, column: string): unknown => Reflect.get(row, `${column}Sealed`)
      const sealed = rows.filter((row) => columns.some(([column]) => bytesOf(row, column)))
      if (sealed.length === 0) return [...rows]
      if (!keys) throw new Error('There are sealed values and no master key')
      const known = await keys.find(db, [...new Set(sealed.map(ownerOf))])
      return rows.map((row) => {
        const opened = columns.flatMap(([column, empty]) => {
          const bytes = bytesOf(row, column)
          if (!(bytes instanceof Buffer) || !isDeepStrictEqual(Reflect.get(row, column), empty)) return []
          const key = known.get(ownerOf(row))
          const place = [table, column, String(Reflect.get(row, id)), ownerOf(row)]
          const value: unknown = key ? JSON.parse(openBytes(key, bytes, place).toString()) : erased(empty)
          return [[column, value] as const]
        })
        return { ...row, ...Object.fromEntries(opened) }
      })
    },

    async seal(db, table, owner, values) {
      const [sealed] = await sealAll(db, table, [{ owner, values }])
      if (!sealed) throw new Error('What was sealed is missing')
      return sealed
    },

    sealAll,

    async officeKey(db) {
      if (!keys) throw new AppError('KEYS_UNAVAILABLE')
      return requireKey(await keys.findOrMake(db, [THE_OFFICE]), THE_OFFICE)
    },

    prepare: async (db) => keys?.prepare(db),
    rewrap: async (db) => (await keys?.rewrap(db)) ?? 0,

    async forget(db, userId) {
      await db.delete(personKeys).where(eq(personKeys.userId, userId))
    },
  }
}

export const noVault: Vault = createVault([])
