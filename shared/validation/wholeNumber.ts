import { foldDigits } from './normalise'
import { number } from './yup'

/** An integer in bounds; full-width digits are folded, an empty field counts as absent. */
export const wholeNumber = (min: number, max: number) =>
  number()
    .transform((_value: unknown, original: unknown) => {
      if (typeof original !== 'string') return typeof original === 'number' ? original : undefined
      const digits = foldDigits(original).trim()
      return digits === '' ? undefined : Number(digits)
    })
    .integer()
    .min(min)
    .max(max)
