import { listVariables } from '../dataProvider/listVariables'
import { onlyRecord } from '../dataProvider/onlyRecord'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { DonationListDocument, DonationPageDocument } from '../generated/graphql'
import { donationListContract } from './donationListContract'

export const donationQueries: ResourceQueries = {
  getList: (params, start, today) =>
    request(
      DonationListDocument,
      listVariables(donationListContract, params, start, today),
      ({ listDonationByIdDonationInfoCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
    ),
  getOne: ({ id }) =>
    request(DonationPageDocument, { id: String(id) }, ({ listDonationByIdDonationInfoCreatedAt: list }) => ({
      data: onlyRecord(list.items),
    })),
}
