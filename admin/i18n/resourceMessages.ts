import {
  administratorLabels,
  mailDeliveryLabels,
  preferenceSlotLabels,
  securityEventFields,
  userActivityLabels,
  userLabels,
} from '../../shared/labels/consoleLabels'
import { commonLabels } from '../../shared/labels/commonLabels'
import { donationLabels } from '../../shared/labels/donationLabels'
import type { FieldLabel } from '../../shared/labels/fieldLabel'
import { inspectionDetailLabels } from '../../shared/labels/inspectionDetailLabels'
import { screeningInfoLabels } from '../../shared/labels/screeningLabels'
import { userProfileLabels } from '../../shared/labels/userProfileLabels'

const staffLabels = (labels: Record<string, FieldLabel>) =>
  Object.fromEntries(Object.entries(labels).map(([field, { admin }]) => [field, admin]))

/** The names of the resources, as in the menu, and of their fields, as staff call them. */
export const resourceMessages = {
  resources: {
    users: { name: '会員', fields: staffLabels(userProfileLabels) },
    screenings: { name: userLabels.ScreeningInfo.admin, fields: staffLabels(screeningInfoLabels) },
    donations: { name: userLabels.DonationInfo.admin, fields: staffLabels(donationLabels) },
    floraTests: { name: userLabels.InspectionDetail.admin, fields: staffLabels(inspectionDetailLabels) },
    mails: {
      name: 'メール',
      fields: { ...staffLabels(mailDeliveryLabels), CreatedAt: commonLabels.CreatedAt.admin },
    },
    administrators: { name: '管理者', fields: staffLabels(administratorLabels) },
    preferenceSlots: { name: 'ガイダンス枠', fields: staffLabels(preferenceSlotLabels) },
    securityEvents: { name: 'セキュリティ記録', fields: staffLabels(securityEventFields) },
    activity: { name: '活動記録', fields: staffLabels(userActivityLabels) },
  },
}
