import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useRefresh } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { isRecord } from '../../../shared/facts/isRecord'
import type { PersonActionWords } from '../../../shared/words/office/personActions'
import { FormDialog, type FormDialogProps } from '../components/FormDialog'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import type { TypedDocumentString } from '../../generated/graphql'
import { fullName } from '../people/PersonName'
import { useTellDone } from './useTellDone'
import type { PersonRecord } from '../people/personRecord'

export type ActionSubject = Parameters<typeof fullName>[0] & { Email: string | null }

export type ActionDialogProps = { person: PersonRecord; onClose: () => void }

export type RunAction = ReturnType<typeof useRunAction>

type Props<Values extends FieldValues, Output> = Omit<
  FormDialogProps<Values, Output>,
  'title' | 'submitLabel' | 'onSubmit' | 'children'
> & {
  subject: ActionSubject
  words: PersonActionWords
  onSubmit: (values: Output, run: RunAction) => Promise<void | false>
  children?: ReactNode
}

export function ActionForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { subject, words, onSubmit, children, ...form } = props
  const run = useRunAction(words)
  return (
    <FormDialog
      {...form}
      title={titleFor(subject, words)}
      submitLabel={words.label}
      onSubmit={(values) => onSubmit(values, run)}
    >
      <Follows sentences={words.follows} />
      {children}
    </FormDialog>
  )
}

/** Sends an action; on success notifies and reads all data of the page again. */
export function useRunAction({ done }: Pick<PersonActionWords, 'done'>) {
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  return async <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<void> => {
    const answer = await call(document, variables)
    if (isRecord(answer)) tellDone(done, answer)
    refresh()
  }
}

/** 見本 花子さん：検査日を決める */
export const titleFor = (subject: ActionSubject, { label }: Pick<PersonActionWords, 'label'>) =>
  `${fullName(subject) ?? subject.Email ?? '会員'}さん：${label}`

export function Follows({ sentences }: { sentences: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="この操作で起きること"
      sx={{ m: 0, mb: 1, pl: 2.5, display: 'grid', gap: 0.75 }}
    >
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Box>
  )
}
