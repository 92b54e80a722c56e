import { donationLabels as labels } from '../../shared/labels/donationLabels'
import { stoolReceiptLabels } from '../../shared/labels/implementationStatusLabels'
import { rewardStageLabels } from '../../shared/labels/rewardStageLabels'
import { fieldOf } from '../list/fieldOf'
import type { FilterField } from '../list/filterField'

const { choices, dates } = fieldOf

/** What the list of donations can be narrowed by; `donationListContract` asks the API for the same names. */
export const donationFilterFields: readonly FilterField[] = [
  dates('donated', labels.DonationAt),
  choices('stage', labels.RewardStage, rewardStageLabels),
  choices('receipt', labels.StoolReceiptStatus, stoolReceiptLabels),
  dates('created', labels.DonationInfoCreatedAt),
]
