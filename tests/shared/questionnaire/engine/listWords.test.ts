import { expect, test } from 'vitest'
import { listWordsOf, searchOptions } from '../../../../donor/way/check/questions/listWords'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'

const lists = questionnaires.current.questions.filter(({ kind }) => kind === 'list')

function found(question: string, typed: string): string[] {
  const words = listWordsOf(question)
  const options = lists.find(({ id }) => id === question)?.options ?? []
  return words ? searchOptions(options, words, typed).map(({ label }) => label) : []
}

test.each([
  ['Q42', 'かんこく', '韓国'],
  ['Q42', '韓', '韓国'],
  ['Q42', 'korea', '韓国'],
  ['Q42', 'ﾀｲ', 'タイ'],
  ['Q42', 'たいわn', '台湾'],
  ['Q42', 'ハワイ', 'アメリカ（本土・ハワイ）'],
  ['Q42', 'ＵＳＡ', 'アメリカ（本土・ハワイ）'],
  ['Q42', 'バリ', 'インドネシア'],
  ['Q42', 'ヴェトナム', 'ベトナム'],
  ['Q42', 'united kingdom', 'イギリス'],
  ['Q42', 'ぼすにあ', 'ボスニア・ヘルツェゴビナ'],
  ['Q44', 'ころな', '新型コロナ'],
  ['Q44', 'シングリックス', '帯状疱疹（シングリックス・2回接種）'],
  ['Q44', 'はしか', '麻しん・風しん（はしか・三日ばしか）'],
])('in %s, %s finds %s first', (question, typed, label) => {
  expect(found(question, typed)[0]).toBe(label)
})

test('nothing typed finds nothing, and neither does another word', () => {
  for (const typed of ['', '　', 'んんん', 'tokyo']) expect(found('Q42', typed)).toEqual([])
})

test.each(lists)(
  'every option of $id is found by its own name, and every word belongs to an option',
  (question) => {
    const { id, options = [] } = question
    const own = options.filter(({ exclusive }) => !exclusive)
    for (const { label } of own) expect(found(id, label.replace(/（.*/u, '')), label).toContain(label)
    const ids = own.map((option) => option.id)
    const words = listWordsOf(id)
    expect(ids).toEqual(
      expect.arrayContaining([...Object.keys(words?.words ?? {}), ...(words?.common ?? []), words?.other]),
    )
  },
)
