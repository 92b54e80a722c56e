import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { loadLatestScreening } from '../../../../../donor/way/nextStep/screening'
import { ApiError, NetworkError } from '../../../../../donor/ground/session/apiError'
import * as api from '../../../../../donor/ground/graphql/request'
import { person } from '../../../person'

let sent: MockInstance<typeof api.request>
beforeEach(() => {
  sent = vi.spyOn(api, 'request')
})

const answered = (day: string) => ({
  Id: day,
  ScreeningInfoCreatedAt: `${day}T00:00:00.000Z`,
})
const member = {
  ...person({}),
  ScreeningInfo: [answered('2026-01-01'), answered('2026-11-01')],
} as ReturnType<typeof person>

test('asks for the newest one', async () => {
  sent.mockResolvedValue({ getScreeningById: { Id: '2026-11-01' } })
  expect(await loadLatestScreening(member)).toEqual({ Id: '2026-11-01' })
  expect(sent).toHaveBeenCalledWith(expect.anything(), { id: '2026-11-01' })
})

test('says what could not be loaded in the words of the specification', async () => {
  sent.mockRejectedValue(new ApiError('INTERNAL', 'サーバーでエラーが起きました。'))
  await expect(loadLatestScreening(member)).rejects.toMatchObject({
    code: 'INTERNAL',
    message: 'オンラインチェック回答日時の取得に失敗しました',
  })
})

test('leaves a lost connection and an ended session what they are', async () => {
  const lost = new NetworkError(new TypeError('Failed to fetch'))
  sent.mockRejectedValue(lost)
  await expect(loadLatestScreening(member)).rejects.toBe(lost)
  const ended = new ApiError('UNAUTHENTICATED', 'ログインが必要です。')
  sent.mockRejectedValue(ended)
  await expect(loadLatestScreening(member)).rejects.toBe(ended)
})
