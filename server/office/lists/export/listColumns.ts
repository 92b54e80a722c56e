import { ageOn, japaneseDateOf } from '../../../../shared/facts/dates'
import { awaitedDays, examAwaitedSince } from '../../../../shared/rules/visits/exams'
import { floraAwaitedSince } from '../../../../shared/rules/donating/flora/awaited'
import {
  BULK_LINES_TO_COME,
  BULK_TO_COME,
  bulkLineStateLabels,
  bulkRowLabels,
  bulkRowStateLabels,
  refusalText,
} from '../../../../shared/words/labels/bulkLabels'
import { caseKindLabels, caseLabels, caseStateLabels } from '../../../../shared/words/labels/caseLabels'
import { commonLabels, type FieldLabel } from '../../../../shared/words/labels/commonLabels'
import {
  donationLabels,
  implementationStatusLabels,
  reminderLabels,
  rewardStatusLabels,
  stoolReceiptLabels,
  rewardStageLabels,
} from '../../../../shared/words/labels/donationLabels'
import { floraTestStatusLabels, inspectionDetailLabels } from '../../../../shared/words/labels/floraLabels'
import { genderLabels } from '../../../../shared/words/labels/profileValues'
import {
  rightsGroundLabels,
  rightsLabels,
  rightsOutcomeLabels,
  rightsRequestLabels,
} from '../../../../shared/words/labels/rightsLabels'
import {
  AWAITED_DAYS,
  certificationLabels,
  examStageLabels,
  judgementLabels,
  screeningInfoLabels,
  inspectionTypeLabels,
  onlineCheckResultLabels,
} from '../../../../shared/words/labels/screeningLabels'
import {
  donorProcessStatusLabels,
  userRankLabels,
  userStatusLabels,
  retryStateLabels,
  nextDateKindLabels,
} from '../../../../shared/words/labels/statusLabels'
import { unitLabels, unitStateLabels } from '../../../../shared/words/labels/unitLabels'
import { userProfileLabels } from '../../../../shared/words/labels/userProfileLabels'
import {
  aheadText,
  allocationLabels,
  ORDER_CHANGED,
  ORDER_KEPT,
  placeWords,
} from '../../../../shared/words/visits/allocations'
import { formatTel, formatZipCode } from '../../../../shared/facts/normalise'
import { prefectureLabels } from '../../../../shared/facts/prefectures'
import type {
  Allocation,
  BulkRow,
  Case,
  InspectionDetail,
  ScreeningInfo,
  UserProfile,
} from '../../../generated/resolvers'
import { type ExportColumn, fullName, personColumns, type WithPerson } from './exportTable'

const { Id, UserId, CreatedAt, UpdatedAt } = commonLabels
const audit = { CreatedAt, UpdatedAt }

// Omits the barcode's file path, and the place in line with its derived values, which are outdated at once.
const {
  BarCode: _barCode,
  WaitingPosition: _place,
  ExpectedInvitation: _expected,
  WaitingPausedUntil: _pause,
  ...profileLabels
} = userProfileLabels
export const userColumns: Record<string, ExportColumn<UserProfile>> = {
  Name: { heading: '氏名', data: 'Identity', value: fullName },
  Furigana: {
    heading: 'フリガナ',
    data: 'Identity',
    value: ({ LastNameFurigana, FirstNameFurigana }) =>
      [LastNameFurigana, FirstNameFurigana].filter(Boolean).join(' '),
  },
  ...fieldColumns(
    { Id, ...profileLabels, ...audit },
    {
      UserStatus: userStatusLabels,
      UserRank: userRankLabels,
      Gender: genderLabels,
      Pref: prefectureLabels,
      DonorStatus: certificationLabels,
      DonorProcessStatus: donorProcessStatusLabels,
      OnlineCheckResult: onlineCheckResultLabels,
      NextDateKind: nextDateKindLabels,
      RetryState: retryStateLabels,
    },
  ),
  Tel: { heading: userProfileLabels.Tel.admin, value: ({ Tel }) => Tel && formatTel(Tel) },
  ZipCode: {
    heading: userProfileLabels.ZipCode.admin,
    value: ({ ZipCode }) => ZipCode && formatZipCode(ZipCode),
  },
  Age: {
    heading: '年齢',
    data: 'Identity',
    value: ({ Birthday }, now) => Birthday && ageOn(Birthday, japaneseDateOf(now)),
  },
}

const { User: _screened, ...screeningLabels } = screeningInfoLabels
export const screeningColumns = {
  ...personColumns,
  ...fieldColumns(
    { Id, UserId, ...screeningLabels, ...audit },
    {
      InspectionType: inspectionTypeLabels,
      UserStatus: userStatusLabels,
      RenewalExamStatus: implementationStatusLabels,
      RenewalExamResult: judgementLabels,
      SentOnlineCheckReminder: reminderLabels,
      ExamStage: examStageLabels,
      ExamResult: judgementLabels,
    },
  ),
  AwaitedDays: {
    heading: AWAITED_DAYS,
    value: (row: ScreeningInfo, now: Date) => awaitedDays(examAwaitedSince(row), japaneseDateOf(now)),
  },
}

const { User: _donor, ...ownDonationLabels } = donationLabels
export const donationColumns = {
  ...personColumns,
  ...fieldColumns(
    { Id, UserId, ...ownDonationLabels, ...audit },
    {
      StoolReceiptStatus: stoolReceiptLabels,
      RewardStatus: rewardStatusLabels,
      RewardStage: rewardStageLabels,
    },
  ),
}

// Not its ids: what leaves for manufacturing is told by the number on the label.
const { User: _giver, DonationId: _donation, TakenBy: _taker, ...ownUnitLabels } = unitLabels
export const unitColumns = {
  ...personColumns,
  ...fieldColumns({ Id, ...ownUnitLabels, ...audit }, { State: unitStateLabels }),
}

const floraTestStatusWords = Object.fromEntries(
  Object.entries(floraTestStatusLabels).map(([status, { admin }]) => [status, admin]),
)
const { User: _tested, ...floraLabels } = inspectionDetailLabels
export const floraTestColumns = {
  ...personColumns,
  ...fieldColumns({ Id, UserId, ...floraLabels, ...audit }, { Status: floraTestStatusWords }),
  AwaitedDays: {
    heading: AWAITED_DAYS,
    value: (row: InspectionDetail, now: Date) => awaitedDays(floraAwaitedSince(row), japaneseDateOf(now)),
  },
}

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * One column per field, with the console's headings.
 * @param words labels of enumerations by field
 */
function fieldColumns(
  labels: Readonly<Record<string, FieldLabel>>,
  words: Words = {},
): Record<string, ExportColumn<object>> {
  return Object.fromEntries(
    Object.entries(labels).map(([field, { admin }]) => [
      field,
      { heading: admin, value: (row): unknown => Reflect.get(row, field), words: words[field] },
    ]),
  )
}

export const bulkColumns: Record<string, ExportColumn<WithPerson<BulkRow>>> = {
  Line: { heading: bulkRowLabels.Line, value: ({ Line }) => Line },
  ...personColumns,
  State: {
    heading: bulkRowLabels.State,
    value: ({ State, Line }) =>
      Line == null
        ? { ...bulkRowStateLabels, Pending: BULK_TO_COME }[State]
        : { ...bulkLineStateLabels, Pending: BULK_LINES_TO_COME }[State],
  },
  Before: { heading: bulkRowLabels.Before, value: ({ Before }) => Before },
  After: { heading: bulkRowLabels.After, value: ({ After }) => After },
  Refusal: {
    heading: bulkRowLabels.Refusal,
    value: ({ Refusal, Line }) => Refusal && refusalText(Refusal, Line != null),
  },
  Problems: { heading: bulkRowLabels.Problems, value: ({ Problems }) => Problems.join('。') },
}

export const allocationColumns: Record<string, ExportColumn<WithPerson<Allocation>>> = {
  InvitedAt: { heading: allocationLabels.InvitedAt, value: ({ InvitedAt }) => InvitedAt },
  ...personColumns,
  Place: { heading: allocationLabels.Place, value: ({ Place, Places }) => `${Places}のうち${Place}番目` },
  PlaceKind: { heading: allocationLabels.PlaceKind, value: placeWords },
  Position: { heading: allocationLabels.Position, value: ({ Position }) => Position },
  Way: { heading: allocationLabels.Way, value: ({ OutOfTurn }) => (OutOfTurn ? ORDER_CHANGED : ORDER_KEPT) },
  Ahead: { heading: allocationLabels.Ahead, value: aheadText },
}

/** The rows of the register say whose and how old, not what was said. */
export const caseColumns: Record<string, ExportColumn<WithPerson<Case>>> = {
  ...fieldColumns(
    { Kind: caseLabels.Kind, State: caseLabels.State },
    { Kind: caseKindLabels, State: caseStateLabels },
  ),
  Request: {
    heading: rightsLabels.Kind.admin,
    value: ({ Request }) => Request?.Kind,
    words: rightsRequestLabels,
  },
  // Case.User is read by whoever reads cases; a name in a file is a reading of who somebody is.
  Person: { heading: caseLabels.User.admin, data: 'Identity', value: ({ User }) => fullName(User) },
  DonorId: {
    heading: userProfileLabels.DonorId.admin,
    data: 'Identity',
    value: ({ User }) => User?.DonorId,
  },
  ...fieldColumns({
    CreatedAt: caseLabels.CreatedAt,
    DueOn: caseLabels.DueOn,
    AnsweredAt: caseLabels.AnsweredAt,
    DaysOpen: caseLabels.DaysOpen,
    DaysLate: caseLabels.DaysLate,
  }),
  IdentityOn: { heading: rightsLabels.IdentityOn.admin, value: ({ Request }) => Request?.IdentityOn },
  FeeYen: { heading: rightsLabels.FeeYen.admin, value: ({ Request }) => Request?.FeeYen },
  FeePaidOn: { heading: rightsLabels.FeePaidOn.admin, value: ({ Request }) => Request?.FeePaidOn },
  Outcome: {
    heading: rightsLabels.Outcome.admin,

    value: ({ Request }) => Request?.Outcome,
    words: rightsOutcomeLabels,
  },
  Grounds: {
    heading: rightsLabels.Grounds.admin,

    value: ({ Request }) => Request?.Grounds.map((ground) => rightsGroundLabels[ground]).join('／'),
  },
  AssigneeName: { heading: caseLabels.AssigneeName.admin, value: ({ AssigneeName }) => AssigneeName },
  Id: { heading: Id.admin, value: (row) => row.Id },
}
