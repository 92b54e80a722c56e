import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../../../donor/ground/session/apiError'
import { createSaveQueue, type AnswerChanges } from '../../../../../donor/way/check/form/saveQueue'

const NOW = new Date('2026-11-21T01:24:00Z')
const yes = { choices: ['yes'] }
const no = { choices: ['no'] }

function start() {
  const send = vi.fn<(changes: AnswerChanges) => Promise<unknown>>().mockResolvedValue({})
  const onRefused = vi.fn<(fields: Readonly<Record<string, string>>) => void>()
  return { send, onRefused, queue: createSaveQueue({ send, onRefused, now: () => NOW, delay: 700 }) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving answers as they are given', () => {
  it('sends what changed within a moment in one request, the last answer of each question', async () => {
    const { send, queue } = start()
    queue.change('Q08', yes)
    queue.change('Q10', no)
    queue.change('Q08', null)
    await vi.advanceTimersByTimeAsync(699)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls).toEqual([[{ Q08: null, Q10: no }]])
    expect(queue.state()).toEqual({ unsaved: false, failure: null, savedAt: NOW, closed: false })
  })

  it('keeps everything while the connection is lost, and sends it all with the next change', async () => {
    const { send, queue } = start()
    send.mockRejectedValueOnce(new NetworkError())
    queue.change('Q08', yes)
    await vi.advanceTimersByTimeAsync(700)
    expect(queue.state()).toMatchObject({ unsaved: true, savedAt: null })
    expect(queue.state().failure).toContain('通信できませんでした')

    queue.change('Q10', no)
    await vi.advanceTimersByTimeAsync(700)
    expect(send).toHaveBeenLastCalledWith({ Q08: yes, Q10: no })
    expect(queue.state()).toMatchObject({ unsaved: false, failure: null, savedAt: NOW })
  })

  it('does not let a failed request bring back an answer that was changed meanwhile', async () => {
    const { send, queue } = start()
    send.mockImplementationOnce(async () => {
      queue.change('Q08', no)
      throw new NetworkError()
    })
    queue.change('Q08', yes)
    await vi.advanceTimersByTimeAsync(1400)
    expect(send).toHaveBeenLastCalledWith({ Q08: no })
  })

  it('gives up the answer that is refused, says so, and saves the others', async () => {
    const { send, onRefused, queue } = start()
    const fields = { Q01: '実在する日付を入力してください' }
    send.mockRejectedValueOnce(new ApiError('BAD_USER_INPUT', '入力内容を確認してください。', fields))
    queue.change('Q01', { date: '2026-13-01' })
    queue.change('Q08', yes)
    await vi.advanceTimersByTimeAsync(700)
    expect(onRefused).toHaveBeenCalledWith(fields)
    expect(send).toHaveBeenLastCalledWith({ Q08: yes })
    expect(queue.state().unsaved).toBe(false)
  })

  it('stops when the check was sent from another device', async () => {
    const { send, queue } = start()
    send.mockRejectedValueOnce(new ApiError('INVALID_STATE', 'このオンラインチェックは送信済みです。'))
    queue.change('Q08', yes)
    await vi.advanceTimersByTimeAsync(700)
    queue.change('Q10', no)
    await vi.advanceTimersByTimeAsync(700)
    expect(send).toHaveBeenCalledTimes(1)
    expect(queue.state()).toMatchObject({ closed: true, failure: 'このオンラインチェックは送信済みです。' })
  })
})
