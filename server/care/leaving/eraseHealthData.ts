import { and, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm'
import { japaneseDateOf, type JapaneseDate } from '../../../shared/facts/dates'
import type { Answers } from '../../../shared/questionnaire/engine/answer'
import type { CheckVersion, Judgement } from '../../../shared/questionnaire/engine/judgement'
import type { QuestionSet } from '../../../shared/questionnaire/engine/question'
import type { Transaction } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { answerCorrections, type AnswerCorrectionRow } from '../../ground/tables/answerCorrections'
import { clearings, type ClearingRow } from '../../ground/tables/clearings'
import { conditionReports } from '../../ground/tables/condition'
import { corrections } from '../../ground/tables/corrections'
import { donations, donationScreenings } from '../../ground/tables/donations'
import { holds } from '../../ground/tables/holds'
import { testPanels } from '../../ground/tables/panels'
import { type OnlineCheckRow, healthChecks, onlineChecks, screenings } from '../../ground/tables/screenings'
import type { Vault } from '../../ground/vault/vault'
import { openLeft, sealAnew } from './sealAnew'

type At = { now: Date } & Pick<Deps, 'questionnaires' | 'vault'>

type Period = { id: string; from: JapaneseDate; until: JapaneseDate }

/**
 * Erases the health data of a leaving member. Checks, tests and condition reports of periods with received
 * stool stay, without anything that names the person. Drafts are deleted.
 */
export async function eraseHealthData(tx: Transaction, userId: string, at: At): Promise<void> {
  const { now } = at
  await deleteDrafts(tx, userId)
  await tx
    .update(screenings)
    .set({ preferredDates: null, requestNote: null, scheduledExamTime: null, updatedAt: now })
    .where(eq(screenings.userId, userId))
  const periods = await periodsWithStool(tx, userId)
  const health = await openHealthData(tx, userId, at.vault)
  const kept = await eraseTests(tx, userId, periods, now)
  await eraseCorrections(tx, userId, kept)
  await eraseCondition(tx, userId, periods)
  await erasePanels(tx, userId, periods)
  const left = await openLeft(tx, userId, at.vault)
  // What stays is sealed with a new key, because the old key opens everything sealed before.
  await at.vault.forget(tx, userId)
  const checks = await eraseAnswers(tx, health.checks, periods, at)
  await eraseAnswerCorrections(tx, health.corrections, checks, at)
  await eraseClearings(tx, health.clearings, checks, at)
  await sealAnew(tx, left, at.vault)
}

/** A screening that was only begun holds nothing else, so it is deleted with its draft. */
async function deleteDrafts(tx: Transaction, userId: string): Promise<void> {
  const drafts = await tx
    .delete(onlineChecks)
    .where(and(eq(onlineChecks.userId, userId), isNull(onlineChecks.submittedAt)))
    .returning({ id: onlineChecks.screeningId })
  if (drafts.length > 0)
    await tx.delete(screenings).where(
      inArray(
        screenings.id,
        drafts.map(({ id }) => id),
      ),
    )
}

async function periodsWithStool(tx: Transaction, userId: string): Promise<Period[]> {
  const rows = await tx
    .selectDistinct({
      id: screenings.id,
      from: screenings.validFrom,
      until: screenings.validUntil,
      closedOn: screenings.periodClosedOn,
    })
    .from(donations)
    .innerJoin(donationScreenings, eq(donationScreenings.donationId, donations.id))
    .innerJoin(screenings, eq(screenings.id, donationScreenings.screeningId))
    .where(and(eq(donations.userId, userId), eq(donations.stoolReceiptStatus, 'Implemented')))
  return rows.flatMap(({ id, from, until, closedOn }) =>
    from && until ? [{ id, from, until: closedOn ?? until }] : [],
  )
}

const bearsOn = (periods: readonly Period[], screeningId: string, day: JapaneseDate | null) =>
  periods.some(({ id, from, until }) => id === screeningId || (day !== null && day >= from && day <= until))

type HealthData = {
  checks: OnlineCheckRow[]
  corrections: AnswerCorrectionRow[]
  clearings: ClearingRow[]
}

async function openHealthData(tx: Transaction, userId: string, vault: Vault): Promise<HealthData> {
  const checks = await tx.select().from(onlineChecks).where(eq(onlineChecks.userId, userId))
  const ofPerson = eq(answerCorrections.userId, userId)
  await tx
    .delete(answerCorrections)
    .where(and(ofPerson, inArray(answerCorrections.state, ['Open', 'Withdrawn'])))
  const given = await tx.select().from(answerCorrections).where(ofPerson)
  const found = await tx.select().from(clearings).where(eq(clearings.userId, userId))
  return {
    checks: await vault.open(tx, 'online_checks', checks),
    corrections: await vault.open(tx, 'answer_corrections', given),
    clearings: await vault.open(tx, 'clearings', found),
  }
}

async function eraseAnswers(
  tx: Transaction,
  checks: readonly OnlineCheckRow[],
  periods: readonly Period[],
  { now, questionnaires, vault }: At,
): Promise<OnlineCheckRow[]> {
  const keeps = (check: OnlineCheckRow) =>
    bearsOn(periods, check.screeningId, check.submittedAt && japaneseDateOf(check.submittedAt))
  for (const check of checks) {
    const { screeningId: id, userId } = check
    const left = keeps(check)
      ? withoutPerson(check, questionnaires.of(check.version))
      : { answers: {}, judgement: null, carried: {}, onlineCheckScore: null, nextDate: null, pointsOpen: 0 }
    await tx
      .update(onlineChecks)
      .set({
        ...(await vault.seal(tx, 'online_checks', { id, userId }, left)),
        updatedAt: now,
      })
      .where(eq(onlineChecks.screeningId, id))
  }
  return checks.filter(keeps)
}

/** Corrections stay with a check that stays; of the others only the fact that they were sealed. */
async function eraseAnswerCorrections(
  tx: Transaction,
  rows: readonly AnswerCorrectionRow[],
  keptChecks: readonly OnlineCheckRow[],
  { questionnaires, vault }: At,
): Promise<void> {
  for (const { id, userId, screeningId, given, before, after } of rows) {
    const check = keptChecks.find((kept) => kept.screeningId === screeningId)
    const set = check && questionnaires.of(check.version)
    const without = (version: CheckVersion | null) =>
      set && version ? { ...version, carried: {}, ...versionWithoutPerson(version, set) } : null
    const left = {
      given: set ? answersWithoutPerson(given, set) : {},
      before: without(before),
      after: without(after),
    }
    await tx
      .update(answerCorrections)
      .set({ ...(await vault.seal(tx, 'answer_corrections', { id, userId }, left)), words: null })
      .where(eq(answerCorrections.id, id))
  }
}

/** Findings about points stay with a check that stays, without text. */
async function eraseClearings(
  tx: Transaction,
  rows: readonly ClearingRow[],
  keptChecks: readonly OnlineCheckRow[],
  { vault }: At,
): Promise<void> {
  for (const { id, userId, screeningId, cleared } of rows) {
    const isKept = cleared && keptChecks.some((kept) => kept.screeningId === screeningId)
    if (!isKept) {
      await tx.delete(clearings).where(eq(clearings.id, id))
      continue
    }
    const left = { cleared: { ...cleared, note: null } }
    await tx
      .update(clearings)
      .set(await vault.seal(tx, 'clearings', { id, userId }, left))
      .where(eq(clearings.id, id))
  }
}

/** Free text, the day of birth and the reasons shown with them could name the person. */
function withoutPerson(
  { answers, judgement }: Pick<OnlineCheckRow, 'answers' | 'judgement'>,
  set: QuestionSet,
): { answers: Answers; judgement: Judgement | null } {
  return {
    answers: answersWithoutPerson(answers, set),
    judgement: judgement && judgementWithoutPerson(judgement, set),
  }
}

const versionWithoutPerson = ({ answers, judgement }: CheckVersion, set: QuestionSet) => ({
  answers: answersWithoutPerson(answers, set),
  judgement: judgementWithoutPerson(judgement, set),
})

const birthdayIn = ({ questions }: QuestionSet) =>
  new Set(questions.filter(({ kind }) => kind === 'date').map(({ id }) => id))

function answersWithoutPerson(answers: Answers, set: QuestionSet): Answers {
  const birthday = birthdayIn(set)
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([id]) => !birthday.has(id))
      .map(([id, { text: _text, ...answer }]) => [id, answer]),
  )
}

function judgementWithoutPerson(judgement: Judgement, set: QuestionSet): Judgement {
  const birthday = birthdayIn(set)
  const telling = ({ questionId }: { questionId: string }) => !birthday.has(questionId)
  return {
    ...judgement,
    reasons: judgement.reasons.filter(telling),
    topics: judgement.topics.filter(telling),
    findings: judgement.findings.filter(telling),
  }
}

async function eraseTests(
  tx: Transaction,
  userId: string,
  periods: readonly Period[],
  now: Date,
): Promise<string[]> {
  const tests = await tx.select().from(healthChecks).where(eq(healthChecks.userId, userId))
  const kept = tests
    .filter(({ screeningId, examDate }) => bearsOn(periods, screeningId, examDate))
    .map(({ screeningId }) => screeningId)
  await tx
    .delete(healthChecks)
    .where(and(eq(healthChecks.userId, userId), notInArray(healthChecks.screeningId, kept)))
  await tx
    .update(screenings)
    .set({ renewalExamResult: null, updatedAt: now })
    .where(and(eq(screenings.userId, userId), notInArray(screenings.id, kept)))
  return kept
}

/** Corrections stay with a test that stays, without text; of the others only the fact that they were sealed. */
async function eraseCorrections(tx: Transaction, userId: string, keptTests: string[]): Promise<void> {
  const ofPerson = eq(corrections.userId, userId)
  await tx.delete(corrections).where(and(ofPerson, ne(corrections.state, 'Confirmed')))
  await tx
    .update(corrections)
    .set({ explanation: null, explanationSealed: null, words: null, wordsSealed: null })
    .where(ofPerson)
  await tx
    .update(corrections)
    .set({ before: null, beforeSealed: null, after: null, afterSealed: null })
    .where(and(ofPerson, notInArray(corrections.recordId, keptTests)))
}

async function eraseCondition(tx: Transaction, userId: string, periods: readonly Period[]): Promise<void> {
  const said = await tx.select().from(conditionReports).where(eq(conditionReports.userId, userId))
  const kept = said.filter(({ id, day }) => bearsOn(periods, id, day)).map(({ id }) => id)
  await tx
    .delete(conditionReports)
    .where(and(eq(conditionReports.userId, userId), notInArray(conditionReports.id, kept)))
}

/** Panels stay where there is stool that they bracket; of holds only that there were some. */
async function erasePanels(tx: Transaction, userId: string, periods: readonly Period[]): Promise<void> {
  if (periods.length === 0) await tx.delete(testPanels).where(eq(testPanels.userId, userId))
  await tx
    .update(holds)
    .set({ reason: null, reasonSealed: null, finding: null, findingSealed: null })
    .where(eq(holds.userId, userId))
}
