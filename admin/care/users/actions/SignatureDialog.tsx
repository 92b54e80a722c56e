import { Box, Button, Checkbox, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { useState } from 'react'
import { japaneseDateOf } from '../../../../shared/facts/dates'
import { recordSignatureSchema } from '../../../../shared/forms/signature'
import { PAPER_MAX_BYTES } from '../../../../shared/rules/donating/signature'
import { consentHeadings } from '../../../../shared/words/donating/consentDocument'
import { signatureErrors, signing, signingAtOffice as texts } from '../../../../shared/words/donating/signing'
import { personActions } from '../../../../shared/words/office/personActions'
import { ConsentTextsDocument, RecordSignatureDocument } from '../../../generated/graphql'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { ActionForm, type ActionDialogProps } from '../../../parts/actions/ActionForm'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { SignatureField } from './SignatureField'

type Way = keyof typeof texts.ways
const ways = Object.keys(texts.ways) as Way[]

/** Beside a recorded consent: what was explained and asked, and the signature on this device or on paper. */
export function SignatureDialog({ person, onClose }: ActionDialogProps) {
  const [consent] = person.Consents
  const date = japaneseDateOf(new Date(consent?.ConsentedAt ?? 0))
  const { data } = useApiQuery(['consentTexts', date], ConsentTextsDocument, { date })
  const content = data?.listConsentDocuments.find(
    ({ Sha256 }) => Sha256 === consent?.Document?.Sha256,
  )?.Content
  const headings = content === undefined ? [] : consentHeadings(content)
  const isSigned = consent?.Signature?.Kind === 'Drawn' || consent?.Signature?.Kind === 'Typed'
  const [way, setWay] = useState<Way>('none')
  const form = useYupForm(recordSignatureSchema, {
    ConsentId: consent?.Id ?? '',
    Explained: [],
    Questions: '',
    Signature: '',
    Paper: '',
  })
  const explained = form.watch('Explained') ?? []
  const { errors } = form.formState
  const choose = (next: Way) => {
    setWay(next)
    form.setValue('Signature', '')
    form.setValue('Paper', '')
    form.clearErrors(['Signature', 'Paper', 'Explained'])
  }
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.recordSignature}
      form={form}
      onSubmit={(input, run) => run(RecordSignatureDocument, { input })}
      onClose={onClose}
    >
      <FormGroup role="group" aria-labelledby="explained">
        <FormLabel id="explained">{texts.points}</FormLabel>
        {headings.map((heading) => (
          <FormControlLabel
            key={heading}
            label={heading}
            control={
              <Checkbox
                checked={explained.includes(heading)}
                onChange={(_event, on) =>
                  form.setValue(
                    'Explained',
                    headings.filter((one) => (one === heading ? on : explained.includes(one))),
                  )
                }
              />
            }
          />
        ))}
        {errors.Explained?.message && <FormHelperText error>{errors.Explained.message}</FormHelperText>}
      </FormGroup>
      <FormField form={form} name="Questions" label={texts.questions} multiline />
      {!isSigned && (
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          <FormLabel id="signed-how">{texts.how}</FormLabel>
          <Box role="radiogroup" aria-labelledby="signed-how" sx={{ display: 'grid', justifyItems: 'start' }}>
            {ways.map((one) => (
              <FormControlLabel
                key={one}
                label={texts.ways[one]}
                control={<input type="radio" name="way" checked={way === one} onChange={() => choose(one)} />}
                sx={{ gap: 1, ml: 0, minHeight: 44 }}
              />
            ))}
          </Box>
          {way === 'drawn' && (
            <SignatureField
              onChange={(signature) => form.setValue('Signature', signature)}
              error={errors.Signature?.message}
            />
          )}
          {way === 'typed' && (
            <FormField form={form} name="Signature" label={texts.typed} hint={signing.typedHint} />
          )}
          {way === 'paper' && (
            <PaperField
              onRead={(base64) => {
                form.clearErrors('Paper')
                form.setValue('Paper', base64)
              }}
              onRefused={(message) => form.setError('Paper', { message })}
              error={errors.Paper?.message}
            />
          )}
          {way === 'none' && errors.Signature?.message && (
            <FormHelperText error>{errors.Signature.message}</FormHelperText>
          )}
        </Box>
      )}
    </ActionForm>
  )
}

type PaperProps = {
  onRead: (base64: string) => void
  onRefused: (message: string) => void
  error: string | undefined
}

/** A file that is too large is refused before it is read. */
function PaperField({ onRead, onRefused, error }: PaperProps) {
  const [name, setName] = useState<string | null>(null)
  const read = async (file: File) => {
    setName(file.name)
    onRead('')
    if (file.size > PAPER_MAX_BYTES) return onRefused(signatureErrors.tooLarge)
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    onRead(btoa(text))
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button component="label" variant="outlined">
        {texts.file}
        <input
          type="file"
          accept="application/pdf,image/jpeg"
          style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void read(file)
          }}
        />
      </Button>
      {name && <span>{name}</span>}
      <FormHelperText error={error !== undefined}>{error ?? texts.fileHint}</FormHelperText>
    </Box>
  )
}
