import { formatJapaneseDate } from '../../../shared/dates'
import { booleanLabel } from '../../../shared/labels/booleanLabels'
import { genderLabels } from '../../../shared/labels/genderLabels'
import { prefectureLabels } from '../../../shared/prefectures'
import { formatTel, formatZipCode } from '../../../shared/validation/normalise'
import type { EditableField } from './profileForm'

/** A value of the profile as staff read it. */
export function shownValue(field: EditableField, value: string | boolean | null | undefined): string {
  if (value === null || value === undefined || value === '') return '（空欄）'
  if (typeof value === 'boolean') return booleanLabel(value)
  switch (field) {
    case 'Gender':
      return new Map<string, string>(Object.entries(genderLabels)).get(value) ?? value
    case 'Pref':
      return new Map<string, string>(Object.entries(prefectureLabels)).get(value) ?? value
    case 'Birthday':
      return formatJapaneseDate(value)
    case 'Tel':
      return formatTel(value)
    case 'ZipCode':
      return formatZipCode(value)
    default:
      return value
  }
}
