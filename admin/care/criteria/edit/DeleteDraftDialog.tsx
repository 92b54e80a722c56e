import { Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import { FormDialog } from '../../../parts/components/FormDialog'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { DeleteCriteriaDraftDocument } from '../../../generated/graphql'
import { useReadAnew, type Version } from '../useVersions'
import { useConfirmForm } from '../../../parts/components/FormField'

type Props = { version: Version; onClose: () => void }

export function DeleteDraftDialog({ version: { Id, Number, Version: held }, onClose }: Props) {
  const call = useCallApi()
  const notify = useNotify()
  const navigate = useNavigate()
  const readAnew = useReadAnew()
  const form = useConfirmForm()
  return (
    <FormDialog
      title={words.deleteTitle(Number)}
      submitLabel={words.delete}
      form={form}
      isDangerous
      onClose={onClose}
      onSubmit={async () => {
        await call(DeleteCriteriaDraftDocument, { input: { Id, Version: held } })
        notify(words.deleted, { type: 'success' })
        await navigate('/criteria', { replace: true })
        await readAnew()
        return false
      }}
    >
      <Typography>{words.deleteLead}</Typography>
    </FormDialog>
  )
}
