import type { InferType } from 'yup'
import { preferenceSlotLabels as labels } from '../words/labels/consoleLabels'
import { wholeNumber } from './formFields'
import { object } from './yup'

export const SLOTS_MAX = 9999

export const preferenceSlotSchema = object({
  Year: wholeNumber(2000, 2100).required().label(labels.Year.admin),
  Month: wholeNumber(1, 12).required().label(labels.Month.admin),
  AvailableSlots: wholeNumber(0, SLOTS_MAX).required().label(labels.AvailableSlots.admin),
  AdditionalAvailableSlots: wholeNumber(0, SLOTS_MAX).required().label(labels.AdditionalAvailableSlots.admin),
  Version: wholeNumber(0, 2 ** 31 - 1)
    .nullable()
    .label('版'),
}).exact()
export type PreferenceSlotInput = InferType<typeof preferenceSlotSchema>
