import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { messages } from '../../admin/ground/words/i18nProvider'

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

const given = texts(english)
const foreign = ([key, inEnglish]: [string, string]) => {
  const text = japanese.get(key)
  // 「%{name}」 is all there is to say of a list.
  const saysNothing = inEnglish.replace(/%\{\w+\}|[^a-z]/gi, '') === ''
  return !text || !(saysNothing || /[ぁ-んァ-ヶ一-龠]|%\{name\}/.test(text))
}
const namesOthers = ([key, inEnglish]: [string, string]) => {
  const offered = new Set(inEnglish.match(/%\{\w+\}/g))
  const used = japanese.get(key)?.match(/%\{\w+\}/g) ?? []
  return used.some((name) => !offered.has(name) && !ALWAYS_GIVEN.includes(name))
}

describe('the texts of react-admin', () => {
  it('are all in Japanese', () => {
    expect(given.length).toBeGreaterThan(150)
    expect(given.filter(foreign)).toEqual([])
  })

  it('name the same particulars', () => {
    expect(given.filter(namesOthers)).toEqual([])
  })

  it('do not shout', () => {
    const shouting = [...japanese].filter(([key, text]) => key.startsWith('ra.') && /[!！]/.test(text))
    expect(shouting).toEqual([])
  })
})
