import { isPrefecture } from '../../shared/prefectures'
import type { UserProfile } from '../generated/resolvers'
import type { Reader } from '../access/reader'
import type { UserProfileRow } from '../schema/users'

/**
 * A person as their reader may see them. What the caution says and the score are for administrators; support staff see
 * that there is a caution, and how far the person is.
 */
export function toUserProfile(row: UserProfileRow, reader: Reader): UserProfile {
  const staff = reader !== 'member'
  return {
    Id: row.id,
    Sk: 'Profile',
    Email: row.email ?? '',
    BarCode: row.barCodeBucket && row.barCodeKey ? { bucket: row.barCodeBucket, key: row.barCodeKey } : null,
    DonorId: row.donorId,
    UserRank: row.userRank,
    LastName: row.lastName,
    FirstName: row.firstName,
    LastNameFurigana: row.lastNameFurigana,
    FirstNameFurigana: row.firstNameFurigana,
    Gender: row.gender,
    Birthday: row.birthday,
    Tel: row.tel,
    ZipCode: row.zipCode,
    Address: row.address,
    Pref: row.pref !== null && isPrefecture(row.pref) ? row.pref : null,
    City: row.city,
    Building: row.building,
    DeleteStatus: row.deleteStatus,
    SuspensionStatus1: row.suspensionStatus1,
    UpdatedSuspensionStatus1ToTrueAt: row.updatedSuspensionStatus1ToTrueAt,
    SuspendedUntil: row.suspendedUntil,
    SuspensionStatus2: row.suspensionStatus2,
    UpdateRequired: row.updateRequired,
    Caution: reader === 'administrator' ? row.caution : null,
    HasCaution: staff ? row.hasCaution : null,
    NextDate: staff ? row.nextDate : null,
    NextDateKind: staff ? row.nextDateKind : null,
    RetryState: staff ? row.retryState : null,
    RetryFrom: staff ? row.retryOn : null,
    WaitingSince: staff ? row.waitingSince : null,
    SubscribedMagazine: row.subscribedMagazine,
    UserStatus: row.userStatus,
    DonorStatus: row.donorStatus,
    DonorProcessStatus: row.donorProcessStatus,
    OnlineCheckResult: row.onlineCheckResult,
    OnlineCheckScore: reader === 'support' ? null : row.onlineCheckScore,
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
    Resting: reader === 'support' ? null : row.resting,
    RestingUntil: reader === 'support' ? null : row.restingUntil,
    ProfileCreatedAt: row.profileCreatedAt,
    Version: row.version,
    CreatedAt: row.createdAt,
    UpdatedAt: row.updatedAt,
  }
}
