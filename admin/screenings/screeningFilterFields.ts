import { inspectionTypeLabels } from '../../shared/labels/inspectionTypeLabels'
import { screeningInfoLabels as labels } from '../../shared/labels/screeningLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { fieldOf } from '../list/fieldOf'
import type { FilterField } from '../list/filterField'

const { choices, dates, counts } = fieldOf

/** What the list of screenings can be narrowed by; `screeningListContract` asks the API for the same names. */
export const screeningFilterFields: readonly FilterField[] = [
  choices('type', labels.InspectionType, inspectionTypeLabels),
  dates('scheduledInitial', labels.ScheduledInitialExamDate),
  dates('initial', labels.InitialExamDate),
  dates('scheduledRenewal', labels.ScheduledRenewalExamDate),
  dates('renewal', labels.RenewalExamDate),
  choices('status', labels.UserStatus, userStatusLabels),
  counts('year', labels.RecruitmentYear),
  counts('month', labels.RecruitmentMonth),
  dates('created', labels.ScreeningInfoCreatedAt),
]
