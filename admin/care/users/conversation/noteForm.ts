import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { boolean, object, string, type InferType } from 'yup'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import { choice } from '../../../../shared/forms/formFields'
import { callResults, noteKinds, type noteSchema } from '../../../../shared/forms/personNotes'
import { readDraft, writeDraft } from '../../../ground/auth/drafts'
import { draftName } from './draftName'

export type NoteValues = InferType<ReturnType<typeof noteSchema>>
export type NoteForm = UseFormReturn<NoteValues, unknown, NoteValues>

const draftSchema = object({
  /** Also the idempotency key: a note sent again after a reload is the same note. */
  key: string().uuid().required(),
  values: object({
    Kind: choice(noteKinds).required(),
    Result: choice(callResults).nullable(),
    Text: string().defined(),
    TouchesHealth: boolean().nullable(),
    AgainOn: string().nullable(),
  }).required(),
})

type Draft = { key: string; values: NoteValues }

/** The unsaved note about this person; otherwise a call that was taken. */
export function startNote(personId: string, againOn: JapaneseDate | null): Draft {
  const kept = readDraft(draftName(personId))
  if (draftSchema.isValidSync(kept)) return kept
  const values = {
    Kind: 'CallIn',
    Result: 'Spoke',
    Text: '',
    TouchesHealth: false,
    AgainOn: againOn,
  } as const
  return { key: crypto.randomUUID(), values }
}

export function useKeptDraft(form: NoteForm, personId: string, key: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => writeDraft(draftName(personId), { key, values }))
    return unsubscribe
  }, [form, personId, key])
}
