import { expect, test } from 'vitest'
import { checkContent } from '../../../../shared/rules/criteria/checkContent'
import { contentOf, type CriteriaContent } from '../../../../shared/rules/criteria/content'
import { jsonLines, readJson } from '../../../../admin/care/criteria/jsonLines'
import { linesOfFaults } from '../../../../admin/care/criteria/lineOfFault'
import { questionnaires } from '../../../../shared/questionnaire/engine/questionnaires'

const form = questionnaires.current

test.each([
  ['{\n  "a": 1,\n  "b" 2\n}', 3],
  ['{\n  "a": [1,\n 2,,3]\n}', 3],
  ['{\n  "a": "x"\n  "b": 2\n}', 3],
  ['{\n  "a": nul\n}', 2],
  ['[\n1\n}', 3],
  ['{\n"a": 1\n', 3],
  ['', 1],
])('%j is no JSON', (text, line) => expect(readJson(text)).toMatchObject({ line }))

test('each value has the line on which it begins', () => {
  const lines = jsonLines('{\n "a": [\n  1,\n  {"b": [],\n   "c": "x, {"}\n ],\n "d": null\n}')
  expect(Object.fromEntries(lines)).toEqual({ '': 1, a: 2, 'a.0': 3, 'a.1': 4, 'a.1.b': 4, 'a.1.c': 5, d: 7 })
})

test('a fault of a file names the line of its field', () => {
  const content: CriteriaContent = structuredClone(contentOf(form, ['鶴岡市'], []))
  const rule = content.rules.Q45?.rules[0]
  if (!rule) throw new Error('Q45 has a rule')
  rule.until = { after: { months: 7 } }
  rule.reason.plain = ''
  const text = JSON.stringify(content, null, 2)
  const checked = checkContent(content, () => form)
  if (!('faults' in checked)) throw new Error('it has faults')
  const [line = 0] = linesOfFaults(text, content, checked.faults)
  expect(text.split('\n')[line - 1]).toContain('"plain": ""')
  const worded = { ...contentOf(form, ['鶴岡市'], []), phrases: { unknown: '{x}のため。' } }
  const told = checkContent(worded, () => form)
  if (!('faults' in told)) throw new Error('it has a fault')
  const json = JSON.stringify(worded, null, 2)
  const phraseLine = linesOfFaults(json, worded, told.faults).at(-1) ?? 0
  expect(json.split('\n')[phraseLine - 1]).toContain('"unknown": "{x}のため。"')
  const later = checkContent(
    {
      ...content,
      rules: {
        ...content.rules,
        Q45: { ...content.rules.Q45, rules: [{ ...rule, reason: { ...rule.reason, plain: '理由。' } }] },
      },
    },
    () => form,
  )
  if (!('faults' in later)) throw new Error('it has a fault')
  const [until = 0] = linesOfFaults(text, content, later.faults)
  expect(text.split('\n')[until - 1]).toContain('"until"')
})
