import { isStaffOperation, mayCall } from '../../../../shared/rules/records/access/operations'
import { staffNames, type PrincipalName, type StaffName } from './expected'
import { rules } from './operations'

/** Let in by the table, but to a part that is not theirs. */
const notTheirs: Partial<Record<StaffName, string[]>> = {
  // A note of the office's own is not about money.
  finance: ['assignWork', 'snoozeWork'],
  auditor: ['assignWork', 'snoozeWork'],
  // A table of gifts.
  physician: ['previewBulkFile'],
}

const refusalOf = (operation: string, name: StaffName): string | null =>
  isStaffOperation(operation) &&
  mayCall([staffNames[name]], operation) &&
  notTheirs[name]?.includes(operation) !== true
    ? null
    : 'FORBIDDEN'

/** Each operation with each caller, and what refuses it. */
export const cells = Object.entries(rules).flatMap(([operation, rule]) => [
  ...(Object.entries(rule.expected) as [PrincipalName, string | null][]).map(([name, refusal]) => ({
    operation,
    name,
    refusal,
  })),
  ...(Object.keys(staffNames) as StaffName[]).map((name) => ({
    operation,
    name,
    refusal: refusalOf(operation, name),
  })),
])

export const isDuty = ({ name }: { name: PrincipalName }): boolean => name in staffNames
