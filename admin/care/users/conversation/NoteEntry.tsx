import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useGetIdentity, useNotify, useRefresh } from 'react-admin'
import { NOTE_REMOVED, NOTE_REMOVES } from '../../../../shared/words/office/conversation'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { lazyOf } from '../../../parts/components/lazyOf'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { DeletePersonNoteDocument, type PersonNoteFieldsFragment } from '../../../generated/graphql'
import { useTellDone } from '../../../parts/actions/useTellDone'
import { NoteText } from './NoteText'

const NoteEditor = lazyOf(() => import('./NoteEditor'), 'NoteEditor')

type Props = { note: PersonNoteFieldsFragment }

export function NoteEntry({ note }: Props) {
  const { identity } = useGetIdentity()
  const [editing, setEditing] = useState(false)
  if (editing)
    return (
      <Suspense fallback={null}>
        <NoteEditor note={note} onClose={() => setEditing(false)} />
      </Suspense>
    )
  const isOwn = identity?.id === note.AuthorId && note.DeletedAt === null
  return (
    <>
      <NoteText note={note} />
      {isOwn && (
        <Box sx={{ display: 'flex', gap: 0.5, ml: -0.75 }}>
          <Button size="small" onClick={() => setEditing(true)}>
            直す
          </Button>
          <DeleteButton note={note} />
        </Box>
      )}
    </>
  )
}

function DeleteButton({ note }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  const remove = async () => {
    if (!window.confirm(NOTE_REMOVES)) return
    try {
      tellDone(NOTE_REMOVED, await call(DeletePersonNoteDocument, { input: { Id: note.Id } }))
      refresh()
    } catch (error) {
      notify(failureMessage(error), { type: 'error' })
    }
  }
  return (
    <Button size="small" onClick={remove}>
      削除する
    </Button>
  )
}
