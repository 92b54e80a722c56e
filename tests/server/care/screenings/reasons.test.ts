import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onlineChecks } from '../../../../server/ground/tables/screenings'
import { applicant } from '../../../support/actors'
import { notYet, START } from '../../../support/answers'
import { startTestServer, type TestServer } from '../../../support/testServer'
import { openedChecks } from '../../../support/openedChecks'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const REASONS = 'OnlineCheck { Reasons { Reason Fact Explanation NextDate } }'

test('a reason is told in parts: what was answered, why one waits, until when', async () => {
  const actor = await applicant(server)
  const started = await actor.call(START)
  const id = started.data?.startOnlineCheck.Id ?? ''
  const { data } = await actor.call(
    `mutation ($id: ID!, $answers: JSON!) { submitOnlineCheck(input: { ScreeningId: $id, Answers: $answers }) { ${REASONS} } }`,
    { id, answers: notYet('2026-11-20') },
  )
  const Fact = '2026年11月20日まで抗菌薬を使われたため。'
  const Explanation = '腸内細菌の状態が落ち着くまで、3か月お待ちいただいています。'
  const told = { Reasons: [{ Reason: Fact + Explanation, Fact, Explanation, NextDate: '2027-02-20' }] }
  expect(data?.submitOnlineCheck.OnlineCheck).toEqual(told)

  // As it was stored before the parts were kept.
  const [row] = await openedChecks(server, eq(onlineChecks.screeningId, id))
  if (!row?.judgement) throw new Error('the judgement is kept')
  const older = row.judgement.reasons.map(({ fact: _fact, explanation: _explanation, ...reason }) => reason)
  await server.db
    .update(onlineChecks)
    .set({ judgement: { ...row.judgement, reasons: older } })
    .where(eq(onlineChecks.screeningId, id))
  const again = await actor.call(`query ($id: ID!) { getScreeningById(ScreeningId: $id) { ${REASONS} } }`, {
    id,
  })
  expect(again.data?.getScreeningById.OnlineCheck).toEqual(told)
})
