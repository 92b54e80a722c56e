import type { SchemaFieldDescription } from 'yup'
import type { PublicTexts } from '../../shared/config'
import { formatDocumentDate, isRealDate } from '../../shared/dates'
import { closedDaysText } from '../../shared/closedDays'
import { openingHoursText } from '../../shared/openingHours'
import { operatorSchema } from '../../shared/validation/operator'
import { isRecord } from '../dataProvider/isRecord'

export type OperatorGroup = { title: string; facts: { label: string; text: string }[] }

const GENERAL = 'サービス'

const labelOf = (field: SchemaFieldDescription | undefined) =>
  field && 'label' in field ? (field.label ?? '') : ''

/** A value as people write it. */
function textOf(key: string, value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('ja-JP')
  if (typeof value === 'string') return isRealDate(value) ? formatDocumentDate(value) : value
  if (!Array.isArray(value)) return ''
  return value.map((each: unknown) => (key === 'hours' ? `${String(each)}:00` : String(each))).join('、')
}

/** The operator file in the order of its keys, by the labels under which the start names them. */
export function operatorGroups(operator: PublicTexts): OperatorGroup[] {
  const { contact, donationRoom, closedDays } = operator
  // Said in a sentence, as the pages say it.
  const sentences: Record<string, string> = {
    closedDays: closedDaysText(closedDays),
    'contact.openingHours': openingHoursText(contact.openingHours),
    'donationRoom.openingHours': openingHoursText(donationRoom.openingHours),
    'donationRoom.closedDays': closedDaysText(donationRoom.closedDays),
  }
  const { fields } = operatorSchema.describe()
  const general: OperatorGroup = { title: GENERAL, facts: [] }
  const groups = Object.entries(operator).flatMap(([key, value]): OperatorGroup[] => {
    const field = fields[key]
    if (!isRecord(value) || !field || !('fields' in field)) {
      general.facts.push({ label: labelOf(field), text: sentences[key] ?? textOf(key, value) })
      return []
    }
    const facts = Object.entries(value).map(([name, each]) => ({
      label: labelOf(field.fields[name]),
      text: sentences[`${key}.${name}`] ?? textOf(name, each),
    }))
    return [{ title: labelOf(field), facts }]
  })
  return [general, ...groups]
}
