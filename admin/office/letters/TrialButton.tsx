import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { LETTER_SENT_TO_MYSELF } from '../../../shared/words/office/letters'
import { failureMessage } from '../../parts/components/LoadingOrFailure'

export function TrialButton({ send }: { send: () => Promise<unknown> }) {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => notify(LETTER_SENT_TO_MYSELF, { type: 'success' }),
    onError: (failure) => notify(failureMessage(failure), { type: 'error' }),
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()}>
      自分に送ってみる
    </Button>
  )
}
