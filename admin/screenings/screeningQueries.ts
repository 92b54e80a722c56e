import { ScreeningDetailDocument, ScreeningListDocument, UserScreeningsDocument } from '../generated/graphql'
import { listVariables } from '../dataProvider/listVariables'
import { request, toRecord, type ResourceQueries } from '../dataProvider/resourceQueries'
import { screeningListContract } from './screeningListContract'
import type { ScreeningRecord } from './screeningRecord'

/** Far more than the screenings anybody goes through: one every twelve weeks for 23 years. */
const ALL_OF_ONE_PERSON = 100

export const screeningQueries: ResourceQueries = {
  getList: (params, start, today) =>
    request(
      ScreeningListDocument,
      listVariables(screeningListContract, params, start, today),
      ({ listScreeningInfoByIdScreeningInfoCreatedAt: list }) => ({
        data: list.items.map(toRecord),
        total: list.total,
        meta: { nextToken: list.nextToken },
      }),
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
