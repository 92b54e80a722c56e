import { roleLabels } from '../../../shared/words/labels/consoleLabels'
import {
  READ_WITHOUT_PURPOSE,
  readClassLabels,
  readPurposeLabels,
} from '../../../shared/words/labels/readLabels'
import { ownDataLabels as labels } from '../../../shared/words/records/ownData'
import type { Queryable } from '../../ground/db/client'
import { allReadsAbout } from '../../records/reads/readsAbout'
import { type OwnRecord, timeValue } from './ownValues'

/** Staff who read the person's record, by duty, oldest first. */
export async function readRecords(db: Queryable, userId: string): Promise<OwnRecord[]> {
  const rows = await allReadsAbout(db, userId)
  return rows.map(({ readAt, roles, class: data, purpose }) => [
    [labels.loggedAt, timeValue(readAt)],
    [labels.actor, roles.map((role) => roleLabels[role]).join('、')],
    [labels.whatWasRead, readClassLabels[data]],
    [labels.readFor, purpose ? readPurposeLabels[purpose] : READ_WITHOUT_PURPOSE],
  ])
}
