import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../ground/db/client'
import { recordReadLists, recordReads } from '../../ground/tables/recordReads'

/** Reads of one person, alone and in lists, each by its index; named like the table, to be ordered by its columns. */
export const readsAbout = (db: Queryable, userId: string, within?: SQL) =>
  db
    .select()
    .from(
      unionAll(
        db
          .select()
          .from(recordReads)
          .where(and(eq(recordReads.userId, userId), within)),
        db
          .select()
          .from(recordReads)
          .where(
            and(
              sql`${recordReads.listId} in (select id from ${recordReadLists} where people @> array[${userId}]::uuid[])`,
              within,
            ),
          ),
      ).as('record_reads'),
    )
    .$dynamic()

export const allReadsAbout = (db: Queryable, userId: string) =>
  readsAbout(db, userId).orderBy(asc(recordReads.readAt), asc(recordReads.id))
