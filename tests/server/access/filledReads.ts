import { randomUUID } from 'node:crypto'
import { caseSteps, cases } from '../../../server/schema/cases'
import { recordReadLists, recordReads } from '../../../server/schema/recordReads'
import { readVisits } from '../../../server/schema/readVisits'
import type { Actor } from '../../support/actors'
import type { TestServer } from '../../support/testServer'

/** A list with the person, a reading, and an objection to it that was answered and is looked into again, and when the person looked. */
export async function insertReads(
  { db, clock }: TestServer,
  { userId, office }: { userId: string; office: Actor },
): Promise<void> {
  const now = clock.now()
  await db.insert(readVisits).values({ userId, seenAt: now, newFrom: now })
  const [id, readId] = [randomUUID(), randomUUID()]
  await db.insert(recordReadLists).values({ id: randomUUID(), people: [userId, office.id] })
  await db.insert(recordReads).values({
    id: readId,
    readAt: now,
    actorId: office.id,
    roles: ['Administrator'],
    userId,
    class: 'Identity',
    fields: ['User.Id'],
    operation: 'getUserById',
    purpose: 'inquiry',
    requestId: randomUUID(),
    network: '192.0.2.0',
  })
  await db.insert(cases).values({
    id,
    kind: 'Objection',
    userId,
    actorId: office.id,
    assigneeId: office.id,
    subject: readId,
    facts: { readId },
    words: '見本',
    dueOn: '2026-12-15',
    answer: '見本',
    answeredBy: office.id,
    answeredAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await db
    .insert(caseSteps)
    .values({ caseId: id, kind: 'Noted', actorId: office.id, text: '見本', createdAt: now })
}
