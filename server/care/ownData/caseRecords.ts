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
import { ownDataLabels as labels } from '../../../shared/words/records/ownData'
import { feeWords, identityWords, paperWords } from '../../../shared/words/records/rights'
import type { RightsFacts } from '../../../shared/rules/records/cases/facts'
import type { Queryable } from '../../ground/db/client'
import { cases } from '../../ground/tables/cases'
import type { Vault } from '../../ground/vault/vault'
import { dayValue, timeValue, type OwnRecord } from './ownValues'

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
