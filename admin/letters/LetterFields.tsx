import { Box, Button, Typography } from '@mui/material'
import type { UseFormReturn } from 'react-hook-form'
import type { LetterKind } from '../../shared/generated/schema'
import { letterKindLabels, type LetterVariable, letterVariables, placeholder } from '../../shared/letters'
import { FormField } from '../components/FormField'

export type LetterValues = { Name: string; Kind: LetterKind; Subject: string; Text: string }

type Props = { form: UseFormReturn<LetterValues, unknown, LetterValues> }

/** Kind, subject and text, with what may be put in. */
export function LetterFields({ form }: Props) {
  const put = (name: LetterVariable) => {
    const { Text } = form.getValues()
    const before = Text === '' || Text.endsWith('\n') || name !== 'マイページ' ? '' : '\n'
    form.setValue('Text', `${Text}${before}${placeholder(name)}`, { shouldDirty: true })
    form.setFocus('Text')
  }
  return (
    <>
      <FormField form={form} name="Kind" label="種類" options={letterKindLabels} />
      <FormField form={form} name="Subject" label="件名" hint="サービス名は自動でつきます" />
      <FormField form={form} name="Text" label="本文" multiline hint="宛名と署名は自動でつきます" />
      <Typography component="h3" sx={{ fontSize: 14, fontWeight: 700 }}>
        差し込み
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {Object.entries(letterVariables).map(([name, says]) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '170px 1fr' },
              alignItems: 'center',
              columnGap: 1,
            }}
          >
            <Button size="small" sx={{ justifyContent: 'start' }} onClick={() => put(name as LetterVariable)}>
              {placeholder(name as LetterVariable)}
            </Button>
            <Typography component="span" variant="body2" color="textSecondary">
              {says}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
