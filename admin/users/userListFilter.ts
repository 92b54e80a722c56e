import type { UserProfileFilter } from '../generated/graphql'
import { donorProcessStatusLabels } from '../../shared/labels/donorProcessStatusLabels'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { filterValues } from '../dataProvider/filterValues'

/** The conditions of the list of people as the contract asks for them; each is named as on the screen. */
export function userListFilter(filter: unknown): UserProfileFilter {
  const values = filterValues(filter)
  const q = values.text('q')
  const status = values.choices('status', userStatusLabels)
  const process = values.choice('process', donorProcessStatusLabels)
  const check = values.choice('check', onlineCheckResultLabels)
  const pref = values.choice('pref', prefectureLabels)
  const deleted = values.flag('deleted')
  const from = values.date('from')
  const to = values.date('to')
  return {
    ...(q && { q: { contains: q } }),
    ...(status.length > 0 && { UserStatus: { in: status } }),
    ...(process && { DonorProcessStatus: { eq: process } }),
    ...(check && { OnlineCheckResult: { eq: check } }),
    ...(pref && { Pref: { eq: pref } }),
    ...(deleted !== undefined && { DeleteStatus: { eq: deleted } }),
    ...suspension(values.flag('suspended')),
    ...((from || to) && { RegistrationDateOfService: { ...(from && { ge: from }), ...(to && { le: to }) } }),
  }
}

/** Suspended means either of the two suspensions, not suspended neither. */
function suspension(suspended: boolean | undefined): UserProfileFilter {
  if (suspended === undefined) return {}
  if (suspended) return { or: [{ SuspensionStatus1: { eq: true } }, { SuspensionStatus2: { eq: true } }] }
  return { SuspensionStatus1: { eq: false }, SuspensionStatus2: { eq: false } }
}
