import { actorLabels, ownDataLabels as labels } from '../../../shared/words/records/ownData'
import {
  CHANGED_ONLY,
  valueLabel,
  valueRecordLabels,
  valueText,
} from '../../../shared/words/records/valueChanges'
import type { Queryable } from '../../ground/db/client'
import { valueChanges } from '../../ground/tables/valueChanges'
import { fieldName, keepsValues, recordOf } from '../../records/changes/keptFields'
import { timeValue, type OwnRecord, rowsOf } from './ownValues'

/** Changed values of the person's records, oldest first, without fields internal to staff. */
export async function valueRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await rowsOf(db, userId, valueChanges, ['changedAt', 'no'])
  return rows.flatMap(({ tableName, data, fields, before, after, changedAt, actorId }) => {
    const record = recordOf(tableName)
    const told = fields.flatMap((column) => {
      const name = fieldName(column)
      const { donor } = valueLabel(record, name)
      if (donor === null) return []
      if (!keepsValues(data)) return [[donor, CHANGED_ONLY] as const]
      const [was, is] = [valueText(record, name, before?.[column]), valueText(record, name, after?.[column])]
      return was === is ? [] : [[donor, before ? `${was} → ${is}` : is] as const]
    })
    if (told.length === 0) return []
    return [
      [
        [labels.loggedAt, timeValue(changedAt)],
        [labels.changedRecord, valueRecordLabels[record]],
        ...told,
        [labels.actor, actorLabels[actorId === null ? 'system' : actorId === userId ? 'self' : 'office']],
      ] as const,
    ]
  })
}
