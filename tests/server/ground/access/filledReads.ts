import { randomUUID } from 'node:crypto'
import type { CaseFacts } from '../../../../shared/rules/records/cases/facts'
import { caseSteps, cases } from '../../../../server/ground/tables/cases'
import { recordReadLists, recordReads } from '../../../../server/ground/tables/recordReads'
import { readVisits } from '../../../../server/ground/tables/readVisits'
import { pushDevices, pushMessages } from '../../../../server/ground/tables/push'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import type { Actor } from '../../../support/actors'
import type { TestServer } from '../../../support/testServer'

const NOTICE = { dueOn: null, text: '見本', isOwn: false, reportedOn: null }
const BREACH: CaseFacts['breach'] = {
  choice: {
    accountId: null,
    session: null,
    network: '192.0.2.0',
    from: '2026-11-01T00:00:00Z',
    to: '2026-11-02T00:00:00Z',
  },
  knownOn: '2026-11-02',
  malicious: false,
  counted: { people: 1, reads: 1, files: 0, signIns: null, firstAt: null, lastAt: null, classes: [] },
  notices: { First: NOTICE, Final: NOTICE, Letter: NOTICE },
}

const REQUEST: CaseFacts['request'] = {
  kind: 'Disclosure',
  onPaper: true,
  identity: { document: 'Passport', on: '2026-11-02' },
  feePaidOn: '2026-11-02',
  outcome: 'Part',
  grounds: ['HarmsSomebody'],
  withdrawnOn: '2026-11-02',
}

/** A device of the person, and what it is still to be told of a mail. */
export async function tellDevice({ db, clock, deps }: TestServer, userId: string): Promise<void> {
  const [id, mailId] = [randomUUID(), randomUUID()]
  const now = clock.now()
  const audit = { createdAt: now, updatedAt: now }
  const target = { Endpoint: `https://push.example.com/${id}`, P256dh: randomUUID(), Auth: randomUUID() }
  const sealed = await deps.vault.seal(db, 'push_devices', { id, userId }, { target })
  const known = { slot: 1, digest: randomUUID(), keyId: randomUUID(), session: randomUUID(), seenAt: now }
  await db.insert(pushDevices).values({ id, userId, kinds: ['DayBefore'], ...sealed, ...known, ...audit })
  const due = { dueAt: now, until: now }
  await db
    .insert(mailOutbox)
    .values({ id: mailId, userId, kind: 'examTomorrow', dedupeKey: mailId, nextAttemptAt: now, ...audit })
  await db.insert(pushMessages).values({ mailId, deviceId: id, kind: 'DayBefore', attempts: 1, ...due })
}

/** A list with the person, a reading, and an objection to it that was answered and is looked into again, and when the person looked. */
export async function insertReads(
  { db, clock }: TestServer,
  { userId, office }: { userId: string; office: Actor },
): Promise<void> {
  const now = clock.now()
  await db.insert(readVisits).values({ userId, seenAt: now, newFrom: now, eventsSeenAt: now })
  const [id, readId, requestId] = [randomUUID(), randomUUID(), randomUUID()]
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
    requestId,
    network: '192.0.2.0',
    session: randomUUID(),
  })
  await db.insert(cases).values({
    id,
    kind: 'Objection',
    userId,
    actorId: office.id,
    assigneeId: office.id,
    subject: readId,
    facts: { readId, marks: [{ mark: 'Night', requests: [requestId] }], breach: BREACH },
    words: '見本',
    dueOn: '2026-12-15',
    answer: '見本',
    answeredBy: office.id,
    answeredAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(cases).values({
    id: randomUUID(),
    kind: 'RightsRequest',
    userId,
    facts: { request: REQUEST },
    dueOn: '2026-12-15',
    createdAt: now,
    updatedAt: now,
  })
  await db
    .insert(caseSteps)
    .values({ caseId: id, kind: 'Noted', actorId: office.id, text: '見本', createdAt: now })
}
