import { formatDocumentDate } from '../../facts/dates'
import type { Gender } from '../../generated/schema'
import { formatTel, formatZipCode } from '../../facts/normalise'
import { prefectureLabels } from '../../facts/prefectures'
import { fieldOptions, type EditedField } from '../../facts/fields'

const word = (words: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value

export function shownValue(field: EditedField, value: string | boolean | null | undefined): string {
  const { kind, words = ['あり', 'なし'] } = fieldOptions[field]
  if (typeof value === 'boolean') return words[value ? 0 : 1]
  if (!value) return ''
  switch (kind) {
    case 'gender':
      return word(genderLabels, value)
    case 'prefecture':
      return word(prefectureLabels, value)
    case 'birthday':
      return formatDocumentDate(value)
    case 'tel':
      return formatTel(value)
    case 'zipCode':
      return formatZipCode(value)
    default:
      return value
  }
}

export const genderLabels = {
  Man: '男性',
  Women: '女性',
} satisfies Record<Gender, string>
