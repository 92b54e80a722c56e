import { describe, expect, it } from 'vitest'
import { activityText } from '../../server/ground/words/activityText'
import { readActor } from '../../shared/words/records/activityLabels'

const ID = '94b362ed-f27c-493e-a71e-8aaa83478b30'

describe('who did it', () => {
  it.each([{ by: 'self' } as const, { by: 'system' } as const, { by: 'administrator', id: ID } as const])(
    '$by is read from the sentence as it was written',
    (actor) => {
      const text = activityText(
        { category: 'Account', operation: 'Stop', until: null, isMoved: false },
        actor,
      )
      expect(readActor(text)).toEqual({ text: '利用を一時停止しました', actor })
    },
  )

  it('is not taken from brackets inside', () => {
    const text = '登録情報を変更しました（項目：姓、名）'
    expect(readActor(text)).toEqual({ text, actor: { by: 'self' } })
  })
})
