import { japaneseDateOf } from '../../../../shared/facts/dates'
import { donorStatuses } from '../../../../shared/rules/person/stages'
import { mayCome, type Visit } from '../../../../shared/rules/visits/visit'
import type { PathInput, RefusedCheck } from '../../../../shared/words/check/path'
import type { Judged } from '../../check/result/judgedCheck'
import { hasWithdrawn, suspensionOf, useSignedInUser } from '../../../ground/page/standing'
import { useTexts } from '../../../ground/page/rootData'
import { useToday } from '../../../ground/page/clock'
import type { CurrentUser } from '../../../ground/session/currentUserStore'

export function usePathInput(refusedOf: (user: CurrentUser) => PathInput['refused']): PathInput {
  const user = useSignedInUser()
  const { Profile, Rewards } = user
  return {
    today: useToday(),
    refused: refusedOf(user),
    suspension: suspensionIn(user),
    mayStart: user.MayStartOnlineCheck === true,
    retryFrom: user.RetryFrom,
    retryByOffice: Profile.RetryByOffice === true,
    birthday: Profile.Birthday,
    hasDonated: Profile.TotalDonationsCount > 0,
    mayReport: user.MayReportCondition,
    expiration: Profile.DonorExpirationDate,
    money: {
      due: Rewards.Due,
      pending: Rewards.Pending,
      bonus: Rewards.Expected - Rewards.Due - Rewards.Pending,
    },
    texts: useTexts(),
  }
}

function suspensionIn(user: CurrentUser): PathInput['suspension'] {
  const suspended = suspensionOf(user)
  if (!suspended) return null
  const { Since = null, Until = null } = user.Suspension ?? {}
  return {
    since: Since ? japaneseDateOf(new Date(Since)) : null,
    until: Until,
    forGood: suspended === 'permanent',
    withdrawn: hasWithdrawn(user),
  }
}

export function refusedCheck(
  { screening, check }: Omit<Judged, 'set'>,
  { Profile }: CurrentUser,
  visit: Visit,
): RefusedCheck {
  const certified = donorStatuses.includes(Profile.UserStatus)
  const now = Profile.DonationPaused ? 'paused' : mayCome(visit) ? 'lifted' : 'otherwise'
  return {
    by: 'check',
    result: check.OnlineCheckResult === 'Failed_2' ? 'Failed_2' : 'Failed_1',
    nextDate: check.NextDate,
    reasons: check.Reasons.map((reason) => ({
      subject: reason.Subject ?? reason.Fact,
      nextDate: reason.NextDate,
      ongoingNote: reason.OngoingNote,
      unknownDate: reason.UnknownDate,
      changes: reason.Changes,
      wait:
        reason.WaitMonths !== null
          ? { months: reason.WaitMonths }
          : reason.WaitWeeks !== null
            ? { weeks: reason.WaitWeeks }
            : null,
    })),
    renewal: screening.Info.InspectionType !== 'Renewal' ? null : certified ? now : 'ended',
  }
}
