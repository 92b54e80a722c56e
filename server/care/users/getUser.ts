import { requireUser, type RequestContext } from '../../ground/access/context'
import { AppError } from '../../ground/errors'
import type { UserProfile } from '../../generated/resolvers'
import { findProfile } from '../../records/person/findProfile'
import { toUserProfile } from '../../records/person/toUserProfile'
import type { UserParent } from './userParent'

/** The caller. Without a profile, only the pool's address and the status Registration. */
export async function getUser(context: RequestContext): Promise<UserParent> {
  const caller = requireUser(context)
  const row = await findProfile(context.deps.db, caller.id)
  const Profile = row ? toUserProfile(row) : await profileToBe(context, caller.id)
  const { CreatedAt, UpdatedAt } = Profile
  return {
    Id: caller.id,
    Profile,
    CreatedAt,
    UpdatedAt,
    RetryReminder: row?.retryReminder ?? true,
    CriteriaNews: row?.criteriaNews ?? row?.subscribedMagazine ?? false,
  }
}

async function profileToBe({ deps, now }: RequestContext, id: string): Promise<UserProfile> {
  const account = await deps.identity.admin.findUser(id)
  if (!account) throw new AppError('UNAUTHENTICATED')
  return {
    Id: id,
    Sk: 'Profile',
    Email: account.email,
    UserStatus: 'Registration',
    DonorStatus: 'NotCertified',
    DeleteStatus: false,
    SuspensionStatus1: false,
    SuspensionStatus2: false,
    UpdateRequired: false,
    DonationPaused: false,
    RetryByOffice: false,
    Resting: false,
    RestingUntil: null,
    SubscribedMagazine: false,
    TotalDonationsCount: 0,
    LatestDonationsCount: 0,
    IntestinalFloraCount: 0,
    Version: 0,
    CreatedAt: now,
    UpdatedAt: now,
  }
}
