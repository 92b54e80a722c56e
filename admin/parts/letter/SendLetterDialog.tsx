import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { LETTER_TAKEN_BACK, leavesIn, TAKE_BACK_SECONDS } from '../../../shared/words/office/letters'
import { letterSchema } from '../../../shared/forms/letters'
import { showFieldErrors } from '../components/FormDialog'
import { useYupForm } from '../components/FormField'
import { RowsSkeleton, failureMessage, LoadFailure } from '../components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  LettersDocument,
  SendLetterDocument,
  TakeBackLetterDocument,
  type LetterFieldsFragment,
} from '../../generated/graphql'
import { LetterFields } from './LetterFields'
import { LetterPreview } from './LetterPreview'
import { ActFailure } from '../components/ActFailure'

type Props = { userId: string; onClose: () => void }
type Draft = Pick<LetterFieldsFragment, 'Name' | 'Kind' | 'Subject' | 'Text'>

const TITLE = 'メールを書く'

/** @param draft begins with it; without one a template is chosen */
export function SendLetterDialog({ userId, draft, onClose }: Props & { draft?: Draft }) {
  const { data, error } = useApiQuery(['letters'], LettersDocument, {})
  const [chosen, setChosen] = useState<Draft | null>(draft ?? null)
  return (
    <Dialog
      open
      onClose={chosen ? undefined : onClose}
      fullWidth
      maxWidth={chosen ? 'lg' : 'sm'}
      aria-labelledby="letter-title"
    >
      <DialogTitle id="letter-title">{TITLE}</DialogTitle>
      {chosen ? (
        <Writing letter={chosen} userId={userId} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {error && <LoadFailure error={error} />}
            {!data && !error && <RowsSkeleton rows={4} />}
            <Box component="ul" aria-label="ひな形" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data?.listLetters.map((letter) => (
                <li key={letter.Id}>
                  <Button onClick={() => setChosen(letter)} sx={{ textAlign: 'left' }}>
                    {letter.Name}
                  </Button>
                </li>
              ))}
            </Box>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>やめる</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Writing({ letter, userId, onClose }: Props & { letter: Draft }) {
  const { Name, Kind, Subject, Text } = letter
  const form = useYupForm(letterSchema, { Name, Kind, Subject, Text })
  // One letter, however often the button is pressed.
  const [IdempotencyKey] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<string | null>(null)
  const [mailId, setMailId] = useState<string | null>(null)
  const call = useCallApi()
  const refresh = useRefresh()
  const content = form.watch()
  const send = form.handleSubmit(async ({ Name: _name, ...said }) => {
    setFailure(null)
    try {
      const { sendLetter } = await call(SendLetterDocument, {
        input: { IdempotencyKey, UserId: userId, ...said },
      })
      setMailId(sendLetter.Id)
      refresh()
    } catch (error) {
      if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
  })
  if (mailId) return <Leaving mailId={mailId} onClose={onClose} />
  return (
    <>
      <DialogContent>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Box component="form" id="letter" noValidate aria-label={TITLE} onSubmit={send}>
            <LetterFields form={form} />
          </Box>
          <LetterPreview content={content} userId={userId} />
        </Box>
      </DialogContent>
      <ActFailure>{failure}</ActFailure>
      <DialogActions>
        <Button onClick={onClose}>やめる</Button>
        <Button type="submit" form="letter" variant="contained" loading={form.formState.isSubmitting}>
          送る
        </Button>
      </DialogActions>
    </>
  )
}

function Leaving({ mailId, onClose }: { mailId: string; onClose: () => void }) {
  const [seconds, setSeconds] = useState<number>(TAKE_BACK_SECONDS)
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  useEffect(() => {
    if (seconds === 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  const takeBack = async () => {
    try {
      await call(TakeBackLetterDocument, { input: { MailId: mailId } })
      notify(LETTER_TAKEN_BACK, { type: 'success' })
    } catch (error) {
      notify(failureMessage(error), { type: 'error' })
    }
    refresh()
    onClose()
  }
  return (
    <>
      <DialogContent>
        <Alert severity="success" role="status">
          {leavesIn(seconds)}
        </Alert>
      </DialogContent>
      <DialogActions>
        {seconds > 0 && <Button onClick={() => void takeBack()}>取り消す</Button>}
        <Button variant="contained" onClick={onClose} autoFocus>
          閉じる
        </Button>
      </DialogActions>
    </>
  )
}
