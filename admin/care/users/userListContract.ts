import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import { userLabels } from '../../../shared/words/labels/consoleLabels'
import { kitNumberLabel } from '../../../shared/words/labels/commonLabels'
import { genderLabels } from '../../../shared/words/labels/profileValues'
import { certificationLabels, onlineCheckResultLabels } from '../../../shared/words/labels/screeningLabels'
import {
  donorProcessStatusLabels,
  userRankLabels,
  userStatusLabels,
  retryStateLabels,
  nextDateKindLabels,
} from '../../../shared/words/labels/statusLabels'
import { userProfileLabels as labels } from '../../../shared/words/labels/userProfileLabels'
import { prefectureLabels } from '../../../shared/facts/prefectures'
import type { DateFilter, UserProfileFilter, UserProfileSortField } from '../../../shared/generated/schema'
import type { Condition, FilterValues, ListContract } from '../../ground/dataProvider/resourceQueries'
import { conditionsOf, grouped, often, optionsOf, type FilterField } from '../../parts/list/filterField'

const { search, choices, dates, moments, counts, text, flag } = conditionsOf<UserProfileFilter>()

/** Relative to today, so that the condition stays true on later days. */
const WEEK_DAYS = 7
const dueLabels = { overdue: '期日を過ぎた', today: '今日', week: `今日から${WEEK_DAYS}日間` } as const

const examLabels = { undated: '未設定' } as const

/** A condition on more than one field of the contract; the type checks its own words against the filter's. */
const own = (field: FilterField & Condition<UserProfileFilter> & { about: keyof UserProfileFilter }) => field

const nextDate = dates('next', 'NextDate', labels.NextDate, { lacks: true })

export const userListContract = {
  search: search('q'),
  fields: [
    ...grouped('状態と予定', [
      often(choices('status', 'UserStatus', labels.UserStatus, { words: userStatusLabels })),
      own({
        kind: 'choice',
        often: true,
        name: 'due',
        about: 'NextDate',
        label: '期日',
        options: optionsOf(dueLabels),
        where: (values, today) => ({ NextDate: due(values, today) }),
      }),
      own({
        kind: 'choice',
        name: 'exam',
        about: 'NextDateKind',
        label: '検査日',
        options: optionsOf(examLabels),
        where: (values) => (values.choice('exam', examLabels) ? { and: [WITHOUT_EXAM_DATE] } : {}),
      }),
      choices('nextKind', 'NextDateKind', labels.NextDateKind, { words: nextDateKindLabels, lacks: true }),
      own({
        ...nextDate,
        about: 'NextDate',
        // Both filter the same field: the shorter form wins.
        where: (values, today) => (due(values, today) ? {} : nextDate.where(values, today)),
      }),
      choices('retry', 'RetryState', labels.RetryState, { words: retryStateLabels, lacks: true }),
      dates('retryOn', 'RetryFrom', labels.RetryFrom, { lacks: true }),
      moments('waiting', 'WaitingSince', labels.WaitingSince, { lacks: true }),
      flag('attention', 'NeedsAttention', '対応', { yes: '対応が必要', no: '対応が不要' }),
      own({
        kind: 'flag',
        name: 'floraWish',
        about: 'FloraInvitationRequestedAt',
        label: userLabels.FloraInvitationRequestedAt.admin,
        yes: 'フローラ検査の希望あり',
        no: 'フローラ検査の希望なし',
        where: (values) => {
          const wish = values.flag('floraWish')
          return wish === undefined ? {} : { FloraInvitationRequestedAt: wish ? { ne: null } : { eq: null } }
        },
      }),
    ]),
    ...grouped('しるし', [
      flag('caution', 'HasCaution', labels.HasCaution.admin, { yes: '注意あり', no: '注意なし' }),
      flag('points', 'PointsToClear', '認定の前の確認', { yes: '要確認だけ', no: '要確認をのぞく' }),
      flag('resting', 'Resting', labels.Resting.admin, { yes: 'お休み中だけ', no: 'お休み中をのぞく' }),
      flag('paused', 'WaitingPaused', 'ご案内の保留', { yes: '保留中だけ', no: '保留中をのぞく' }),
      flag('updateRequired', 'UpdateRequired', labels.UpdateRequired.admin, {
        yes: '要更新だけ',
        no: '要更新をのぞく',
      }),
      own({
        kind: 'flag',
        name: 'suspended',
        about: 'SuspensionStatus1',
        label: '停止の有無',
        yes: '停止中だけ',
        no: '停止中をのぞく',
        where: (values) => suspension(values.flag('suspended')),
      }),
      flag('deleted', 'DeleteStatus', labels.DeleteStatus.admin, {
        yes: '退会・削除だけ',
        no: '退会・削除をのぞく',
      }),
    ]),
    ...grouped('検査と認定', [
      often(
        choices('check', 'OnlineCheckResult', labels.OnlineCheckResult, {
          words: onlineCheckResultLabels,
          lacks: true,
        }),
      ),
      choices('certified', 'DonorStatus', labels.DonorStatus, { words: certificationLabels }),
      choices('process', 'DonorProcessStatus', labels.DonorProcessStatus, {
        words: donorProcessStatusLabels,
        lacks: true,
      }),
      text('donor', 'DonorId', labels.DonorId, { how: 'contains', lacks: true }),
      dates('certifiedOn', 'RegistrationDateOfDonor', labels.RegistrationDateOfDonor, { lacks: true }),
      dates('window', 'CommencementWindowPeriodDate', labels.CommencementWindowPeriodDate, { lacks: true }),
      often(dates('expiration', 'DonorExpirationDate', labels.DonorExpirationDate, { lacks: true })),
      dates('lost', 'LossDonorStatusDate', labels.LossDonorStatusDate, { lacks: true }),
    ]),
    ...grouped('献便と協力', [
      choices('rank', 'UserRank', labels.UserRank, { words: userRankLabels, lacks: true }),
      often(counts('total', 'TotalDonationsCount', labels.TotalDonationsCount)),
      counts('latest', 'LatestDonationsCount', labels.LatestDonationsCount),
      counts('flora', 'IntestinalFloraCount', labels.IntestinalFloraCount),
      text('kit', 'KitNumber', kitNumberLabel, { how: 'contains' }),
    ]),
    ...grouped('本人', [
      choices('gender', 'Gender', labels.Gender, { words: genderLabels, lacks: true }),
      dates('birthday', 'Birthday', labels.Birthday, { lacks: true }),
      often(choices('pref', 'Pref', labels.Pref, { words: prefectureLabels, lacks: true })),
      text('city', 'City', labels.City, { how: 'contains', lacks: true }),
      text('tel', 'Tel', labels.Tel, { how: 'contains', lacks: true }),
      text('email', 'Email', labels.Email, { how: 'contains' }),
      flag('magazine', 'SubscribedMagazine', labels.SubscribedMagazine.admin, {
        yes: 'お知らせメールあり',
        no: 'お知らせメールなし',
      }),
      dates('registered', 'RegistrationDateOfService', labels.RegistrationDateOfService, { lacks: true }),
      moments('created', 'ProfileCreatedAt', labels.ProfileCreatedAt, { lacks: true }),
    ]),
  ],
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
} satisfies ListContract<UserProfileFilter, UserProfileSortField>

/** A test is due, and the office waits for something other than its day. */
const WITHOUT_EXAM_DATE: UserProfileFilter = {
  UserStatus: { in: ['DonorRegistrationExam', 'DonorRenewalExam'] },
  NextDateKind: { ne: 'Exam' },
}

function due(values: FilterValues, today: JapaneseDate): DateFilter | undefined {
  const when = values.choice('due', dueLabels)
  if (when === 'overdue') return { lt: today }
  if (when === 'today') return { eq: today }
  return when === 'week' ? { ge: today, le: addDays(today, WEEK_DAYS - 1) } : undefined
}

function suspension(suspended: boolean | undefined): UserProfileFilter {
  if (suspended === undefined) return {}
  if (suspended) return { or: [{ SuspensionStatus1: { eq: true } }, { SuspensionStatus2: { eq: true } }] }
  return { SuspensionStatus1: { eq: false }, SuspensionStatus2: { eq: false } }
}
