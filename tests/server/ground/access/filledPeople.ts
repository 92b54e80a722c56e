import { randomUUID } from 'node:crypto'
import { eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { recordActivity } from '../../../../server/ground/recordActivity'
import { answerCorrections } from '../../../../server/ground/tables/answerCorrections'
import { allocations } from '../../../../server/ground/tables/allocations'
import { conditionReports } from '../../../../server/ground/tables/condition'
import { consentDocuments, consents, consentSignatures } from '../../../../server/ground/tables/consents'
import { corrections } from '../../../../server/ground/tables/corrections'
import { donations, donationScreenings, rewardEntries } from '../../../../server/ground/tables/donations'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { guidances } from '../../../../server/ground/tables/guidance'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { officePoints } from '../../../../server/ground/tables/officePoints'
import { personNotes, personNoteVersions } from '../../../../server/ground/tables/personNotes'
import { healthChecks, onlineChecks, screenings } from '../../../../server/ground/tables/screenings'
import { securityEvents } from '../../../../server/ground/tables/security'
import { addDays, japaneseDateOf } from '../../../../shared/facts/dates'
import type { Judgement } from '../../../../shared/questionnaire/engine/judgement'
import { editedFields, fieldOptions } from '../../../../shared/facts/fields'
import { currentVersion } from '../../../../shared/questionnaire/engine/versions'
import { bulkJobs, bulkRows } from '../../../../server/ground/tables/bulk'
import { undoRows, undos } from '../../../../server/ground/tables/undo'
import { waitingPauses } from '../../../../server/ground/tables/waitingPauses'
import { workItems, workMarks } from '../../../../server/ground/tables/work'
import { applicant, certified, type Actor } from '../../../support/actors'
import { passing } from '../../../support/answers'
import type { TestServer } from '../../../support/testServer'
import { clearEarlierCheck } from './filledClearings'
import { insertReads, tellDevice } from './filledReads'
import { findAndHold, handOutTwice, recordAndReject } from './filledUnits'

export type Filled = Actor & {
  screeningId: string
  /** Of the round before, whose check passed. */
  passedId?: string
  donorId: string | null
}

/** A row with something in every column: what is not given is made up by its type. */
export function filled<Table extends PgTable>(
  server: TestServer,
  table: Table,
  given: object,
): Table['$inferInsert'] {
  const now = server.clock.now()
  const sample = (type: string, values?: readonly string[]): unknown =>
    values?.[0] ?? { string: randomUUID(), number: 1, boolean: true, date: now, json: {}, array: [] }[type]
  const rest = Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
    if (column.generated || column.generatedIdentity) return []
    const day = column.getSQLType() === 'date' ? japaneseDateOf(now) : undefined
    return [[name, day ?? sample(column.dataType, column.enumValues)]]
  })
  return { ...Object.fromEntries(rest), ...given }
}

const finding = {
  questionId: 'Q47',
  ruleId: 'Q47-R1',
  outcome: 'PERM',
  reason: '理由',
  nextDate: '2027-03-01',
  ongoingNote: '終わってから3か月',
  unknownDate: true,
} as const
const goesOn = (questionId: string) =>
  ({ ...finding, questionId, ruleId: `${questionId}-R1`, outcome: 'TEMP' }) as const
const judgement: Judgement = {
  result: 'Failed_2',
  outcome: 'PERM',
  score: 90,
  reasons: [finding, goesOn('Q45'), goesOn('Q08')],
  topics: [finding],
  findings: [finding, goesOn('Q45'), goesOn('Q08')],
  caution: null,
  nextDate: '2027-03-01',
  version: currentVersion,
}

/** Something in each text that people or staff write, as the column is named. */
const writtenTexts = Object.fromEntries(
  editedFields
    .filter((field) => ['line', 'optionalLine', 'note'].includes(fieldOptions[field].kind))
    .map((field) => [field.charAt(0).toLowerCase() + field.slice(1), '見本']),
)

/** Everything there can be about somebody, of a suspended donor whose status ends soon. */
export async function filledDonor(server: TestServer, office: Actor): Promise<Filled> {
  const { db, clock } = server
  const now = clock.now()
  const today = japaneseDateOf(now)
  const donorId = 'D-777777'
  const person = await certified(server, {
    donorId,
    barCodeBucket: 'cards',
    barCodeKey: 'card.png',
    ...writtenTexts,
    suspensionStatus1: true,
    updatedSuspensionStatus1ToTrueAt: now,
    suspendedUntil: addDays(today, 10),
    onlineCheckResult: 'Passed',
    onlineCheckScore: 90,
    donorExpirationDate: addDays(today, 7),
    lossDonorStatusDate: today,
    sentUpdateNoticeAt: now,
    resting: true,
    restingUntil: addDays(today, 3),
    floraInvitationRequestedAt: now,
  })
  const userId = person.id
  const insert = (table: PgTable, given: object) =>
    db.insert(table).values(filled(server, table, { userId, ...given }))
  const screeningId = randomUUID()
  const period = { validFrom: addDays(today, -30), validUntil: addDays(today, 7), periodClosedOn: today }
  const test = { scheduledExamTime: '09:30', preferredDates: [today] }
  await insert(screenings, { id: screeningId, ...period, ...test })
  await insert(onlineChecks, {
    screeningId,
    version: currentVersion,
    answers: {
      ...passing,
      Q08: { choices: ['yes'], dates: { yes: 'ongoing' } },
      Q45: { choices: ['yes'], dates: { yes: 'ongoing' } },
      Q47: { choices: ['current'] },
    },
    onlineCheckResult: 'Failed_2',
    judgement,
    refusedBy: null,
  })
  const version = { answers: { Q47: { choices: ['current'] } }, carried: {}, judgement }
  await insert(answerCorrections, {
    screeningId,
    state: 'Accepted',
    round: 1,
    given: { Q47: { choices: ['past'] } },
    before: version,
    after: version,
    decidedBy: office.id,
  })
  const passedId = await clearEarlierCheck(insert, { judgement, clearedBy: office.id, now })
  await insertReads(server, { userId, office })
  await insert(healthChecks, { screeningId })
  await correctTwice(server, { userId, screeningId, office })
  const [document] = await db
    .insert(consentDocuments)
    .values(filled(server, consentDocuments, {}))
    .returning({ sha256: consentDocuments.sha256 })
  for (const table of [consents, consentSignatures]) await insert(table, { sha256: document?.sha256 })
  for (const kind of ['AgeReached', 'BirthdayDiffers']) await insert(officePoints, { kind, closedAt: null })
  const [donationId, guidanceId] = [randomUUID(), randomUUID()]
  await insert(donations, { id: donationId, cancelledAt: null, donationAt: new Date(now.getTime() - 60_000) })
  await db.insert(donationScreenings).values({ donationId, screeningId })
  await insert(rewardEntries, { donationId, stage: 'Paid', periodId: screeningId, amountYen: 3000 })
  await handOutTwice(server, { userId, by: office.id })
  await recordAndReject(server, { userId, donationId, takenBy: office.id })
  await findAndHold(server, { userId, screeningId, by: office.id })
  const items = [{ choice: 'illness', date: today, outcome: 'NotYet', notBefore: addDays(today, 3) }]
  const said = { judgement: { items, findings: [] }, lifted: false }
  await insert(conditionReports, { ...said, kind: 'Report', since: addDays(today, -1) })
  await insert(conditionReports, { ...said, kind: 'Statement', since: null })
  await insert(mailOutbox, { kind: 'withdrawn', lastError: 'NoMailbox' })
  const sent = { category: 'Mail', operation: 'Send', mailLabel: '利用再開' } as const
  const activityId = await recordActivity(db, { event: sent, userId, actorId: null, now })
  await insert(guidances, { id: guidanceId, closedAt: null, status: 'Invited', changes: 0 })
  const because = { reason: '担当者の理由', vault: server.deps.vault, now }
  const invitation = await recordActivity(db, {
    event: { category: 'Guidance', operation: 'InviteOutOfTurn', year: 2026, month: 12, additional: null },
    userId,
    actorId: office.id,
    ...because,
  })
  await db
    .insert(allocations)
    .values(filled(server, allocations, { guidanceId, activityId: invitation, position: 4 }))
  await tellDevice(server, userId)
  for (const pause of [{ until: '2027-01-01' }, { until: '2027-02-01', liftedAt: null }])
    await insert(waitingPauses, pause)
  await insert(mailOutbox, { kind: 'resumed', lastError: null, failedAt: null, activityId })
  await insert(securityEvents, { kind: 'SignedIn', accountId: userId })
  const held = { assigneeId: office.id, snoozedUntil: null }
  await insert(workItems, { ...held, outcome: null, doneAt: null })
  await insert(workItems, { assigneeId: null, snoozedUntil: addDays(today, 1) })
  await insert(workItems, { ...held, outcome: null, doneAt: null, snoozedUntil: addDays(today, 1) })
  await insert(workMarks, { ...held, kind: 'FloraWish', subjectId: userId })
  await fillBulk(server, userId)
  await fillUndo(server, userId)
  const event = { category: 'Account', operation: 'Stop', until: null, isMoved: false } as const
  await recordActivity(db, { event, userId, actorId: office.id, ...because })
  const asked = { category: 'Screening', operation: 'Request', type: 'Registration' } as const
  await recordActivity(db, { event: asked, userId, actorId: userId, now })
  await noteTalks(server, userId, office.id)
  await shareFloraTests(server, userId)
  return Object.assign(person, { screeningId, passedId, donorId })
}

/** A judgement that was put right, and is to be put right again. */
async function correctTwice(
  server: TestServer,
  { userId, screeningId, office }: { userId: string; screeningId: string; office: Actor },
): Promise<void> {
  const { db, clock } = server
  const now = clock.now()
  const found = {
    examDate: japaneseDateOf(now),
    medicalHistoryStatus: 'Implemented',
    sampleTestResult: 'NotCertified',
    normalJudgmentStatus: 'Implemented',
    donorStatus: 'NotCertified',
  }
  const [first, second, third] = ['SampleTest', 'Interview', 'Overall'].map((reason) => ({
    ...found,
    reason,
  }))
  const proposal = { userId, recordId: screeningId, state: 'Open', kind: 'Judgement', takesBack: false }
  const undecided = { decidedBy: null, decidedAt: null, words: null }
  const write = (given: object) =>
    db.insert(corrections).values(filled(server, corrections, { ...proposal, ...undecided, ...given }))
  const id = randomUUID()
  const before = new Date(now.getTime() - 60_000)
  await write({ id, before: first, after: second, proposedBy: randomUUID(), createdAt: before })
  await db
    .update(corrections)
    .set({ state: 'Confirmed', decidedBy: office.id, decidedAt: now, words: randomUUID() })
    .where(eq(corrections.id, id))
  await write({ before: second, after: third, proposedBy: office.id })
}

/** A call that was edited and says when to call again, and a note that was deleted. */
async function noteTalks(server: TestServer, userId: string, authorId: string): Promise<void> {
  const { db } = server
  const now = server.clock.now()
  const about = { userId, actorId: authorId, now }
  const call = { category: 'Contact', operation: 'CallIn' } as const
  const note = { category: 'Contact', operation: 'Note' } as const
  const said = { userId, authorId, kind: 'CallIn', touchesHealth: false, version: 2 }
  const id = randomUUID()
  const told = await recordActivity(db, { event: call, ...about })
  const task = { id: randomUUID(), userId, assigneeId: null, outcome: null, doneAt: null, snoozedUntil: null }
  await db.insert(workItems).values(filled(server, workItems, task))
  await db
    .insert(personNotes)
    .values(
      filled(server, personNotes, { ...said, id, activityId: told, deletedAt: null, workItemId: task.id }),
    )
  await db
    .insert(personNoteVersions)
    .values(filled(server, personNoteVersions, { ...said, noteId: id, version: 1 }))
  const gone = await recordActivity(db, { event: note, ...about })
  const empty = { kind: 'Note', result: null, text: null, createdAt: new Date(now.getTime() - 60_000) }
  await db
    .insert(personNotes)
    .values(filled(server, personNotes, { ...said, ...empty, id: randomUUID(), activityId: gone }))
}

/** Jobs with the person: one that was refused, one that takes it back, and one of a table. */
async function fillBulk(server: TestServer, userId: string): Promise<void> {
  const [id, undo] = [randomUUID(), randomUUID()]
  const job = { act: 'Stop', undoes: null, reason: null }
  await server.db.insert(bulkJobs).values(filled(server, bulkJobs, { ...job, id }))
  await server.db.insert(bulkJobs).values(filled(server, bulkJobs, { ...job, id: undo, undoes: id }))
  const [before, after] = [false, true].map((Stopped) => ({ Stopped, Until: null }))
  const row = { userId, jobId: undo, state: 'Refused', refusal: 'AlreadySo', before, after }
  await server.db.insert(bulkRows).values(filled(server, bulkRows, row))
  const table = randomUUID()
  const unread = { Unread: true }
  await server.db
    .insert(bulkJobs)
    .values(filled(server, bulkJobs, { ...job, id: table, act: 'PayRewards', given: {} }))
  await server.db.insert(bulkRows).values(
    filled(server, bulkRows, {
      ...row,
      jobId: table,
      refusal: 'Unread',
      before: unread,
      after: unread,
      problems: ['検査日：検査日は必須です'],
    }),
  )
}

/** A change of the person that may still be taken back. */
async function fillUndo(server: TestServer, userId: string): Promise<void> {
  const undoId = randomUUID()
  await server.db.insert(undos).values(filled(server, undos, { id: undoId, mutation: 'stopUser' }))
  await server.db.insert(undoRows).values(filled(server, undoRows, { undoId, userId }))
}

/** A shared result of the person and of nine others, among whom there is a mean. */
async function shareFloraTests(server: TestServer, userId: string): Promise<void> {
  const others = await Promise.all(Array.from({ length: 9 }, () => applicant(server)))
  for (const id of [userId, ...others.map((other) => other.id)])
    await server.db.insert(floraTests).values(
      filled(server, floraTests, {
        userId: id,
        status: 'Shared',
        intestinalFloraComposition: { Blautia: 1 },
      }),
    )
}
