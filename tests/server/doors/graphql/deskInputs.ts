import fc from 'fast-check'
import type { Actor } from '../../../support/actors'
import { mostly, near, table } from './arbitraries'

const note = {
  Kind: 'CallIn',
  Result: 'Spoke',
  Text: '予約の変更の相談',
  TouchesHealth: false,
  AgainOn: '2026-12-10',
}

const task = { Title: '折り返し', Words: '予約を変えたいとのこと', Due: '2026-12-10' }

type Actors = { admin: Actor; other: Actor; screeningId: string }

const letter = { Kind: 'Notice', Subject: '当日のご案内', Text: '{{お名前}}様\n{{マイページ}}' }

const sharedView = {
  List: 'Users',
  Name: '山形の方',
  Conditions: [{ Field: 'Pref', Values: { pref: ['Yamagata'] } }],
  SortField: 'NextDate',
  SortDirection: 'ASC',
  Columns: ['LastName'],
  Density: 'compact',
}

/** Work of the desk, notes about people, and what is done with many: input, who sends it, and what is made up for it. */
export const deskInputs = (
  actors: () => Actors,
): Record<string, [() => Actor, () => fc.Arbitrary<unknown>]> => {
  const admin = () => actors().admin
  const item = () => ({ Id: actors().screeningId, Version: 1 })
  const mark = () => ({ Kind: 'Task', SubjectId: actors().screeningId, Version: 0 })
  return {
    assignWork: [admin, () => near({ ...mark(), AssigneeId: admin().id })],
    snoozeWork: [admin, () => near({ ...mark(), Until: '2026-12-10' })],
    createWorkItem: [admin, () => near({ ...task, UserId: actors().other.id, AssigneeId: admin().id })],
    updateWorkItem: [
      admin,
      () => near({ ...item(), ...task, UserId: actors().other.id, AssigneeId: admin().id }),
    ],
    finishWorkItem: [admin, () => near({ ...item(), Outcome: '話せた' })],
    reopenWorkItem: [admin, () => near(item())],
    createPersonNote: [
      admin,
      () => near({ ...note, IdempotencyKey: actors().screeningId, UserId: actors().other.id }),
    ],
    updatePersonNote: [admin, () => near({ ...note, ...item() })],
    deletePersonNote: [admin, () => near({ Id: actors().screeningId })],
    previewBulk: [
      admin,
      () =>
        fc.record({
          Act: mostly('Stop'),
          Selection: near({ Ids: [actors().other.id] }),
          Until: mostly('2026-12-10'),
          ScheduledDate: mostly('2026-12-10'),
          ScheduledTime: mostly('09:30'),
          AssigneeId: mostly(actors().other.id),
          LetterId: mostly(actors().other.id),
        }),
    ],
    previewBulkFile: [
      admin,
      () =>
        fc.oneof(
          fc.record({
            Act: fc.constant('ShareFloraResults'),
            Csv: table('検体番号,検査日,多様性スコア,エンテロタイプ,構成'),
          }),
          fc.record({ Act: fc.constant('PayRewards'), Csv: table('ドナー番号,期間の終わり,金額（円）') }),
        ),
    ],
    startBulk: [admin, () => near({ Id: actors().screeningId, Fingerprint: 'f', Reason: '確認のため' })],
    decideAnswerCorrection: [
      admin,
      () =>
        near({ Id: actors().screeningId, Version: 1, Accept: true, Reason: 'AsWritten', Words: 'ひとこと' }),
    ],
    createCase: [admin, () => near({ UserId: actors().other.id, Words: '心あたりがない' })],
    createCriteriaDraft: [admin, () => near({ BasedOn: actors().screeningId })],
    updateCriteriaDraft: [
      admin,
      () => near({ Id: actors().screeningId, Version: 1, Content: { rules: {} }, Note: '見直し' }),
    ],
    deleteCriteriaDraft: [admin, () => near({ Id: actors().screeningId, Version: 1 })],
    submitCriteria: [admin, () => near({ Id: actors().screeningId })],
    previewCriteria: [admin, () => near({ Id: actors().screeningId })],
    approveCriteria: [
      admin,
      () => near({ Id: actors().screeningId, Sha256: '0'.repeat(64), EffectiveFrom: '2026-12-10' }),
    ],
    rejectCriteria: [admin, () => near({ Id: actors().screeningId, Note: '理由' })],
    pushCriteria: [
      admin,
      () => near({ Id: actors().screeningId, Sha256: '0'.repeat(64), Reason: '安全のため' }),
    ],
    requestRights: [
      () => actors().other,
      () => near({ Kind: 'Disclosure', Words: '保存している内容', OnPaper: true }),
    ],
    withdrawRightsRequest: [() => actors().other, () => near({ Id: actors().screeningId, Version: 1 })],
    checkRightsRequest: [
      admin,
      () =>
        near({
          Id: actors().screeningId,
          Version: 1,
          IdentityDocument: 'Passport',
          FeePaidOn: '2026-11-02',
        }),
    ],
    answerRightsRequest: [
      admin,
      () =>
        near({
          Id: actors().screeningId,
          Version: 1,
          Outcome: 'Part',
          Grounds: ['HarmsSomebody'],
          Text: '回答',
        }),
    ],
    objectToRecordRead: [
      () => actors().other,
      () => near({ ReadId: actors().screeningId, Note: '心あたりがない' }),
    ],
    openBreach: [
      admin,
      () =>
        near({
          Choice: {
            AccountId: actors().screeningId,
            From: '2026-11-01T00:00:00Z',
            To: '2026-11-02T00:00:00Z',
          },
          KnownOn: '2026-11-02',
          Malicious: true,
        }),
    ],
    recountBreach: [admin, () => near({ Id: actors().screeningId, Version: 1 })],
    saveBreachNotice: [
      admin,
      () => near({ Id: actors().screeningId, Version: 1, Kind: 'First', Text: '本文' }),
    ],
    reportBreachNotice: [
      admin,
      () => near({ Id: actors().screeningId, Version: 1, Kind: 'Final', On: '2026-11-02' }),
    ],
    takeCase: [admin, () => near({ Id: actors().screeningId, Version: 1 })],
    ...Object.fromEntries(
      ['noteCase', 'answerCase', 'closeCase', 'reopenCase'].map((name) => [
        name,
        [admin, () => near({ Id: actors().screeningId, Version: 1, Text: '確かめた' })] as const,
      ]),
    ),
    proposeCorrection: [
      admin,
      () => near({ RecordId: actors().screeningId, TakeBack: true, Cause: 'MixUp', Explanation: '取り違え' }),
    ],
    confirmCorrection: [admin, () => near({ Id: actors().screeningId, Fingerprint: 'f', Words: '確認した' })],
    refuseCorrection: [admin, () => near({ Id: actors().screeningId, Words: '記録のとおり' })],
    withdrawCorrection: [admin, () => near({ Id: actors().screeningId })],
    undoChange: [admin, () => near({ Id: actors().screeningId })],
    saveSharedView: [admin, () => near({ ...sharedView, ...item(), Version: 0 })],
    deleteSharedView: [admin, () => near({ Id: actors().screeningId })],
    saveLetter: [admin, () => near({ ...letter, Name: '案内', ...item(), Version: 0 })],
    saveMailText: [
      admin,
      () => near({ Key: 'reportShared', Version: 0, Subject: 'お知らせ', Text: '{{マイページ}}' }),
    ],
    sendTrialMailText: [
      admin,
      () =>
        near({
          IdempotencyKey: actors().screeningId,
          Key: 'reportShared',
          Subject: 'お知らせ',
          Text: '{{マイページ}}',
        }),
    ],
    sendTrialLetter: [admin, () => near({ ...letter, IdempotencyKey: actors().screeningId })],
    sendLetter: [
      admin,
      () => near({ ...letter, IdempotencyKey: actors().screeningId, UserId: actors().other.id }),
    ],
    readMessage: [() => actors().other, () => near({ Id: actors().screeningId })],
    takeBackLetter: [admin, () => near({ MailId: actors().screeningId })],
    undoBulk: [admin, () => near({ Id: actors().screeningId })],
  }
}
