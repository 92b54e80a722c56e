import { Box, Button } from '@mui/material'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type FormEventHandler, type ReactNode, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { LETTER_CHANGED_MEANWHILE, LETTER_SAVED } from '../../../shared/words/office/letters'
import { Card } from '../../parts/components/Card'
import { showFieldErrors } from '../../parts/components/FormDialog'
import { ActFailure } from '../../parts/components/ActFailure'
import { failureMessage } from '../../parts/components/LoadingOrFailure'

type Saving<Words> = {
  /** The version that was read, not one that others have saved since. */
  version: number
  send: (words: Words, version: number) => Promise<{ Version: number }>
  /** Returns the current version after a conflict. */
  newest: () => Promise<number | undefined>
  keys: readonly QueryKey[]
}

/** Saves over the version that was read. After a conflict the input stays and can be saved over the newer version. */
export function useSavingWords<Values extends FieldValues, Words>(
  form: UseFormReturn<Values>,
  { version, send, newest, keys }: Saving<Words>,
) {
  const notify = useNotify()
  const queries = useQueryClient()
  const [read, setRead] = useState(version)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async (words: Words) => {
    setFailure(null)
    try {
      setRead((await send(words, read)).Version)
      notify(LETTER_SAVED, { type: 'success' })
    } catch (error) {
      if (error instanceof HttpError && error.body?.code === 'CONFLICT') {
        setFailure(LETTER_CHANGED_MEANWHILE)
        setRead((await newest()) ?? read)
      } else if (!showFieldErrors(form, error)) setFailure(failureMessage(error))
    }
    for (const queryKey of keys) await queries.invalidateQueries({ queryKey })
  }
  return { save, failure }
}

type Props = {
  failure: string | null
  saving: boolean
  onSubmit: FormEventHandler
  trial: ReactNode
  preview: ReactNode
  children: ReactNode
}

export const WordsForm = ({ failure, saving, onSubmit, trial, preview, children }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Card title="文面">
      <Box component="form" noValidate onSubmit={onSubmit}>
        {children}
        <ActFailure>{failure}</ActFailure>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button type="submit" variant="contained" loading={saving}>
            保存する
          </Button>
          {trial}
        </Box>
      </Box>
    </Card>
    {preview}
  </Box>
)
