import { formatDocumentDate } from '../dates'
import { genderLabels } from '../labels/genderLabels'
import { prefectureLabels } from '../prefectures'
import { formatTel, formatZipCode } from '../validation/normalise'
import { fieldOptions, type EditedField } from './fields'

const word = (words: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value

/** A profile value for display; empty if there is none. */
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
