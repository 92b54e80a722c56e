import { useState } from 'react'
import { recordReadTexts } from '../../../ground/words/recordReads'
import { objectToRecordReadFormSchema } from '../../../../shared/forms/cases'
import { FailedNote } from '../../../parts/components/Basics'
import { ConfirmDialog } from '../../../parts/components/ConfirmDialog'
import { TextArea } from '../../../parts/components/TextField'
import { useYupForm } from '../../../parts/components/FormErrors'
import { ObjectToRecordReadDocument, type OwnObjectionFragment } from '../../../generated/graphql'
import { messageOf, request } from '../../../ground/graphql/request'
import { showToast } from '../../../ground/page/toasts'
import type { Look } from './looks'

const texts = recordReadTexts.dialog

type Props = { look: Look; onObjected: (objection: OwnObjectionFragment) => void; onClose: () => void }

export function ObjectDialog({ look, onObjected, onClose }: Props) {
  const form = useYupForm(objectToRecordReadFormSchema, { Note: '' })
  const [failure, setFailure] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState
  // The first read of a look is what was requested first.
  const ReadId = look.reads.at(-1)?.Id ?? ''

  const submit = form.handleSubmit(async ({ Note }) => {
    setFailure(null)
    try {
      const { objectToRecordRead } = await request(ObjectToRecordReadDocument, {
        input: { ReadId, Note: Note || null },
      })
      onObjected(objectToRecordRead)
    } catch (error) {
      setFailure(messageOf(error))
      return
    }
    onClose()
    showToast(texts.done)
  })

  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={texts.confirm}
      cancel={texts.cancel}
      busy={isSubmitting}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <p>{texts.lead}</p>
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      <TextArea
        {...form.register('Note')}
        label={texts.note}
        optional
        hint={texts.hint}
        rows={3}
        error={errors.Note?.message}
      />
    </ConfirmDialog>
  )
}
