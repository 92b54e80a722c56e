import { asc, eq } from 'drizzle-orm'
import { labelOfChange } from '../../../shared/rules/donating/condition/conditionQuestion'
import { togetherOf } from '../../../shared/rules/donating/condition/judgeCondition'
import { formatListDateTime } from '../../../shared/facts/dates'
import { answerCorrectionStateLabels } from '../../../shared/words/labels/answerCorrectionLabels'
import { conditionKindLabels } from '../../../shared/words/labels/conditionLabels'
import {
  onlineCheckAnswerLabels as answerLabels,
  onlineCheckLabels as labels,
  onlineCheckResultForDonor,
} from '../../../shared/words/labels/screeningLabels'
import { reasonsTold } from '../../../shared/words/check/answerCorrections'
import {
  CONDITION_SINCE,
  dateOfChange,
  NO_CHANGE,
  outcomeLine,
} from '../../../shared/words/donating/condition'
import { ownDataTitles as titles, ownDataLabels } from '../../../shared/words/records/ownData'
import { describeAnswer } from '../../../shared/questionnaire/engine/describeAnswer'
import type { Questionnaire, Region } from '../../../shared/questionnaire/engine/question'
import { requireUser, type RequestContext } from '../../ground/access/context'
import { loggedTransaction } from '../../ground/loggedTransaction'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { answerCorrections } from '../../ground/tables/answerCorrections'
import { conditionReports } from '../../ground/tables/condition'
import { onlineChecks, type OnlineCheckRow } from '../../ground/tables/screenings'
import { getUser } from '../users/getUser'
import {
  donationRecords,
  rewardRecords,
  consentRecords,
  correctionRecords,
  giftRecords,
  guidanceRecords,
  pauseRecords,
  floraRecords,
  screeningRecords,
} from './guidanceRecords'
import { caseRecords, noteRecords, readRecords } from './officeRecords'
import { logRecords, passkeyRecords, pushRecords, securityRecords, mailRecords } from './logRecords'
import { type OwnData, type OwnRecord, withoutEmptyValues, dayValue, timeValue, rowsOf } from './ownValues'
import { profileRecord } from './profileRecord'
import { askedTestRecords, holdRecords, panelRecords, unitRecords } from './unitRecords'
import { valueRecords } from './valueRecords'
import { clearingFindingLabels, clearingLabels } from '../../../shared/words/labels/clearingLabels'
import { clearings } from '../../ground/tables/clearings'

/**
 * Everything the caller may read about themselves, in words with labels, for portability and disclosure without a
 * request. Without reasons and cautions, which are notes among staff. Suspended members may call it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function exportOwnData(context: RequestContext): Promise<OwnData> {
  const { id } = requireUser(context)
  const { now, deps } = context
  const { Profile } = await getUser(context)

  return loggedTransaction(context, async (tx, log) => {
    const gifts = await giftRecords(tx, id)
    const material = [
      { title: titles.units, records: await unitRecords(tx, id) },
      { title: titles.panels, records: await panelRecords(tx, id, deps) },
      { title: titles.holds, records: await holdRecords(tx, id) },
      { title: titles.askedTests, records: await askedTestRecords(tx, id) },
    ]
    const devices = await pushRecords(tx, id, deps.vault)
    const parts = [
      { title: titles.profile, records: [profileRecord(Profile)] },
      { title: titles.checks, records: await checkRecords(tx, id, deps) },
      { title: titles.answerCorrections, records: await answerRecords(tx, id, deps) },
      { title: titles.guidances, records: await guidanceRecords(tx, id) },
      { title: titles.pauses, records: await pauseRecords(tx, id) },
      { title: titles.consents, records: await consentRecords(tx, id, deps) },
      { title: titles.screenings, records: await screeningRecords(tx, id, deps) },
      { title: titles.clearings, records: await clearingRecords(tx, id, deps) },
      { title: titles.condition, records: await conditionRecords(tx, id, deps) },
      { title: titles.donations, records: await donationRecords(tx, id) },
      ...material.filter(({ records }) => records.length > 0),
      { title: titles.rewards, records: await rewardRecords(tx, id) },
      ...(gifts.length > 0 ? [{ title: titles.gifts, records: gifts }] : []),
      { title: titles.floraTests, records: await floraRecords(tx, id, deps) },
      { title: titles.corrections, records: await correctionRecords(tx, id, deps) },
      { title: titles.cases, records: await caseRecords(tx, id, deps.vault) },
      { title: titles.notes, records: await noteRecords(tx, id, deps.vault) },
      { title: titles.mails, records: await mailRecords(tx, id, deps) },
      { title: titles.values, records: await valueRecords(tx, id) },
      { title: titles.log, records: await logRecords(tx, id) },
      { title: titles.passkeys, records: await passkeyRecords(tx, id) },
      ...(devices.length > 0 ? [{ title: titles.pushDevices, records: devices }] : []),
      { title: titles.security, records: await securityRecords(tx, id) },
      { title: titles.reads, records: await readRecords(tx, id) },
    ]
    await log(id, { category: 'Profile', operation: 'Download' })
    return {
      exportedAt: formatListDateTime(now),
      sections: parts.map(({ title, records }) => ({ title, records: records.map(withoutEmptyValues) })),
    }
  })
}

/** Oldest first; each answer with its question as it was asked. */
async function checkRecords(
  db: Queryable,
  userId: string,
  { questionnaires, texts, vault }: Pick<Deps, 'questionnaires' | 'texts' | 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, onlineChecks, ['createdAt', 'screeningId'])
  const checks = await vault.open(db, 'online_checks', rows)
  return checks.map((row) => checkRecord(row, questionnaires.of(row.version), texts.region))
}

function checkRecord(row: OnlineCheckRow, { questions, title }: Questionnaire, region: Region): OwnRecord {
  const result = row.onlineCheckResult
  return [
    [labels.SurveyTitle.admin, `${title} ${row.version}`],
    [ownDataLabels.answersSaved, row.submittedAt ? ownDataLabels.sent : ownDataLabels.draft],
    [answerLabels.answered_at.donor, timeValue(row.submittedAt ?? row.savedAt)],
    ...(result
      ? [[labels.OnlineCheckResult.donor, onlineCheckResultForDonor(result, row.nextDate)] as const]
      : []),
    [labels.NextDate.donor, dayValue(row.nextDate)],
    [labels.Reasons.donor, (row.judgement?.reasons ?? []).map(({ reason }) => reason).join('／')],
    ...questions.flatMap((question) => {
      const answer = row.answers[question.id]
      return answer
        ? [[`${question.id} ${question.text}`, describeAnswer(question, answer, region)] as const]
        : []
    }),
  ]
}

/** Corrected answers, oldest first, with the old ones and the outcome. */
async function answerRecords(
  db: Queryable,
  userId: string,
  { questionnaires, texts, vault }: Pick<Deps, 'questionnaires' | 'texts' | 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await db
    .select({ row: answerCorrections, check: onlineChecks })
    .from(answerCorrections)
    .innerJoin(onlineChecks, eq(onlineChecks.screeningId, answerCorrections.screeningId))
    .where(eq(answerCorrections.userId, userId))
    .orderBy(asc(answerCorrections.createdAt), asc(answerCorrections.id))
  const said = await vault.open(
    db,
    'answer_corrections',
    rows.map(({ row }) => row),
  )
  const checks = await vault.open(
    db,
    'online_checks',
    rows.map(({ check }) => check),
  )
  const told = said.flatMap((row, index) => {
    const { version, answers } = checks[index] ?? {}
    return version && answers ? [{ row, version, now: answers }] : []
  })
  return told.map(({ row, version, now }) => [
    [ownDataLabels.saidAt, timeValue(row.createdAt)],
    [ownDataLabels.cameOfIt, answerCorrectionStateLabels[row.state]],
    [ownDataLabels.decidedAt, timeValue(row.decidedAt)],
    [ownDataLabels.why, row.reason ? reasonsTold[row.reason] : ''],
    [ownDataLabels.words, row.words ?? ''],
    ...questionnaires.of(version).questions.flatMap((question) => {
      const answer = row.given[question.id]
      const was = describeAnswer(question, (row.before?.answers ?? now)[question.id], texts.region)
      return answer
        ? [
            [
              `${question.id} ${question.text}`,
              `${was} → ${describeAnswer(question, answer, texts.region)}`,
            ] as const,
          ]
        : []
    }),
  ])
}

async function conditionRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const sealed = await rowsOf(db, userId, conditionReports, ['createdAt', 'id'])
  const rows = await vault.open(db, 'condition_reports', sealed)
  return rows.map(({ kind, since, updatedAt, judgement: { items } }) => {
    const { outcome, notBefore } = togetherOf(items)
    return [
      [ownDataLabels.conditionKind, conditionKindLabels[kind]],
      [ownDataLabels.saidAt, timeValue(updatedAt)],
      [CONDITION_SINCE, dayValue(since)],
      ...(items.length === 0 ? [[ownDataLabels.said, NO_CHANGE] as const] : []),
      ...items.map(({ choice, date }) => [labelOfChange(choice), dateOfChange(choice, date)] as const),
      [ownDataLabels.conditionOutcome, outcomeLine(outcome, notBefore)],
    ]
  })
}

async function clearingRecords(
  db: Queryable,
  userId: string,
  { questionnaires, vault }: Pick<Deps, 'questionnaires' | 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, clearings, ['createdAt', 'round'])
  const checks = await db
    .select({ id: onlineChecks.screeningId, version: onlineChecks.version })
    .from(onlineChecks)
    .where(eq(onlineChecks.userId, userId))
  const said = await vault.open(db, 'clearings', rows)
  return said.flatMap(({ cleared, screeningId, createdAt }) => {
    const version = checks.find(({ id }) => id === screeningId)?.version
    if (!cleared || !version) return []
    const { questionId, finding, note } = cleared
    const asked = questionnaires.of(version).questions.find(({ id }) => id === questionId)
    return [
      [
        [clearingLabels.QuestionId, `${questionId} ${asked?.text ?? ''}`.trim()],
        [clearingLabels.Finding, clearingFindingLabels[finding]],
        [clearingLabels.Note, note ?? ''],
        [clearingLabels.ClearedAt, timeValue(createdAt)],
      ],
    ]
  })
}
