import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { NOTE_DISCLOSED, NOTE_SAVED } from '../../../../shared/words/office/conversation'
import { noteSchema } from '../../../../shared/forms/personNotes'
import { showFieldErrors } from '../../../parts/components/FormDialog'
import { useYupForm } from '../../../parts/components/FormField'
import { ActFailure } from '../../../parts/components/ActFailure'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { forgetDraft } from '../../../ground/auth/drafts'
import { CreatePersonNoteDocument } from '../../../generated/graphql'
import { Keys } from '../../../parts/shortcuts/Keys'
import { useTellDone } from '../../../parts/actions/useTellDone'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { draftName } from './draftName'
import { startNote, useKeptDraft } from './noteForm'
import { NoteFields, onSendKey } from './NoteFields'

type Props = { person: PersonRecord; onClose: () => void }

export function NoteComposer({ person, onClose }: Props) {
  const { clock } = useConsole()
  const today = clock.today()
  // A day that has come is the talk's topic, so it is not offered again.
  const again = person.CallAgain?.AgainOn ?? null
  const [{ key, values }] = useState(() =>
    startNote(person.id, again !== null && again > today ? again : null),
  )
  const form = useYupForm(noteSchema(today), values)
  const [failure, setFailure] = useState<string | null>(null)
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  useKeptDraft(form, person.id, key)

  const send = form.handleSubmit(async (note) => {
    setFailure(null)
    try {
      const input = { IdempotencyKey: key, UserId: person.id, ...note }
      tellDone(NOTE_SAVED, await call(CreatePersonNoteDocument, { input }))
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
      return
    }
    forgetDraft(draftName(person.id))
    refresh()
    onClose()
  })
  const discard = () => {
    forgetDraft(draftName(person.id))
    onClose()
  }

  return (
    <Paper
      component="form"
      noValidate
      aria-label="メモ・電話・対面を記録"
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        onSendKey(send)(event)
      }}
      sx={{ mt: 2, p: '16px 20px', borderRadius: '10px', border: '2px solid', borderColor: 'primary.main' }}
    >
      <NoteFields form={form} />
      <Typography color="textSecondary" sx={{ fontSize: 13, mt: 1 }}>
        {NOTE_DISCLOSED}
      </Typography>
      <ActFailure>{failure}</ActFailure>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.5 }}>
        <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
          記録する
        </Button>
        <Button onClick={onClose}>閉じる</Button>
        <Button onClick={discard}>下書きを消す</Button>
        <Box sx={{ display: { xs: 'none', sm: 'block' }, ml: 'auto' }}>
          <Keys keys={['Ctrl', 'Enter']} />
        </Box>
      </Box>
    </Paper>
  )
}
