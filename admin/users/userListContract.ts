import { addDays, type JapaneseDate } from '../../shared/dates'
import { certificationLabels } from '../../shared/labels/certificationLabels'
import { donorProcessStatusLabels } from '../../shared/labels/donorProcessStatusLabels'
import { genderLabels } from '../../shared/labels/genderLabels'
import { nextDateKindLabels } from '../../shared/labels/nextDateKindLabels'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import { retryStateLabels } from '../../shared/labels/retryStateLabels'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { filterValues } from '../dataProvider/filterValues'
import type { ListContract } from '../dataProvider/listVariables'
import type { DateFilter, UserProfileFilter, UserProfileSortField } from '../generated/graphql'
import { dueLabels } from './dueLabels'
import { examLabels } from './examLabels'

/** The list of people as the contract asks for it; conditions are named as on the screen. */
export const userListContract: ListContract<UserProfileFilter, UserProfileSortField> = {
  filter: userFilter,
  sortFields: {
    NextDate: 'NextDate',
    RetryFrom: 'RetryFrom',
    WaitingSince: 'WaitingSince',
    LastName: 'LastNameFurigana',
    Email: 'Email',
    DonorId: 'DonorId',
    UserStatus: 'UserStatus',
    DonorExpirationDate: 'DonorExpirationDate',
    TotalDonationsCount: 'TotalDonationsCount',
    ProfileCreatedAt: 'ProfileCreatedAt',
    UpdatedAt: 'UpdatedAt',
  },
}

function userFilter(filter: unknown, today: JapaneseDate): UserProfileFilter {
  const values = filterValues(filter)
  const q = values.text('q')
  const city = values.text('city')
  const kit = values.text('kit')
  const wish = values.flag('floraWish')
  return {
    q: q ? { contains: q } : undefined,
    UserStatus: values.among('status', userStatusLabels),
    DonorProcessStatus: values.among('process', donorProcessStatusLabels),
    OnlineCheckResult: values.among('check', onlineCheckResultLabels),
    DonorStatus: values.among('certified', certificationLabels),
    UserRank: values.among('rank', userRankLabels),
    Gender: values.among('gender', genderLabels),
    Pref: values.among('pref', prefectureLabels),
    City: city ? { contains: city } : undefined,
    KitNumber: kit ? { contains: kit } : undefined,
    FloraInvitationRequestedAt: wish === undefined ? undefined : wish ? { ne: null } : { eq: null },
    DeleteStatus: values.is('deleted'),
    UpdateRequired: values.is('updateRequired'),
    HasCaution: values.is('caution'),
    SubscribedMagazine: values.is('magazine'),
    NextDateKind: values.among('nextKind', nextDateKindLabels),
    NextDate: due(values.choice('due', dueLabels), today) ?? values.days('next'),
    RetryState: values.among('retry', retryStateLabels),
    RetryFrom: values.days('retryOn'),
    WaitingSince: values.moments('waiting'),
    NeedsAttention: values.is('attention'),
    RegistrationDateOfService: values.days('registered'),
    RegistrationDateOfDonor: values.days('certifiedOn'),
    DonorExpirationDate: values.days('expiration'),
    LossDonorStatusDate: values.days('lost'),
    Birthday: values.days('birthday'),
    TotalDonationsCount: values.counts('total'),
    LatestDonationsCount: values.counts('latest'),
    IntestinalFloraCount: values.counts('flora'),
    ...suspension(values.flag('suspended')),
    and: values.choice('exam', examLabels) && [WITHOUT_EXAM_DATE],
  }
}

/** A test is due, and what the office waits for next is not its day. */
const WITHOUT_EXAM_DATE: UserProfileFilter = {
  UserStatus: { in: ['DonorRegistrationExam', 'DonorRenewalExam'] },
  NextDateKind: { ne: 'Exam' },
}

function due(when: keyof typeof dueLabels | undefined, today: JapaneseDate): DateFilter | undefined {
  if (when === 'overdue') return { lt: today }
  if (when === 'today') return { eq: today }
  return when === 'week' ? { ge: today, le: addDays(today, 6) } : undefined
}

/** Suspended means either of the two suspensions, not suspended neither. */
function suspension(suspended: boolean | undefined): UserProfileFilter {
  if (suspended === undefined) return {}
  if (suspended) return { or: [{ SuspensionStatus1: { eq: true } }, { SuspensionStatus2: { eq: true } }] }
  return { SuspensionStatus1: { eq: false }, SuspensionStatus2: { eq: false } }
}
