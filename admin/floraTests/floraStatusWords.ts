import { floraTestStatusLabels as labels } from '../../shared/labels/floraLabels'
import type { FloraTestStatus } from '../generated/graphql'

export const floraStatusWords: Record<FloraTestStatus, string> = {
  Guidance: labels.Guidance.admin,
  Applied: labels.Applied.admin,
  Received: labels.Received.admin,
  Shared: labels.Shared.admin,
}
