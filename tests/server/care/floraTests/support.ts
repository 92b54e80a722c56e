import { eq } from 'drizzle-orm'
import { activities } from '../../../../server/ground/tables/activity'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { mailOutbox } from '../../../../server/ground/tables/mail'
import { userProfiles } from '../../../../server/ground/tables/users'
import type { RecordIntestinalFloraTestInput } from '../../../../shared/generated/schema'
import type { Actor } from '../../../support/actors'
import type { TestServer } from '../../../support/testServer'

const RECORD = `mutation ($input: RecordIntestinalFloraTestInput!) {
  recordIntestinalFloraTest(input: $input) {
    Id UserId SampleId Status DiversityScore DiversityScoreScaled Ranking Enterotype IntestinalFloraComposition
    Year Month Day StatusChangedToGuidanceYear StatusChangedToGuidanceMonth StatusChangedToGuidanceDay
    StatusChangedToSharedYear StatusChangedToSharedMonth StatusChangedToSharedDay DeadlineForApplicationAt
  }
}`

/** `input` is not typed to the contract: what a form or a stranger may send. */
export const record = (by: Actor, input: Record<string, unknown>) => by.call(RECORD, { input })

export const invite = (by: Actor, user: Actor, deadline = '2026-12-15') =>
  record(by, { UserId: user.id, Status: 'Guidance', DeadlineForApplicationAt: deadline })

export const apply = (user: Actor, InspectionDetailId: string, Consent = true) =>
  user.call(
    'mutation ($input: RequestGutFloraExaminationInput!) { requestGutFloraExamination(input: $input) { success } }',
    { input: { InspectionDetailId, Consent } },
  )

export const ask = (user: Actor) => user.call('mutation { requestApplicationFloraExamination { success } }')

/** 0.5 / 0.3 / 0.2: diversity 1.0297, scaled 19.4, プレボテラ型 */
export const result = (
  InspectionDetailId: string,
  more: Partial<RecordIntestinalFloraTestInput> = {},
): Record<string, unknown> => ({
  InspectionDetailId,
  Status: 'Shared',
  ExamDate: '2026-12-01',
  IntestinalFloraComposition: { Faecalibacterium: 0.5, Prevotella: 0.3, Bacteroides: 0.2 },
  ...more,
})

let samples = 0
/** A test that has come as far as the sample that arrived. */
export async function receivedTest(by: Actor, user: Actor): Promise<string> {
  const invited = await invite(by, user)
  const id = invited.data?.recordIntestinalFloraTest.Id ?? ''
  await apply(user, id)
  await record(by, { InspectionDetailId: id, Status: 'Received', SampleId: `S-${++samples}` })
  return id
}

/** Everything that a step may change of a person: what must stay when it is refused. */
export async function stateOf({ db, deps }: TestServer, user: Actor) {
  const rowsOfTests = await db.select().from(floraTests).where(eq(floraTests.userId, user.id))
  const tests = (await deps.vault.open(db, 'flora_tests', rowsOfTests)).map(
    // The bytes differ each time.
    ({ enterotypeSealed: _one, intestinalFloraCompositionSealed: _other, ...test }) => test,
  )
  const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.id, user.id))
  const rows = await db.select().from(activities).where(eq(activities.userId, user.id))
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.userId, user.id))
  return {
    tests,
    profile,
    activity: rows
      .filter(({ category }) => category === 'FloraTest')
      .map(({ operation, text, actorId }) => ({ operation, text, actorId })),
    mails: mails.map(({ kind }) => kind).toSorted(),
  }
}
