import { isPrefecture } from '../../shared/prefectures'
import type { UserProfile } from '../generated/resolvers'
import type { UserProfileRow } from '../schema/users'
import { editedValues } from './profileColumns'

/** A person as the API tells it; who reads which field stands in the contract. */
export function toUserProfile(row: UserProfileRow): UserProfile {
  return {
    ...editedValues(row),
    Id: row.id,
    Sk: 'Profile',
    Email: row.email ?? '',
    BarCode: row.barCodeBucket && row.barCodeKey ? { bucket: row.barCodeBucket, key: row.barCodeKey } : null,
    DonorId: row.donorId,
    UserRank: row.userRank,
    Pref: row.pref !== null && isPrefecture(row.pref) ? row.pref : null,
    DeleteStatus: row.deleteStatus,
    SuspensionStatus1: row.suspensionStatus1,
    UpdatedSuspensionStatus1ToTrueAt: row.updatedSuspensionStatus1ToTrueAt,
    SuspendedUntil: row.suspendedUntil,
    HasCaution: row.hasCaution,
    NextDate: row.nextDate,
    NextDateKind: row.nextDateKind,
    RetryState: row.retryState,
    RetryFrom: row.retryOn,
    WaitingSince: row.waitingSince,
    UserStatus: row.userStatus,
    DonorStatus: row.donorStatus,
    DonorProcessStatus: row.donorProcessStatus,
    OnlineCheckResult: row.onlineCheckResult,
    OnlineCheckScore: row.onlineCheckScore,
    TotalDonationsCount: row.totalDonationsCount,
    LatestDonationsCount: row.latestDonationsCount,
    IntestinalFloraCount: row.intestinalFloraCount,
    RegistrationDateOfService: row.registrationDateOfService,
    RegistrationDateOfDonor: row.registrationDateOfDonor,
    CommencementWindowPeriodDate: row.commencementWindowPeriodDate,
    DonorExpirationDate: row.donorExpirationDate,
    LossDonorStatusDate: row.lossDonorStatusDate,
    SentUpdateNoticeAt: row.sentUpdateNoticeAt,
    DonationPaused: row.donationPaused,
    Resting: row.resting,
    RestingUntil: row.restingUntil,
    ProfileCreatedAt: row.profileCreatedAt,
    Version: row.version,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
