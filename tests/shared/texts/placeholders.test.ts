import { expect, test } from 'vitest'
import { placeholder, unknownPlaceholder } from '../../../shared/rules/office/letters'

test('a placeholder that is whole is known, and text without braces is text', () => {
  expect(unknownPlaceholder(`${placeholder('お名前')}様\n（ご連絡）`)).toBeNull()
})

// As people type them.
test.each([
  ['{お名まえ}様', '{お名まえ}'],
  ['{お名前}様', '{お名前}'],
  ['{{お名まえ}}様', '{{お名まえ}}'],
  ['{{お名前}様', '{{お名前}'],
  ['{お名前}}様', '{お名前}}'],
  ['｛｛お名前｝｝様', '｛｛お名前｝｝'],
  ['お名前}}様', '}}'],
])('%s is refused by its name', (text, named) => {
  expect(unknownPlaceholder(text)).toBe(named)
})
