import { floraTestStatusLabels as labels } from '../../shared/labels/floraTestStatusLabels'
import type { FloraTestStatus } from '../generated/graphql'

/** How staff call the steps of a flora test. */
export const floraStatusWords: Record<FloraTestStatus, string> = {
  Guidance: labels.Guidance.admin,
  Applied: labels.Applied.admin,
  Received: labels.Received.admin,
  Shared: labels.Shared.admin,
}
