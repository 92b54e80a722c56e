import type { SchemaFieldDescription } from 'yup'
import type { PublicTexts } from '../../../shared/facts/config'
import { isRecord } from '../../../shared/facts/isRecord'
import { operatorSchema } from '../../../shared/forms/operator'
import type { PdfParts } from '../../ground/files/writePdf'
import { operatorWords } from './operatorWords'

const WIDTHS = [0.2, 0.19, 0.38, 0.23]
const HEAD = ['キー', '項目', '書くこと', '値']

/** The operator file, key by key, with what each does and what stands there now. */
export function operatorGuide(texts: PublicTexts): PdfParts {
  const { fields } = operatorSchema.describe({ value: {} })
  const groups = Object.entries(fields).map(([key, field]) => ({
    key,
    title: labelOf(field),
    rows: rowsOf({ path: [key], field, words: wordsAt(operatorWords, key), value: wordsAt(texts, key) }),
    isOne: !isRecord(wordsAt(operatorWords, key)),
  }))
  const single = groups.filter(({ isOne }) => isOne)
  return [
    { title: '運営者ファイルの書き方' },
    {
      text: '運営者ファイル（operator.json）は、だれが、どこで、どのように運営するかを書いた1つのファイルです。いっしょに書き出したoperator.jsonの値を、この表を見ながら置きかえてください。秘密にすることは書きません。',
    },
    {
      text: '値の欄は、いまの値です。書き終えたら「npm run doctor」で確かめます。間違いは、行の番号とともに表示されます。見本の値が残っていると、本番では起動しません。サービスが動いているあいだに直した値は、次の起動から使われます。',
    },
    ...groups
      .filter(({ isOne }) => !isOne)
      .flatMap(({ key, title, rows }): PdfParts => [
        { head: `${title}（${key}）` },
        { grid: [HEAD, ...rows], widths: WIDTHS },
      ]),
    { head: 'そのほか' },
    { grid: [HEAD, ...single.flatMap(({ rows }) => rows)], widths: WIDTHS },
  ]
}

type Place = { path: readonly string[]; field: SchemaFieldDescription; words: unknown; value: unknown }

function rowsOf({ path, field, words, value }: Place): string[][] {
  if (typeof words === 'string') {
    const needed = 'optional' in field && field.optional ? '（省略できます）' : ''
    return [
      [path.slice(-1).join(''), `${labelOf(field)}${needed}`, `${words}${boundsOf(field)}`, shown(value)],
    ]
  }
  if (!('fields' in field)) throw new Error(`${path.join('.')} has no parts to explain`)
  return Object.entries(field.fields).flatMap(([key, part]) =>
    rowsOf({
      path: [...path, key],
      field: part,
      words: wordsAt(words, key),
      value: wordsAt(value, key),
    }),
  )
}

const labelOf = (field: SchemaFieldDescription): string => ('label' in field && field.label) || ''

const wordsAt = (words: unknown, key: string): unknown => (isRecord(words) ? words[key] : undefined)

/** （1〜100） */
function boundsOf(field: SchemaFieldDescription): string {
  if (field.type !== 'number' || !('tests' in field)) return ''
  const [min, max] = (['min', 'max'] as const).map(
    (name) => field.tests.find((test) => test.name === name)?.params?.[name],
  )
  return min === undefined || max === undefined ? '' : `（${String(min)}〜${String(max)}）`
}

function shown(value: unknown): string {
  if (value === undefined) return '（なし）'
  if (Array.isArray(value)) return value.map(shown).join(value.some(isRecord) ? '\n\n' : '、')
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, part]) => `${key}：${shown(part)}`)
      .join('\n')
  return String(value)
}
