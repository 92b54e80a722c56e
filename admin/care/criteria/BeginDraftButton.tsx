import { Button, type ButtonProps } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { criteriaPlace as words } from '../../ground/words/criteriaPlace'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { CreateCriteriaDraftDocument } from '../../generated/graphql'
import { useReadAnew } from './useVersions'

type Props = Pick<ButtonProps, 'variant'> & { from: string; label: string }

export function BeginDraftButton({ from, label, variant }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const readAnew = useReadAnew()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const { createCriteriaDraft } = await call(CreateCriteriaDraftDocument, { input: { BasedOn: from } })
      await readAnew()
      notify(words.begun, { type: 'success' })
      await navigate(`/criteria/${createCriteriaDraft.Id}?view=rules`)
    } catch (error) {
      notify(failureMessage(error), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <Button variant={variant} loading={busy} onClick={() => void begin()}>
      {label}
    </Button>
  )
}
