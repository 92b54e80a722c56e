import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conditionReports } from '../../../../server/ground/tables/condition'
import { corrections } from '../../../../server/ground/tables/corrections'
import { floraTests } from '../../../../server/ground/tables/floraTests'
import { healthChecks } from '../../../../server/ground/tables/screenings'
import { userProfiles } from '../../../../server/ground/tables/users'
import { valueChanges } from '../../../../server/ground/tables/valueChanges'
import { makeSealKey, sealKeysOf } from '../../../../server/records/seals/chain'
import { sealRecords } from '../../../../server/records/seals/sealRecords'
import { verifySeals } from '../../../../server/records/seals/verifySeals'
import { sealOlder } from '../../../../server/ground/vault/sealOlder'
import { sealedTables } from '../../../../server/ground/vault/sealedColumns'
import { staff, type Actor } from '../../../support/actors'
import { codeOf, SAYS_WHY } from '../../../support/api'
import { donor } from '../../../support/people'
import { tablesHolding } from '../../../support/tablesHolding'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { confirmSeen, failed, passed, propose } from '../../care/corrections/results/support'
import { receivedTest, record, result } from '../../care/floraTests/support'

let server: TestServer
let office: Actor
let second: Actor
beforeAll(async () => {
  server = await startTestServer()
  office = await staff(server)
  second = await staff(server)
})
afterAll(() => server.close())

const CAUTION = '金糸雀への注意'
const EXPLANATION = '金糸雀を取り違えた'
const GENUS = 'Canarium'
/** What somebody says of her condition, as the criteria name it. */
const SAID = '"antibiotics"'

const PERSON = `query ($id: ID!, $record: ID!) {
  getUserById(UserId: $id) { Profile { HasCaution Caution } ConditionReports { Items { Choice } Outcome }
    InspectionDetail { Enterotype IntestinalFloraComposition DiversityScore } }
  getScreeningById(ScreeningId: $record) { HealthCheck { SampleTestResult MedicalHistoryStatus Reason DonorStatus } }
  listCorrections(RecordId: $record) { Explanation Changes { Label After } } }`
const OWN = `{ getUser { ConditionReports { Items { Choice } } InspectionDetail { Enterotype IntestinalFloraComposition } } }`
const read = async ({ id }: Actor, recordId: string) =>
  (await office.call(PERSON, { id, record: recordId })).data

/** A donor of whom everything is known that is sealed besides answers. */
async function knownDonor() {
  const person = await donor(server)
  const recordId = person.period.id
  const told = [
    await office.call(
      'mutation ($input: UpdateUserProfileByAdminInput!) { updateUserProfileByAdmin(input: $input) { Version } }',
      { input: { UserId: person.id, Version: await versionOf(person), Caution: CAUTION } },
    ),
    await person.call(
      'mutation ($Answer: JSON!) { reportCondition(input: { Answer: $Answer, Since: "2026-11-25" }) { Outcome } }',
      { Answer: { choices: ['antibiotics'], dates: { antibiotics: '2026-11-30' } } },
    ),
    await record(
      office,
      result(await receivedTest(office, person), {
        IntestinalFloraComposition: { [GENUS]: 0.6, Prevotella: 0.4 },
        Enterotype: 'バクテロイデス型',
      }),
    ),
  ]
  expect(told.map(codeOf)).toEqual([null, null, null])
  const proposal = await propose(office, {
    RecordId: recordId,
    Judgement: { ...failed, ExamDate: passed.ExamDate },
    Explanation: EXPLANATION,
  })
  return { person, recordId, correctionId: proposal.data?.proposeCorrection.Id ?? '' }
}
const versionOf = async ({ id }: Actor) =>
  (await server.db.select().from(userProfiles).where(eq(userProfiles.id, id)))[0]?.version ?? 0

const WORDS = [CAUTION, EXPLANATION, GENUS, 'バクテロイデス型', SAID]
const tablesOf = async () =>
  new Set((await Promise.all(WORDS.map((word) => tablesHolding(server, word)))).flat())

async function verdict() {
  const { settings, vault } = server.deps
  makeSealKey(settings)
  const [key = null] = sealKeysOf(settings)
  await sealRecords(server.db, key, vault)
  return (await verifySeals(server.db, [], sealKeysOf(settings), { vault })).findings
}

test('what is known of a body stands nowhere in the database; those who may still read it', async () => {
  const { person, recordId, correctionId } = await knownDonor()
  expect(await tablesOf()).toEqual(new Set())
  const [test] = await server.db.select().from(healthChecks).where(eq(healthChecks.screeningId, recordId))
  expect(test).toMatchObject({ sampleTestResult: null, medicalHistoryStatus: null, donorStatus: 'Certified' })

  const seen = await read(person, recordId)
  const flora = {
    Enterotype: 'バクテロイデス型',
    IntestinalFloraComposition: { [GENUS]: 0.6, Prevotella: 0.4 },
  }
  expect(seen).toMatchObject({
    getUserById: {
      Profile: { HasCaution: true, Caution: CAUTION },
      ConditionReports: [{ Items: [{ Choice: 'antibiotics' }], Outcome: 'NotYet' }],
      InspectionDetail: [flora],
    },
    getScreeningById: { HealthCheck: { SampleTestResult: 'Certified', MedicalHistoryStatus: 'Implemented' } },
    listCorrections: [{ Explanation: EXPLANATION }],
  })
  expect((await person.call(OWN)).data?.getUser).toMatchObject({
    ConditionReports: [{ Items: [{ Choice: 'antibiotics' }] }],
    InspectionDetail: [flora],
  })
  const own = await fetch(`${server.url}/api/own_data?format=json`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  const taken = await own.text()
  for (const text of [GENUS, 'バクテロイデス型', '抗菌薬（抗生物質）', '検体検査'])
    expect(taken).toContain(text)
  const exported = await fetch(`${server.url}/api/exports/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: office.token, ...SAYS_WHY },
    body: JSON.stringify({ filter: { HasCaution: { eq: true } }, columns: ['Caution'] }),
  })
  expect(await exported.text()).toContain(CAUTION)

  expect(codeOf(await confirmSeen(second, correctionId))).toBeNull()
  expect(await read(person, recordId)).toMatchObject({
    getScreeningById: { HealthCheck: { SampleTestResult: 'NotCertified', Reason: 'SampleTest' } },
  })
  expect(await verdict()).toEqual([])
})

test('what was written readable is sealed by the job: its record, its versions and its log stay as they were', async () => {
  const { person, recordId, correctionId } = await knownDonor()
  const before = await read(person, recordId)
  await unsealAll(person, recordId, correctionId)
  expect([...(await tablesOf())].toSorted()).toEqual([
    'condition_reports',
    'corrections',
    'flora_tests',
    'user_profiles',
  ])
  expect(await read(person, recordId)).toEqual(before)
  const kept = async () => [
    await server.db
      .select()
      .from(valueChanges)
      .where(eq(valueChanges.userId, person.id))
      .orderBy(valueChanges.id),
    (await server.db.select().from(userProfiles).where(eq(userProfiles.id, person.id)))[0]?.changedIn,
  ]
  const log = await kept()

  expect(await sealOlder(server.deps)).toBe(5)
  expect(await sealOlder(server.deps)).toBe(0)
  expect(await tablesOf()).toEqual(new Set())
  expect(await kept()).toEqual(log)
  expect(await read(person, recordId)).toEqual(before)
  expect(await verdict()).toEqual([])
})

/** As the program of before has written them. */
async function unsealAll(person: Actor, recordId: string, correctionId: string): Promise<void> {
  const { db, vault } = server.deps
  await db.transaction(async (tx) => {
    await tx.execute(`select set_config('nakatsugu.sealing', 'on', true)`)
    const profiles = await tx.select().from(userProfiles).where(eq(userProfiles.id, person.id))
    for (const { caution } of await vault.open(tx, 'user_profiles', profiles))
      await tx
        .update(userProfiles)
        .set({ caution, cautionSealed: null })
        .where(eq(userProfiles.id, person.id))
    const said = await tx.select().from(conditionReports).where(eq(conditionReports.userId, person.id))
    for (const { id, judgement } of await vault.open(tx, 'condition_reports', said))
      await tx
        .update(conditionReports)
        .set({ judgement, judgementSealed: null })
        .where(eq(conditionReports.id, id))
    const tests = await tx.select().from(healthChecks).where(eq(healthChecks.screeningId, recordId))
    for (const row of await vault.open(tx, 'health_checks', tests))
      await tx
        .update(healthChecks)
        .set({
          ...row,
          medicalHistoryStatusSealed: null,
          sampleTestResultSealed: null,
          normalJudgmentStatusSealed: null,
          reasonSealed: null,
        })
        .where(eq(healthChecks.screeningId, recordId))
    const flora = await tx.select().from(floraTests).where(eq(floraTests.userId, person.id))
    for (const row of await vault.open(tx, 'flora_tests', flora))
      await tx
        .update(floraTests)
        .set({ ...row, enterotypeSealed: null, intestinalFloraCompositionSealed: null })
        .where(eq(floraTests.id, row.id))
    const corrected = await tx.select().from(corrections).where(eq(corrections.id, correctionId))
    for (const { before, after, explanation, words } of await vault.open(tx, 'corrections', corrected))
      await tx
        .update(corrections)
        .set({
          before,
          after,
          explanation,
          words,
          beforeSealed: null,
          afterSealed: null,
          explanationSealed: null,
          wordsSealed: null,
        })
        .where(eq(corrections.id, correctionId))
  })
}

test('every column of bytes belongs to a sealed one, and the list names every table of them', async () => {
  const { rows } = await server.db.execute<{ name: string }>(
    `select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name like '%\\_sealed' order by 1`,
  )
  // Earlier texts of a note are sealed as the note, lines of a case as the case, reasons as of the person in the log; gift codes by the office's key.
  expect(rows.map(({ name }) => name)).toEqual(
    [...sealedTables, 'activity_reasons', 'case_steps', 'gift_codes', 'person_note_versions'].toSorted(),
  )
})
