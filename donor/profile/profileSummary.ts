import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import type { ProfileInput } from '../../shared/validation/profile'
import type { Definition } from '../components/DefinitionList'
import { personalSummary } from './personalSummary'

/** What was typed, to be read back before it is sent. */
export function profileSummary(profile: ProfileInput): Definition[] {
  return [
    ...personalSummary(profile),
    {
      term: labels.SubscribedMagazine.admin,
      value: profile.SubscribedMagazine ? '受け取る' : '受け取らない',
    },
  ]
}
