import type { UseFormReturn } from 'react-hook-form'
import type { LetterKind } from '../../../shared/generated/schema'
import { letterKindLabels, letterVariables, placeholder } from '../../../shared/rules/office/letters'
import { FormField } from '../components/FormField'
import { SOME_WORDS_FOUND } from '../../../shared/words/office/letters'
import { Placeholders } from './Placeholders'

export type LetterValues = { Name: string; Kind: LetterKind; Subject: string; Text: string }

type Props = { form: UseFormReturn<LetterValues, unknown, LetterValues> }

export function LetterFields({ form }: Props) {
  const put = (name: string) => {
    const { Text } = form.getValues()
    const before = Text === '' || Text.endsWith('\n') || name !== 'マイページ' ? '' : '\n'
    form.setValue('Text', `${Text}${before}${placeholder(name)}`, { shouldDirty: true })
    form.setFocus('Text')
  }
  return (
    <>
      <FormField form={form} name="Kind" label="種類" options={letterKindLabels} />
      <FormField form={form} name="Subject" label="件名" hint="サービス名は自動でつきます" />
      <FormField
        form={form}
        name="Text"
        label="本文"
        multiline
        hint={`宛名と署名は自動でつきます。${SOME_WORDS_FOUND}`}
      />
      <Placeholders
        variables={Object.entries(letterVariables).map(([Name, Says]) => ({ Name, Says }))}
        onPut={put}
      />
    </>
  )
}
