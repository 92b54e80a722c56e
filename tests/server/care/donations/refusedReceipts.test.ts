import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { workItems } from '../../../../server/ground/tables/work'
import { staff } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { donor } from '../../../support/people'
import { startTestServer, TEST_NOW, type TestServer } from '../../../support/testServer'

let server: TestServer
afterEach(() => server.close())

test('a receipt kept offline and refused is a task once; one refused at the desk is not', async () => {
  server = await startTestServer()
  const reception = await staff(server, 'Reception')
  const person = await donor(server, { suspensionStatus1: true })
  const record = (DonorId: string, minutes: number, IdempotencyKey: string = randomUUID()) =>
    reception.send('mutation ($input: RecordDonationInput!) { recordDonation(input: $input) { Id } }', {
      input: {
        DonorId,
        DonationAt: new Date(TEST_NOW.getTime() - minutes * 60_000).toISOString(),
        StoolReceiptStatus: 'Implemented',
        IdempotencyKey,
      },
    })
  expect(codeOf(await record(person.donorId, 0))).toBe('INVALID_STATE')
  expect(await server.db.select().from(workItems)).toEqual([])

  const key = randomUUID()
  const [first, again] = await Promise.all([record(person.donorId, 30, key), record(person.donorId, 30, key)])
  expect([codeOf(first), codeOf(again)]).toEqual(['INVALID_STATE', 'INVALID_STATE'])
  expect(codeOf(await record('D-999999', 40))).not.toBeNull()
  expect(codeOf(await record((await donor(server)).donorId, -10))).toBe('BAD_USER_INPUT')
  const kept = await server.db.select().from(workItems)
  expect(kept).toHaveLength(3)
  expect(kept).toContainEqual(
    expect.objectContaining({ id: key, userId: person.id, due: '2026-12-01', doneAt: null }),
  )
  expect(kept).toContainEqual(
    expect.objectContaining({ userId: null, words: expect.stringContaining('D-999999') }),
  )
})
