import { PANEL_WITHOUT_RESULT } from '../words/donating/panels'
import { plainText } from './formFields'
import { array, object } from './yup'

const LABORATORY_MAX = 100
const VALUE_MAX = 60
const RESULTS_MAX = 60

export const panelSchema = object({
  Laboratory: plainText(LABORATORY_MAX).required().label('検査機関'),
  Results: array(
    object({
      Analyte: plainText(VALUE_MAX).required().label('検査項目'),
      Value: plainText(VALUE_MAX).nullable().label('値'),
      Unit: plainText(VALUE_MAX).nullable().label('単位'),
    }),
  )
    .min(1, PANEL_WITHOUT_RESULT)
    .max(RESULTS_MAX)
    .required(PANEL_WITHOUT_RESULT),
})
