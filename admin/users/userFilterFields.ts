import { donorProcessStatusLabels } from '../../shared/labels/donorProcessStatusLabels'
import { onlineCheckResultLabels } from '../../shared/labels/onlineCheckResultLabels'
import { userProfileLabels as labels } from '../../shared/labels/userProfileLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { prefectureLabels } from '../../shared/prefectures'
import { optionsOf, type FilterField } from '../list/filterField'

/** What the list of people can be narrowed by; `userListFilter` asks the API for the same names. */
export const userFilterFields: readonly FilterField[] = [
  { kind: 'choices', name: 'status', label: labels.UserStatus.admin, options: optionsOf(userStatusLabels) },
  {
    kind: 'choice',
    name: 'process',
    label: labels.DonorProcessStatus.admin,
    options: optionsOf(donorProcessStatusLabels),
  },
  {
    kind: 'choice',
    name: 'check',
    label: labels.OnlineCheckResult.admin,
    options: optionsOf(onlineCheckResultLabels),
  },
  { kind: 'choice', name: 'pref', label: labels.Pref.admin, options: optionsOf(prefectureLabels) },
  { kind: 'flag', name: 'suspended', label: '停止の有無', yes: '停止中だけ', no: '停止中をのぞく' },
  {
    kind: 'flag',
    name: 'deleted',
    label: labels.DeleteStatus.admin,
    yes: '退会・削除だけ',
    no: '退会・削除をのぞく',
  },
  { kind: 'range', name: 'range', label: labels.RegistrationDateOfService.admin },
]
