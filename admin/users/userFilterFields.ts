import { certificationLabels } from '../../shared/labels/certificationLabels'
import { donorProcessStatusLabels } from '../../shared/labels/donorProcessStatusLabels'
import { userLabels } from '../../shared/labels/consoleLabels'
import { genderLabels } from '../../shared/labels/genderLabels'
import { guidanceLabels } from '../../shared/labels/guidanceLabels'
import { nextDateKindLabels } from '../../shared/labels/nextDateKindLabels'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import { retryStateLabels } from '../../shared/labels/retryStateLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userRankLabels } from '../../shared/labels/userRankLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { fieldOf } from '../list/fieldOf'
import { optionsOf, type FilterField } from '../list/filterField'
import { dueLabels } from './dueLabels'
import { examLabels } from './examLabels'

const { choices, dates, counts, text, flag } = fieldOf

/** What the list of people can be narrowed by; `userListContract` asks the API for the same names. */
export const userFilterFields: readonly FilterField[] = [
  choices('status', labels.UserStatus, userStatusLabels),
  { kind: 'choice', name: 'due', label: '期日', options: optionsOf(dueLabels) },
  { kind: 'choice', name: 'exam', label: '検査日', options: optionsOf(examLabels) },
  choices('nextKind', labels.NextDateKind, nextDateKindLabels),
  dates('next', labels.NextDate),
  { kind: 'text', name: 'kit', label: guidanceLabels.KitNumber.admin },
  flag(
    'floraWish',
    userLabels.FloraInvitationRequestedAt.admin,
    'フローラ検査の希望あり',
    'フローラ検査の希望なし',
  ),
  choices('retry', labels.RetryState, retryStateLabels),
  dates('retryOn', labels.RetryFrom),
  dates('waiting', labels.WaitingSince),
  flag('attention', '対応', '対応が必要', '対応が不要'),
  choices('rank', labels.UserRank, userRankLabels),
  choices('certified', labels.DonorStatus, certificationLabels),
  choices('process', labels.DonorProcessStatus, donorProcessStatusLabels),
  choices('check', labels.OnlineCheckResult, onlineCheckResultLabels),
  choices('pref', labels.Pref, prefectureLabels),
  text('city', labels.City),
  choices('gender', labels.Gender, genderLabels),
  dates('birthday', labels.Birthday),
  flag('caution', labels.HasCaution.admin, '注意あり', '注意なし'),
  flag('updateRequired', labels.UpdateRequired.admin, '要更新だけ', '要更新をのぞく'),
  flag('suspended', '停止の有無', '停止中だけ', '停止中をのぞく'),
  flag('magazine', labels.SubscribedMagazine.admin, 'お知らせメールあり', 'お知らせメールなし'),
  flag('deleted', labels.DeleteStatus.admin, '退会・削除だけ', '退会・削除をのぞく'),
  counts('total', labels.TotalDonationsCount),
  counts('latest', labels.LatestDonationsCount),
  counts('flora', labels.IntestinalFloraCount),
  dates('registered', labels.RegistrationDateOfService),
  dates('certifiedOn', labels.RegistrationDateOfDonor),
  dates('expiration', labels.DonorExpirationDate),
  dates('lost', labels.LossDonorStatusDate),
]
