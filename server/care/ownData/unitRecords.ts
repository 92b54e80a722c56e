import { panelJudgementLabels } from '../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { askedTestEndLabels } from '../../../shared/words/donating/askedTests'
import { screeningInfoLabels } from '../../../shared/words/labels/screeningLabels'
import { ownDataLabels } from '../../../shared/words/records/ownData'
import { gramsText, unitLabels as labels, unitStateLabels } from '../../../shared/words/labels/unitLabels'
import type { Queryable } from '../../ground/db/client'
import type { Deps } from '../../ground/deps'
import { askedTests } from '../../ground/tables/askedTests'
import { holds } from '../../ground/tables/holds'
import { testPanels } from '../../ground/tables/panels'
import { units } from '../../ground/tables/units'
import { dayValue, type OwnRecord, timeValue, rowsOf } from './ownValues'

/** What was received, oldest first, with what became of it. */
export async function unitRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, units, ['receivedAt', 'id'])
  return rows.map((row) => [
    [labels.Number.donor, row.number],
    // A physician says first what a hold is about.
    [labels.State.donor, row.state === 'Held' ? ownDataLabels.lookedAt : unitStateLabels[row.state]],
    [labels.ReceivedAt.donor, timeValue(row.receivedAt)],
    [labels.PassedAt.donor, timeValue(row.passedAt)],
    [labels.WeightGrams.donor, gramsText(row.weightGrams)],
    [labels.BristolType.donor, String(row.bristolType)],
    [labels.RejectionReason.donor, row.rejectionReason ?? ''],
    [labels.Container.donor, row.container ?? ''],
    [labels.HandedOverAt.donor, timeValue(row.handedOverAt)],
    [labels.HandedOverTo.donor, row.handedOverTo ?? ''],
    [labels.HandOverBatch.donor, row.handOverBatch ?? ''],
    [labels.DiscardedAt.donor, timeValue(row.discardedAt)],
  ])
}

/** What laboratories found, oldest first; a finding once a second person has confirmed it. */
export async function panelRecords(
  db: Queryable,
  userId: string,
  { vault }: Pick<Deps, 'vault'>,
): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, testPanels, ['firstDay', 'id'])
  return (await vault.open(db, 'test_panels', rows)).map((row) => [
    [ownDataLabels.panelKind, panelKindLabels[row.kind]],
    [ownDataLabels.laboratory, row.laboratory],
    [ownDataLabels.specimensFrom, dayValue(row.firstDay)],
    [ownDataLabels.specimensUntil, dayValue(row.lastDay)],
    [ownDataLabels.confirmedAt, timeValue(row.confirmedAt)],
    [ownDataLabels.withdrawnAt, timeValue(row.withdrawnAt)],
    [ownDataLabels.releasedAt, timeValue(row.releasedAt)],
    ...(row.outcome === 'NotPassed' && !row.confirmedAt
      ? [[ownDataLabels.panelResults, ownDataLabels.lookedAt] as const]
      : row.results.map(
          ({ analyte, judgement, value, unit, day }) =>
            [
              analyte,
              [panelJudgementLabels[judgement], value, unit, dayValue(day)].filter(Boolean).join(' '),
            ] as const,
        )),
  ])
}

/** Tests that the person was asked to beside those of certifications, oldest first. */
export async function askedTestRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, askedTests, ['createdAt', 'id'])
  return rows.map((row) => [
    [ownDataLabels.panelKind, panelKindLabels[row.kind]],
    [ownDataLabels.askedAt, timeValue(row.createdAt)],
    [screeningInfoLabels.ExamRequestedAt.donor, timeValue(row.examRequestedAt)],
    [screeningInfoLabels.PreferredDates.donor, (row.preferredDates ?? []).map(dayValue).join('、')],
    [screeningInfoLabels.Note.donor, row.requestNote ?? ''],
    [ownDataLabels.testDay, [dayValue(row.scheduledDate), row.scheduledTime].filter(Boolean).join(' ')],
    [ownDataLabels.askedEnd, row.end ? askedTestEndLabels[row.end] : ''],
    [ownDataLabels.askedEndedAt, timeValue(row.endedAt)],
  ])
}

/** When units were looked into and when that ended; what staff wrote about it is a note among staff. */
export async function holdRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, holds, ['createdAt', 'id'])
  return rows.map((row) => [
    [ownDataLabels.heldAt, timeValue(row.createdAt)],
    [ownDataLabels.heldSince, dayValue(row.since)],
    [ownDataLabels.heldUntil, dayValue(row.until)],
    [ownDataLabels.heldEnd, timeValue(row.decidedAt)],
  ])
}
