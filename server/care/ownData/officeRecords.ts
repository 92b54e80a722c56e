import { and, asc, eq, inArray } from 'drizzle-orm'
import { feeOf } from '../../../shared/rules/records/cases/rights'
import { caseLabels, caseStateLabels } from '../../../shared/words/labels/caseLabels'
import {
  rightsGroundLabels,
  rightsLabels,
  rightsOutcomeLabels,
  rightsRequestLabels,
} from '../../../shared/words/labels/rightsLabels'
import { caseWords } from '../../../shared/words/records/cases'
import { ownDataLabels as labels, NOTE_REMOVED } from '../../../shared/words/records/ownData'
import { feeWords, identityWords, paperWords } from '../../../shared/words/records/rights'
import type { RightsFacts } from '../../../shared/rules/records/cases/facts'
import type { Queryable } from '../../ground/db/client'
import { cases } from '../../ground/tables/cases'
import type { Vault } from '../../ground/vault/vault'
import { dayValue, timeValue, type OwnRecord, labelled, rowsOf } from './ownValues'
import {
  callResultLabels,
  noteKindLabels,
  personNoteLabels,
} from '../../../shared/words/records/conversationLabels'
import { personNotes } from '../../ground/tables/personNotes'
import { roleLabels } from '../../../shared/words/labels/consoleLabels'
import {
  READ_WITHOUT_PURPOSE,
  readClassLabels,
  readPurposeLabels,
} from '../../../shared/words/labels/readLabels'
import { allReadsAbout } from '../../records/reads/readsAbout'

/** What the person objected to or asked for by law, oldest first, with the answers. */
export async function caseRecords(db: Queryable, userId: string, vault: Vault): Promise<OwnRecord[]> {
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.userId, userId), inArray(cases.kind, ['Objection', 'RightsRequest'])))
    .orderBy(asc(cases.createdAt), asc(cases.id))
  const said = await vault.open(db, 'cases', rows)
  return said.map(({ state, words, answer, answeredAt, dueOn, createdAt, facts: { request } }) => [
    [labels.saidAt, timeValue(createdAt)],
    ...(request ? requestRecord(request) : []),
    [caseWords.said, words ?? ''],
    [caseLabels.State.admin, caseStateLabels[state]],
    [caseLabels.DueOn.admin, dayValue(dueOn)],
    [caseWords.givenAnswer, answer ?? ''],
    [labels.decidedAt, timeValue(answeredAt)],
  ])
}

const requestRecord = ({
  kind,
  onPaper,
  identity,
  feePaidOn,
  outcome,
  grounds,
  withdrawnOn,
}: RightsFacts): OwnRecord => [
  [rightsLabels.Kind.admin, rightsRequestLabels[kind]],
  [rightsLabels.OnPaper.admin, paperWords(onPaper)],
  [rightsLabels.IdentityOn.admin, identity ? identityWords(identity.on, identity.document) : ''],
  [rightsLabels.FeeYen.admin, feeWords(feeOf(kind))],
  [rightsLabels.FeePaidOn.admin, dayValue(feePaidOn)],
  [rightsLabels.Outcome.admin, outcome ? rightsOutcomeLabels[outcome] : ''],
  [rightsLabels.Grounds.admin, grounds.map((ground) => rightsGroundLabels[ground]).join('／')],
  [rightsLabels.WithdrawnOn.admin, dayValue(withdrawnOn ?? null)],
]

/** Staff's notes of talks with and about the person, oldest first, without the author. */
export async function noteRecords(db: Queryable, userId: string, vault: Vault): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, personNotes, ['createdAt', 'id'])
  return (await vault.open(db, 'person_notes', rows)).map(
    ({ kind, result, text, againOn, createdAt, deletedAt }) => [
      [labels.recordedAt, timeValue(createdAt)],
      [personNoteLabels.Kind, noteKindLabels[kind]],
      [personNoteLabels.Result, labelled(callResultLabels, result)],
      [personNoteLabels.Text, deletedAt ? NOTE_REMOVED : (text ?? '')],
      [personNoteLabels.AgainOn, dayValue(againOn)],
    ],
  )
}

/** Staff who read the person's record, by duty, oldest first. */
export async function readRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await allReadsAbout(db, userId)
  return rows.map(({ readAt, roles, class: data, purpose }) => [
    [labels.loggedAt, timeValue(readAt)],
    [labels.actor, roles.map((role) => roleLabels[role]).join('、')],
    [labels.whatWasRead, readClassLabels[data]],
    [labels.readFor, purpose ? readPurposeLabels[purpose] : READ_WITHOUT_PURPOSE],
  ])
}
