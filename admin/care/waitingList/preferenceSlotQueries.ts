import { preferenceSlotSchema } from '../../../shared/forms/preferenceSlot'
import type { SlotRowFragment } from '../../generated/graphql'
import { PreferenceSlotsDocument, UpdatePreferenceSlotDocument } from '../../generated/graphql'
import { request, toRecord, type ResourceQueries } from '../../ground/dataProvider/resourceQueries'

/** 2026年12月 → 202612, sortable. */
const monthNumber = ({ Year, Month }: SlotRowFragment) => Year * 100 + Month

/** A record has more fields than the form. */
const slotInput = (data: Partial<SlotRowFragment>) => {
  const { Year, Month, AvailableSlots, AdditionalAvailableSlots, Version } = data
  return preferenceSlotSchema.validateSync({ Year, Month, AvailableSlots, AdditionalAvailableSlots, Version })
}

const save = (data: Partial<SlotRowFragment>) =>
  request(UpdatePreferenceSlotDocument, { input: slotInput(data) }, (answer) => ({
    data: toRecord(answer.updatePreferenceSlot),
  }))

/** The API returns all months, newest first; pages are cut here. */
export const preferenceSlotQueries: ResourceQueries = {
  getList: ({ pagination = { page: 1, perPage: 25 }, sort }) =>
    request(PreferenceSlotsDocument, {}, ({ getPreference: slots }) => {
      const ascending = sort?.order === 'ASC'
      const sorted = slots.toSorted((a, b) => (monthNumber(a) - monthNumber(b)) * (ascending ? 1 : -1))
      const begin = (pagination.page - 1) * pagination.perPage
      return {
        data: sorted.slice(begin, begin + pagination.perPage).map(toRecord),
        total: slots.length,
      }
    }),
  getOne: ({ id }) =>
    request(PreferenceSlotsDocument, {}, ({ getPreference: slots }) => {
      const slot = slots.find(({ Id }) => Id === String(id))
      if (!slot) throw new Error('No such month')
      return { data: toRecord(slot) }
    }),
  getMany: ({ ids }) =>
    request(PreferenceSlotsDocument, {}, ({ getPreference: slots }) => ({
      data: slots.filter(({ Id }) => ids.map(String).includes(Id)).map(toRecord),
    })),
  create: ({ data }) => save(data),
  update: ({ data }) => save(data),
}
