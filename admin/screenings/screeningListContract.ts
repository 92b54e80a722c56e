import { inspectionTypeLabels } from '../../shared/labels/inspectionTypeLabels'
import { userStatusLabels } from '../../shared/labels/userStatusLabels'
import { filterValues } from '../dataProvider/filterValues'
import type { ListContract } from '../dataProvider/listVariables'
import type { ScreeningInfoFilter, ScreeningInfoSortField } from '../generated/graphql'

/** The list of screenings as the contract asks for it; conditions are named as on the screen. */
export const screeningListContract: ListContract<ScreeningInfoFilter, ScreeningInfoSortField> = {
  filter: (filter) => {
    const values = filterValues(filter)
    const q = values.text('q')
    return {
      q: q ? { contains: q } : undefined,
      InspectionType: values.among('type', inspectionTypeLabels),
      UserStatus: values.among('status', userStatusLabels),
      RecruitmentYear: values.counts('year'),
      RecruitmentMonth: values.counts('month'),
      ScheduledInitialExamDate: values.days('scheduledInitial'),
      InitialExamDate: values.days('initial'),
      ScheduledRenewalExamDate: values.days('scheduledRenewal'),
      RenewalExamDate: values.days('renewal'),
      ScreeningInfoCreatedAt: values.moments('created'),
    }
  },
  sortFields: {
    ScreeningInfoCreatedAt: 'ScreeningInfoCreatedAt',
    ScheduledInitialExamDate: 'ScheduledInitialExamDate',
    ScheduledRenewalExamDate: 'ScheduledRenewalExamDate',
  },
}
