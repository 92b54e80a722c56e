import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { correctionCauseLabels, correctionLabels } from '../../../../shared/words/labels/correctionLabels'
import { FormField } from '../../../parts/components/FormField'

type Why = FieldValues & { Cause: unknown; Explanation: unknown }

/** The class of the reason, which the log contains, and the reason in words, which it does not. */
export function WhyFields<Values extends Why, Output>(props: {
  form: UseFormReturn<Values, unknown, Output>
  hint: string
}) {
  const { form, hint } = props
  return (
    <>
      <FormField
        form={form}
        name={'Cause' as Path<Values>}
        label={correctionLabels.Cause}
        options={correctionCauseLabels}
      />
      <FormField
        form={form}
        name={'Explanation' as Path<Values>}
        label={correctionLabels.Explanation}
        hint={hint}
        multiline
      />
    </>
  )
}
