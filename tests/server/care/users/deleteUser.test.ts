import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { activities } from '../../../../server/ground/tables/activity'
import { applicant } from '../../../support/actors'
import { codeOf } from '../../../support/api'
import { reasonsOf } from '../../../support/reasons'
import {
  server,
  admin,
  startLeavingCases,
  WITHDRAW,
  DELETE,
  USER_ALREADY_LEFT,
  logOf,
  donor,
} from './leavingCases'

startLeavingCases()

describe('deleteUser', () => {
  test('does what withdrawal does, with the reason kept apart from the log', async () => {
    const actor = await donor()
    const remove = (reason: string) => admin.call(DELETE, { id: actor.id, reason })
    expect((await remove(' ')).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { Reason: '理由を入力してください' },
    })
    expect((await remove('ご本人の電話による申し出\n11月30日')).data).toEqual({
      deleteUser: { Id: actor.id, DeleteStatus: true, LastName: null, Email: '' },
    })
    const [row] = await logOf(actor, 'Delete')
    expect(row?.text).toBe(`会員を削除しました（操作：${admin.id}）`)
    expect(await reasonsOf(server, eq(activities.id, row?.id ?? 0))).toEqual([
      'ご本人の電話による申し出\n11月30日',
    ])
    expect(codeOf(await actor.call('{ getUser { Id } }'))).toBe('UNAUTHENTICATED')
    expect(await server.identity.admin.findUser(actor.id)).toBeNull()
  })

  test('a second time, or at the same time as the person, is refused in words', async () => {
    const actor = await applicant(server)
    const call = () => admin.call(DELETE, { id: actor.id, reason: '重複した登録' })
    const answers = await Promise.all([call(), call(), actor.call(WITHDRAW)])
    expect(answers.map(codeOf).filter((code) => code === null).length).toBeGreaterThanOrEqual(1)
    const left = [...(await logOf(actor, 'Delete')), ...(await logOf(actor, 'Withdraw'))]
    expect(left).toHaveLength(1)
    const again = await call()
    expect([codeOf(again), again.errors?.[0]?.message]).toEqual(['INVALID_STATE', USER_ALREADY_LEFT])
    const unknown = await admin.call(DELETE, { id: randomUUID(), reason: '重複した登録' })
    expect(codeOf(unknown)).toBe('NOT_FOUND')
  })

  test('does not reach people of the console', async () => {
    expect(codeOf(await admin.call(DELETE, { id: admin.id, reason: '試し' }))).toBe('NOT_FOUND')
    expect(codeOf(await admin.call('{ getPreference { Id } }'))).toBeNull()
  })
})
