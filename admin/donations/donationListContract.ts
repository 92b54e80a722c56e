import { stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import { rewardStageLabels } from '../../shared/labels/rewardStageLabels'
import { filterValues } from '../dataProvider/filterValues'
import type { ListContract } from '../dataProvider/listVariables'
import type { DonationInfoFilter, DonationInfoSortField } from '../generated/graphql'

/** The list of donations as the contract asks for it; conditions are named as on the screen. */
export const donationListContract: ListContract<DonationInfoFilter, DonationInfoSortField> = {
  filter: (filter) => {
    const values = filterValues(filter)
    const q = values.text('q')
    return {
      q: q ? { contains: q } : undefined,
      StoolReceiptStatus: values.among('receipt', stoolReceiptLabels),
      RewardStage: values.among('stage', rewardStageLabels),
      DonationAt: values.moments('donated'),
      DonationInfoCreatedAt: values.moments('created'),
    }
  },
  sortFields: { DonationAt: 'DonationAt', DonationInfoCreatedAt: 'DonationInfoCreatedAt' },
}
