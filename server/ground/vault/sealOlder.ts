import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import type { Vault } from './vault'
import { activities, activityReasons, readableReason } from '../tables/activity'
import { cases, caseSteps, readableStep } from '../tables/cases'
import { personNotes, personNoteVersions, readableNote } from '../tables/personNotes'
import { isEmpty, SEALED, sealedTables, type SealedTable } from './sealedColumns'

const BATCH = 200
/** Per run of the job: a minute of computing. */
const MOST_AT_ONCE = 20_000

type Parts = { db: Database; vault: Vault }

/** Seals values from the previous program version or from before there was a master key; returns the row count. */
export async function sealOlder({ db, vault }: Parts): Promise<number> {
  let done = await vault.rewrap(db)
  for (const table of sealedTables) {
    if (!(await vault.seals(db, table))) continue
    for (let after: string | null = ''; after !== null && done < MOST_AT_ONCE;) {
      const ids = await readableAfter(db, table, after)
      done += await sealRows({ db, vault }, table, ids)
      after = ids.at(-1) ?? null
    }
  }
  done += (await sealEarlierNotes({ db, vault })) + (await sealSteps({ db, vault }))
  for (let some = BATCH; some === BATCH && done < MOST_AT_ONCE; done += some)
    some = await sealReasons({ db, vault })
  return done
}

/** Earlier texts of a note have no id of their own, and are sealed as their note. */
function sealEarlierNotes({ db, vault }: Parts): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await vault.seals(tx, 'person_notes'))) return 0
    const found = await tx
      .select({ id: personNotes.id, userId: personNotes.userId, earlier: personNoteVersions })
      .from(personNoteVersions)
      .innerJoin(personNotes, eq(personNotes.id, personNoteVersions.noteId))
      .where(
        inArray(
          personNoteVersions.noteId,
          tx
            .select({ id: personNoteVersions.noteId })
            .from(personNoteVersions)
            .where(readableNote)
            .limit(BATCH),
        ),
      )
      .for('update', { of: personNoteVersions, skipLocked: true })
    const readable = found.filter(({ earlier: { text } }) => !isEmpty(text, SEALED.person_notes.columns.text))
    for (const { id, userId, earlier } of readable)
      await tx
        .update(personNoteVersions)
        .set(await vault.seal(tx, 'person_notes', { id, userId }, { text: earlier.text }))
        .where(and(eq(personNoteVersions.noteId, id), eq(personNoteVersions.version, earlier.version)))
    return readable.length
  })
}

/** Lines of a case's history have no person of their own, and are sealed as their case. */
function sealSteps({ db, vault }: Parts): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await vault.seals(tx, 'cases'))) return 0
    await tx.execute(sealing('on'))
    const found = await tx
      .select({ id: caseSteps.id, caseId: cases.id, userId: cases.userId, text: caseSteps.text })
      .from(caseSteps)
      .innerJoin(cases, eq(cases.id, caseSteps.caseId))
      .where(and(readableStep, isNotNull(cases.userId)))
      .limit(BATCH)
      .for('update', { of: caseSteps, skipLocked: true })
    for (const { id, caseId, userId, text } of found)
      await tx
        .update(caseSteps)
        .set(await vault.seal(tx, 'cases', { id: caseId, userId: String(userId) }, { text }))
        .where(eq(caseSteps.id, id))
    await tx.execute(sealing(''))
    return found.length
  })
}

/** Reasons about nobody stay readable. */
function sealReasons({ db, vault }: Parts): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await vault.seals(tx, 'activity_reasons'))) return 0
    const found = await tx
      .select({
        activityId: activityReasons.activityId,
        userId: activities.userId,
        reason: activityReasons.reason,
        salt: activityReasons.salt,
      })
      .from(activityReasons)
      .innerJoin(activities, eq(activities.id, activityReasons.activityId))
      .where(and(readableReason, isNotNull(activities.userId)))
      .limit(BATCH)
      .for('update', { of: activityReasons, skipLocked: true })
    for (const { activityId, userId, reason, salt } of found)
      await tx
        .update(activityReasons)
        .set(
          await vault.seal(
            tx,
            'activity_reasons',
            { id: String(activityId), userId: String(userId) },
            { reason, salt },
          ),
        )
        .where(eq(activityReasons.activityId, activityId))
    return found.length
  })
}

/** Values stay the same, so the triggers that record changes look away. Sample people are made in one transaction, which goes on. */
const sealing = (on: 'on' | '') => sql`select set_config('nakatsugu.sealing', ${on}, true)`

async function readableAfter(db: Database, table: SealedTable, after: string): Promise<string[]> {
  const { table: rows, key, readable } = SEALED[table]
  const found = await db
    .select({ id: key })
    .from(rows)
    .where(and(readable, after === '' ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(BATCH)
  return found.map(({ id }) => String(id))
}

/** Locked rows wait for the next run. */
function sealRows({ db, vault }: Parts, table: SealedTable, ids: string[]) {
  const { table: rows, key, id, person, columns, readable } = SEALED[table]
  return db.transaction(async (tx) => {
    await tx.execute(sealing('on'))
    const found = await tx
      .select()
      .from(rows)
      .where(and(inArray(key, ids), readable))
      .for('update', { skipLocked: true })
    for (const row of found) {
      const owner = { id: String(row[id]), userId: String(row[person]) }
      const full = Object.entries(columns).flatMap(([column, empty]) =>
        isEmpty(row[column], empty) ? [] : [column],
      )
      const values = Object.fromEntries(full.map((column) => [column, row[column]]))
      await tx
        .update(rows)
        .set(await vault.seal(tx, table, owner, values))
        .where(eq(key, owner.id))
    }
    await tx.execute(sealing(''))
    return found.length
  })
}
