import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import { recordReadLists, recordReads } from '../schema/recordReads'

/** The reads of one person, alone and in lists, each by its index; under the table's own name, so that its columns order them. */
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

/** All of them, oldest first. */
export const allReadsAbout = (db: Queryable, userId: string) =>
  readsAbout(db, userId).orderBy(asc(recordReads.readAt), asc(recordReads.id))
