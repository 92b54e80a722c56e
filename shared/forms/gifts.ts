import { giftBalanceTexts, lostGiftTexts } from '../words/donating/gifts'
import { idField, multiLineText } from './formFields'
import { number, object, string } from './yup'

const explanation = () => multiLineText(400).required().label(giftBalanceTexts.explanation)

export const giftDifferenceSchema = object({
  Id: idField(),
  Difference: number().integer().required(),
  Explanation: explanation(),
}).exact()

export const giftDifferenceFormSchema = object({ Explanation: explanation() })

export const giftLossFormSchema = object({
  Loss: string()
    .oneOf(['Lost', 'NotWorking'] as const)
    .required()
    .label(lostGiftTexts.reportWhich),
})
