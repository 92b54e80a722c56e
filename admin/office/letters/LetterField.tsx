import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { FormField } from '../../parts/components/FormField'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { LettersDocument } from '../../generated/graphql'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label: string
}

export function LetterField<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { data: letters } = useApiQuery(
    ['letters'],
    LettersDocument,
    {},
    { select: ({ listLetters }) => listLetters },
  )
  if (!letters) return null
  return (
    <FormField
      {...props}
      hint="いまの版で送ります。どう届くかは、次の画面で確かめられます"
      options={{ '': '選んでください', ...Object.fromEntries(letters.map(({ Id, Name }) => [Id, Name])) }}
    />
  )
}
