import type { PanelJudgement, Specimen } from '../generated/schema'
import { PANEL_WITHOUT_RESULT, specimenDayMissing } from '../words/donating/panels'
import { specimenDayLabel } from '../words/labels/csvLabels'
import { specimenLabels } from '../rules/criteria/ruleWords'
import { plainText } from './formFields'
import { array, object, string } from './yup'

const LABORATORY_MAX = 100
const VALUE_MAX = 60
const RESULTS_MAX = 60

/** As the laboratory writes it. */
const measuredField = (label: string) => plainText(VALUE_MAX).label(label)

export const panelSchema = object({
  Laboratory: plainText(LABORATORY_MAX).required().label('検査機関'),
  Results: array(
    object({
      Analyte: plainText(VALUE_MAX).required().label('検査項目'),
      Value: measuredField('値').nullable(),
      Unit: measuredField('単位').nullable(),
    }),
  )
    .min(1, PANEL_WITHOUT_RESULT)
    .max(RESULTS_MAX)
    .required(PANEL_WITHOUT_RESULT),
})

/** One judgement for each analyte, and one day for each specimen that something was found in. */
export function panelFormSchema(analytes: readonly { Id: string; Specimen: Specimen }[]) {
  const dayOf = (specimen: Specimen) => {
    const own = analytes.filter((analyte) => analyte.Specimen === specimen)
    return string()
      .label(specimenDayLabel(specimen))
      .test('day', specimenDayMissing(specimenLabels[specimen]), (day, { parent }) => {
        const { judgements } = parent as { judgements: Record<string, PanelJudgement | ''> }
        return Boolean(day) || own.every(({ Id }) => judgements[Id] === 'NotDone')
      })
  }
  return object({
    test: string().required().label('どの検査か'),
    Laboratory: plainText(LABORATORY_MAX).required().label('検査機関'),
    judgements: object(
      Object.fromEntries(analytes.map(({ Id }) => [Id, string<PanelJudgement | ''>().required()])),
    ),
    values: object(
      Object.fromEntries(
        analytes.map(({ Id }) => [Id, object({ Value: measuredField('値'), Unit: measuredField('単位') })]),
      ),
    ),
    Blood: dayOf('Blood'),
    Stool: dayOf('Stool'),
    Saliva: dayOf('Saliva'),
  })
}
