import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { messages } from '../../admin/i18n/messages'

type Tree = { [key: string]: Tree | string }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const texts = (tree: unknown, path = ''): [string, string][] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([key, value]): [string, string][] =>
        typeof value === 'string' ? [[path + key, value]] : texts(value, `${path}${key}.`),
      )
    : []

/** Given where English does without: the number counted, and a field's name as it is. */
const ALWAYS_GIVEN = ['%{smart_count}', '%{field}']

const japanese = new Map(texts(messages))

describe('the texts of react-admin', () => {
  it.each(texts(english))('%s is in Japanese', (key, inEnglish) => {
    const text = japanese.get(key)
    expect(text, 'without a text').toBeTruthy()
    // 「%{name}」 is all there is to say of a list.
    const words = inEnglish.replace(/%\{\w+\}|[^a-z]/gi, '') === '' ? '' : text
    expect(words).toMatch(/^$|[ぁ-んァ-ヶ一-龠]|%\{name\}/)
  })

  it.each(texts(english))('%s names the same particulars', (key, inEnglish) => {
    const offered = new Set(inEnglish.match(/%\{\w+\}/g))
    const used = japanese.get(key)?.match(/%\{\w+\}/g) ?? []
    expect(used.filter((name) => !offered.has(name) && !ALWAYS_GIVEN.includes(name))).toEqual([])
  })
})

describe('the sentences of the console', () => {
  it.each([...japanese].filter(([key]) => key.startsWith('ra.')))('%s does not shout', (_key, text) => {
    expect(text).not.toMatch(/[!！]/)
  })
})
