import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { inspectionDetailLabels as labels } from '../../../shared/words/labels/floraLabels'
import { FormField } from '../components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'

type Result = FieldValues & {
  ExamDate?: unknown
  Composition?: unknown
  DiversityScore?: unknown
  Enterotype?: unknown
}

type Props<Values extends Result, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  autoFocus?: boolean
}

export function FloraResultFields<Values extends Result, Output>(props: Props<Values, Output>) {
  const { form, autoFocus } = props
  const today = useConsole().clock.today()
  const of = (name: string) => name as Path<Values>
  return (
    <>
      <FormField form={form} name={of('ExamDate')} label="検査日" type="date" max={today} />
      <FormField
        form={form}
        name={of('Composition')}
        label={labels.IntestinalFloraComposition.admin}
        hint="1行に1つ「菌の名前：割合」の形で、割合の合計が1になるように"
        multiline
        autoFocus={autoFocus}
      />
      <FormField
        form={form}
        name={of('DiversityScore')}
        label={`${labels.DiversityScore.admin}（任意）`}
        hint="空欄の場合は、構成から計算します"
        inputMode="numeric"
      />
      <FormField
        form={form}
        name={of('Enterotype')}
        label={`${labels.Enterotype.admin}（任意）`}
        hint="空欄の場合は、構成から決めます"
      />
    </>
  )
}
