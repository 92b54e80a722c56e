import { expect, test } from 'vitest'
import { wordNotInSubject } from '../../shared/rules/office/mailWords'
import { pushKinds, pushMessage } from '../../shared/words/program/push'

test('what a locked screen shows tells strangers nothing: no word of health, no day, no person', () => {
  for (const kind of pushKinds) {
    const { title, body, path } = pushMessage(kind, 'なかつぐ')
    expect([title, body].map(wordNotInSubject)).toEqual([null, null])
    expect(body).not.toMatch(/[\d０-９]|チェック|結果|様|からだ|体調|ガイダンス|献/)
    expect(path).toMatch(/^\/(?!\/)/)
  }
})
