import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { networkOf } from '../../../../server/records/security/networkOf'
import { recordSecurityEvent } from '../../../../server/records/security/recordSecurityEvent'
import { securityEvents } from '../../../../server/ground/tables/security'
import { testDatabase, type TestDatabase } from '../../../support/database'

const NOW = new Date('2026-12-01T00:00:30.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(securityEvents))

const rows = () => database.db.select().from(securityEvents).orderBy(asc(securityEvents.id))
const refusal = {
  kind: 'GuestRefused',
  accountId: null,
  network: networkOf('203.0.113.7'),
  now: NOW,
} as const

describe('the security log', () => {
  it('counts what is alike within a minute in one row, also at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 50 }, (_, no) =>
        recordSecurityEvent(database.db, {
          ...refusal,
          network: networkOf(`203.0.113.${no}`),
          requestId: `req-${no}`,
        }),
      ),
    )
    await recordSecurityEvent(database.db, { ...refusal, now: later(29) })
    expect(await rows()).toMatchObject([
      { kind: 'GuestRefused', count: 51, network: '203.0.113.0/24', time: NOW, lastTime: later(29) },
    ])
  })

  it('keeps apart another minute, network, kind and account', async () => {
    const accountId = randomUUID()
    await recordSecurityEvent(database.db, refusal)
    await recordSecurityEvent(database.db, { ...refusal, now: later(30) })
    await recordSecurityEvent(database.db, { ...refusal, network: networkOf('203.0.114.7') })
    await recordSecurityEvent(database.db, { ...refusal, kind: 'SignInFailed' })
    await recordSecurityEvent(database.db, { ...refusal, kind: 'SignInFailed', accountId })
    expect((await rows()).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1])
  })
})

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0DB8:0001::6', '2001:db8:1::/48'],
    ['2001:db8::6', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['::1', '0:0:0::/48'],
    ['1::2:3:4:5:6:7', '1:0:2::/48'],
    ['not an address', 'unknown'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})
