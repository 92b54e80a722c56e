import type { InferType } from 'yup'
import { hasInk, isDrawn, PAPER_MAX_TEXT, SIGNATURE_MAX } from '../rules/donating/signature'
import { signatureErrors as errors } from '../words/donating/signing'
import { idField, multiLineText, text } from './formFields'
import { array, object, string } from './yup'

export const QUESTIONS_MAX = 1000

/** Drawn, or the name in letters. Lines of a drawing are no text to normalise. */
const signature = () =>
  string()
    .max(SIGNATURE_MAX, errors.empty)
    .test('ink', errors.empty, (value) => !value || !/^M\d/.test(value) || hasInk(value))
    .label('署名')

export const signConsentSchema = object({
  Version: text(50).required().label('同意書の版'),
  Sha256: text(64).required().label('照合値'),
  Signature: signature().required(errors.empty),
}).exact()

/** What the office adds to a consent that it recorded. */
export const recordSignatureSchema = object({
  ConsentId: idField(),
  Explained: array(text(200).required()).nullable().max(50).label('説明した項目'),
  Questions: multiLineText(QUESTIONS_MAX).nullable().label('ご質問と答え'),
  Signature: signature().nullable(),
  Paper: string().nullable().max(PAPER_MAX_TEXT, errors.tooLarge).label('紙の読み取り'),
})
  .exact()
  .test('something', errors.nothing, function ({ Questions, Signature, Paper, Explained }) {
    if (Signature && Paper) return this.createError({ path: 'Paper', message: errors.one })
    return Questions || Signature || Paper || Explained?.length
      ? true
      : this.createError({ path: 'Signature', message: errors.nothing })
  })

export type RecordSignatureValues = InferType<typeof recordSignatureSchema>

export const typedOrDrawn = (value: string): 'Drawn' | 'Typed' => (isDrawn(value) ? 'Drawn' : 'Typed')
