import { Alert, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { letterKindLabels } from '../../shared/letters'
import { LETTER_CHANGED_MEANWHILE, LETTER_SAVED } from '../../shared/messages/letters'
import { letterSchema } from '../../shared/validation/letters'
import { useMayAct } from '../actions/DialogButton'
import { Card } from '../components/Card'
import { showFieldErrors } from '../components/FormDialog'
import { FormField, useYupForm } from '../components/FormField'
import { RowsSkeleton, failureMessage } from '../components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../dataProvider/useCallApi'
import {
  LetterVersionsDocument,
  SaveLetterDocument,
  SendTrialLetterDocument,
  type LetterFieldsFragment,
} from '../generated/graphql'
import { LetterFields, type LetterValues } from './LetterFields'
import { LetterPreview } from './LetterPreview'
import { LettersFrame } from './LettersFrame'
import { LetterVersions } from './LetterVersions'
import { TrialButton } from './TrialButton'

const NEW = 'ひな形を作る'
const EMPTY: LetterValues = { Name: '', Kind: 'Notice', Subject: '', Text: '' }

/** One letter: its text beside the mail that comes of it, and its versions. */
export function LetterPage() {
  const { id = 'new' } = useParams()
  if (id === 'new')
    return (
      <LettersFrame title={NEW}>
        <Editor versions={[]} />
      </LettersFrame>
    )
  return <KeptLetter key={id} id={id} />
}

function KeptLetter({ id }: { id: string }) {
  const { data, error } = useApiQuery(versionsKey(id), LetterVersionsDocument, { id })
  const versions = data?.listLetterVersions
  return (
    <LettersFrame title={versions?.[0]?.Name ?? 'ひな形'}>
      {error && <Alert severity="error">{failureMessage(error)}</Alert>}
      {versions ? <Editor versions={versions} /> : !error && <RowsSkeleton rows={6} />}
    </LettersFrame>
  )
}

const versionsKey = (id: string) => ['letterVersions', id]

function Editor({ versions }: { versions: readonly LetterFieldsFragment[] }) {
  const mayAct = useMayAct()
  const call = useCallApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [latest] = versions
  const [id] = useState(() => latest?.Id ?? crypto.randomUUID())
  // What was read, not what others have saved since.
  const [read, setRead] = useState(latest?.Version ?? 0)
  const form = useYupForm(letterSchema, latest ? valuesOf(latest) : EMPTY)
  const [failure, setFailure] = useState<string | null>(null)
  const content = form.watch()

  const save = async (values: LetterValues) => {
    setFailure(null)
    try {
      const { saveLetter } = await call(SaveLetterDocument, { input: { Id: id, Version: read, ...values } })
      form.reset(valuesOf(saveLetter))
      setRead(saveLetter.Version)
      notify(LETTER_SAVED, { type: 'success' })
      if (read === 0) await navigate(`/letters/${id}`, { replace: true })
    } catch (error) {
      if (isConflict(error)) {
        setFailure(LETTER_CHANGED_MEANWHILE)
        const now = await queries.fetchQuery({
          queryKey: versionsKey(id),
          queryFn: () => call(LetterVersionsDocument, { id }),
        })
        setRead(now.listLetterVersions[0]?.Version ?? read)
      } else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
    await queries.invalidateQueries({ queryKey: versionsKey(id) })
    await queries.invalidateQueries({ queryKey: ['letters'] })
  }

  const trial = () => {
    const { Kind, Subject, Text } = form.getValues()
    const input = { IdempotencyKey: crypto.randomUUID(), Kind, Subject, Text }
    return call(SendTrialLetterDocument, { input })
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {mayAct && (
          <Card title="文面">
            <Box component="form" noValidate onSubmit={form.handleSubmit(save)}>
              {failure && (
                <Alert severity="error" role="alert">
                  {failure}
                </Alert>
              )}
              <FormField form={form} name="Name" label="ひな形の名前" hint="会員には見えません" />
              <LetterFields form={form} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
                <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
                  保存する
                </Button>
                <TrialButton send={trial} />
              </Box>
            </Box>
          </Card>
        )}
        {mayAct && <LetterPreview content={content} />}
      </Box>
      {versions.length > 0 && (
        <LetterVersions
          versions={versions}
          wordsOf={wordsOf}
          onRestore={mayAct ? (version) => void save(valuesOf(version)) : null}
        />
      )}
    </>
  )
}

const valuesOf = ({ Name, Kind, Subject, Text }: LetterFieldsFragment): LetterValues => ({
  Name,
  Kind,
  Subject,
  Text,
})

const wordsOf = ({ Name, Kind, Subject, Text }: LetterFieldsFragment) =>
  `名前：${Name}\n種類：${letterKindLabels[Kind]}\n件名：${Subject}\n\n${Text}`

export const isConflict = (error: unknown) => error instanceof HttpError && error.body?.code === 'CONFLICT'
