import {
  examStageLabels,
  inspectionTypeLabels,
  screeningInfoLabels as labels,
} from '../../../shared/words/labels/screeningLabels'
import { userStatusLabels } from '../../../shared/words/labels/statusLabels'
import type { ScreeningInfoFilter, ScreeningInfoSortField } from '../../../shared/generated/schema'
import {
  type ListContract,
  listQueries,
  request,
  toRecord,
  type ResourceQueries,
} from '../../ground/dataProvider/resourceQueries'
import {
  ScreeningDetailDocument,
  ScreeningListDocument,
  UserScreeningsDocument,
} from '../../generated/graphql'
import { conditionsOf } from '../../parts/list/filterField'
import type { ScreeningRecord } from './ScreeningPage'

/** Far more screenings than a person can have: one every twelve weeks for 23 years. */
const ALL_OF_ONE_PERSON = 100

const { search, choices, dates, moments, counts } = conditionsOf<ScreeningInfoFilter>()

export const screeningListContract = {
  search: search('q'),
  fields: [
    choices('type', 'InspectionType', labels.InspectionType, { words: inspectionTypeLabels }),
    dates('scheduledInitial', 'ScheduledInitialExamDate', labels.ScheduledInitialExamDate, { lacks: true }),
    dates('initial', 'InitialExamDate', labels.InitialExamDate, { lacks: true }),
    dates('scheduledRenewal', 'ScheduledRenewalExamDate', labels.ScheduledRenewalExamDate, { lacks: true }),
    dates('renewal', 'RenewalExamDate', labels.RenewalExamDate, { lacks: true }),
    choices('stage', 'ExamStage', labels.ExamStage, { words: examStageLabels }),
    choices('status', 'UserStatus', labels.UserStatus, { words: userStatusLabels }),
    counts('year', 'RecruitmentYear', labels.RecruitmentYear),
    counts('month', 'RecruitmentMonth', labels.RecruitmentMonth),
    moments('created', 'ScreeningInfoCreatedAt', labels.ScreeningInfoCreatedAt),
  ],
  sortFields: {
    ScreeningInfoCreatedAt: 'ScreeningInfoCreatedAt',
    ScheduledInitialExamDate: 'ScheduledInitialExamDate',
    ScheduledRenewalExamDate: 'ScheduledRenewalExamDate',
  },
} satisfies ListContract<ScreeningInfoFilter, ScreeningInfoSortField>

export const screeningQueries: ResourceQueries = {
  ...listQueries(
    ScreeningListDocument,
    screeningListContract,
    (data) => data.listScreeningInfoByIdScreeningInfoCreatedAt,
  ),
  getManyReference: ({ id }) =>
    request(
      UserScreeningsDocument,
      { userId: String(id), limit: ALL_OF_ONE_PERSON },
      ({ listScreeningInfoByUserIdScreeningInfoCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
      }),
    ),
  getOne: ({ id }) =>
    request(ScreeningDetailDocument, { id: String(id) }, ({ getScreeningById: screening }) => {
      const { Info, HealthCheck, OnlineCheck } = screening
      const data: ScreeningRecord = toRecord({ ...Info, HealthCheck, OnlineCheck })
      return { data }
    }),
}
