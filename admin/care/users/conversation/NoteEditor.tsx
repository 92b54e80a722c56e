import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { HttpError, useRefresh } from 'react-admin'
import { NOTE_CHANGED_MEANWHILE, NOTE_EDITED } from '../../../../shared/words/office/conversation'
import { noteSchema } from '../../../../shared/forms/personNotes'
import { showFieldErrors } from '../../../parts/components/FormDialog'
import { useYupForm } from '../../../parts/components/FormField'
import { ActFailure } from '../../../parts/components/ActFailure'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { UpdatePersonNoteDocument, type PersonNoteFieldsFragment } from '../../../generated/graphql'
import { useTellDone } from '../../../parts/actions/useTellDone'
import { NoteFields, onSendKey } from './NoteFields'
import { NoteText } from './NoteText'

type Props = { note: PersonNoteFieldsFragment; onClose: () => void }

/** Edits a note; if it was edited elsewhere meanwhile, shows both versions before saving. */
export function NoteEditor({ note, onClose }: Props) {
  const { clock } = useConsole()
  const form = useYupForm(noteSchema(clock.today(), note.AgainOn), {
    Kind: note.Kind,
    Result: note.Result,
    Text: note.Text ?? '',
    TouchesHealth: note.TouchesHealth,
    AgainOn: note.AgainOn,
  })
  // The version at the start: a later one was written by another person, in another window.
  const [version] = useState(note.Version)
  const [failure, setFailure] = useState<string | null>(null)
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  const isBehind = note.Version > version

  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    const Version = isBehind ? note.Version : version
    try {
      tellDone(
        NOTE_EDITED,
        await call(UpdatePersonNoteDocument, { input: { Id: note.Id, Version, ...values } }),
      )
    } catch (error) {
      if (error instanceof HttpError && error.body?.code === 'CONFLICT') refresh()
      else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
      return
    }
    refresh()
    onClose()
  })

  return (
    <Box component="form" noValidate aria-label="記録を直す" onSubmit={send} onKeyDown={onSendKey(send)}>
      {isBehind && (
        <Alert severity="warning" role="alert">
          {NOTE_CHANGED_MEANWHILE}
          <NoteText note={note} />
        </Alert>
      )}
      <NoteFields form={form} />
      <ActFailure>{failure}</ActFailure>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" size="small" loading={form.formState.isSubmitting}>
          {isBehind ? 'この内容で直す' : '保存する'}
        </Button>
        <Button size="small" onClick={onClose}>
          やめる
        </Button>
      </Box>
    </Box>
  )
}
