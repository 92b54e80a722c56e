import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { LETTER_SENT_TO_MYSELF } from '../../shared/messages/letters'
import { failureMessage } from '../components/LoadingOrFailure'
import { useCallApi } from '../dataProvider/useCallApi'
import { SendTrialLetterDocument } from '../generated/graphql'
import type { LetterValues } from './LetterFields'

/** Sends what is written, saved or not, to oneself. */
export function TrialButton({ content }: { content: () => LetterValues }) {
  const call = useCallApi()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const { Kind, Subject, Text } = content()
      return call(SendTrialLetterDocument, {
        input: { IdempotencyKey: crypto.randomUUID(), Kind, Subject, Text },
      })
    },
    onSuccess: () => notify(LETTER_SENT_TO_MYSELF, { type: 'success' }),
    onError: (failure) => notify(failureMessage(failure), { type: 'error' }),
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      自分に送ってみる
    </Button>
  )
}
