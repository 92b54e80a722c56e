import {
  donationLabels as labels,
  stoolReceiptLabels,
  rewardStageLabels,
} from '../../../shared/words/labels/donationLabels'
import { NO_UNIT, UNITS_LABEL } from '../../../shared/words/labels/unitLabels'
import type { DonationInfoFilter, DonationInfoSortField } from '../../../shared/generated/schema'
import {
  type ListContract,
  listQueries,
  request,
  type ResourceQueries,
  onlyRecord,
} from '../../ground/dataProvider/resourceQueries'
import { DonationListDocument, DonationPageDocument } from '../../generated/graphql'
import { conditionsOf } from '../../parts/list/filterField'

const { search, choices, moments, flag } = conditionsOf<DonationInfoFilter>()

export const donationListContract = {
  search: search('q'),
  fields: [
    moments('donated', 'DonationAt', labels.DonationAt),
    choices('stage', 'RewardStage', labels.RewardStage, { words: rewardStageLabels, lacks: true }),
    choices('receipt', 'StoolReceiptStatus', labels.StoolReceiptStatus, { words: stoolReceiptLabels }),
    flag('noUnit', 'UnitMissing', UNITS_LABEL, { yes: NO_UNIT, no: 'ほか' }),
    moments('created', 'DonationInfoCreatedAt', labels.DonationInfoCreatedAt),
  ],
  sortFields: { DonationAt: 'DonationAt', DonationInfoCreatedAt: 'DonationInfoCreatedAt' },
} satisfies ListContract<DonationInfoFilter, DonationInfoSortField>

export const donationQueries: ResourceQueries = {
  ...listQueries(
    DonationListDocument,
    donationListContract,
    (data) => data.listDonationByIdDonationInfoCreatedAt,
  ),
  getOne: ({ id }) =>
    request(DonationPageDocument, { id: String(id) }, ({ listDonationByIdDonationInfoCreatedAt: list }) => ({
      data: onlyRecord(list.items),
    })),
}
