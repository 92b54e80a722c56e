import {
  administratorLabels,
  preferenceSlotLabels,
  userActivityLabels,
} from '../../shared/labels/consoleLabels'
import type { FieldLabel } from '../../shared/labels/fieldLabel'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'

const staffLabels = (labels: Record<string, FieldLabel>) =>
  Object.fromEntries(Object.entries(labels).map(([field, { admin }]) => [field, admin]))

/** The names of the resources, as in the menu, and of their fields, as staff call them. */
export const resourceMessages = {
  resources: {
    users: { name: '会員', fields: staffLabels(userProfileLabels) },
    administrators: { name: '管理者', fields: staffLabels(administratorLabels) },
    preferenceSlots: { name: 'ガイダンス枠', fields: staffLabels(preferenceSlotLabels) },
    activity: { name: '活動記録', fields: staffLabels(userActivityLabels) },
  },
}
