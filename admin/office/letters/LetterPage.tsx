import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { letterKindLabels } from '../../../shared/rules/office/letters'
import { letterSchema } from '../../../shared/forms/letters'
import { useMayCall } from '../../ground/auth/useDuties'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { RowsSkeleton, LoadFailure } from '../../parts/components/LoadingOrFailure'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  LetterVersionsDocument,
  SaveLetterDocument,
  SendTrialLetterDocument,
  type LetterFieldsFragment,
} from '../../generated/graphql'
import { LetterFields, type LetterValues } from '../../parts/letter/LetterFields'
import { LetterPreview } from '../../parts/letter/LetterPreview'
import { PageFrame } from '../../parts/components/PageFrame'
import { LetterVersions } from './LetterVersions'
import { TrialButton } from './TrialButton'
import { useSavingWords, WordsForm } from './WordsForm'

const NEW = 'ひな形を作る'
const EMPTY: LetterValues = { Name: '', Kind: 'Notice', Subject: '', Text: '' }

export function LetterPage() {
  const { id = 'new' } = useParams()
  if (id === 'new')
    return (
      <PageFrame title={NEW}>
        <Editor versions={[]} />
      </PageFrame>
    )
  return <KeptLetter key={id} id={id} />
}

function KeptLetter({ id }: { id: string }) {
  const { data, error } = useApiQuery(versionsKey(id), LetterVersionsDocument, { id })
  const versions = data?.listLetterVersions
  return (
    <PageFrame title={versions?.[0]?.Name ?? 'ひな形'}>
      {error && <LoadFailure error={error} />}
      {versions ? <Editor versions={versions} /> : !error && <RowsSkeleton rows={6} />}
    </PageFrame>
  )
}

const versionsKey = (id: string) => ['letterVersions', id]

function Editor({ versions }: { versions: readonly LetterFieldsFragment[] }) {
  const maySave = useMayCall()('saveLetter')
  const call = useCallApi()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [latest] = versions
  const [id] = useState(() => latest?.Id ?? crypto.randomUUID())
  const form = useYupForm(letterSchema, latest ? valuesOf(latest) : EMPTY)
  const { save, failure } = useSavingWords(form, {
    version: latest?.Version ?? 0,
    keys: [versionsKey(id), ['letters']],
    send: async (values: LetterValues, version) => {
      const { saveLetter } = await call(SaveLetterDocument, {
        input: { Id: id, Version: version, ...values },
      })
      form.reset(valuesOf(saveLetter))
      if (version === 0) await navigate(`/letters/${id}`, { replace: true })
      return saveLetter
    },
    newest: async () => {
      const { listLetterVersions } = await queries.fetchQuery({
        queryKey: versionsKey(id),
        queryFn: () => call(LetterVersionsDocument, { id }),
      })
      return listLetterVersions[0]?.Version
    },
  })

  const trial = () => {
    const { Kind, Subject, Text } = form.getValues()
    const input = { IdempotencyKey: crypto.randomUUID(), Kind, Subject, Text }
    return call(SendTrialLetterDocument, { input })
  }

  return (
    <>
      {maySave && (
        <WordsForm
          failure={failure}
          saving={form.formState.isSubmitting}
          onSubmit={form.handleSubmit(save)}
          trial={<TrialButton send={trial} />}
          preview={<LetterPreview content={form.watch()} />}
        >
          <FormField form={form} name="Name" label="ひな形の名前" hint="会員には見えません" />
          <LetterFields form={form} />
        </WordsForm>
      )}
      {versions.length > 0 && (
        <LetterVersions
          versions={versions}
          wordsOf={wordsOf}
          onRestore={maySave ? (version) => void save(valuesOf(version)) : null}
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
