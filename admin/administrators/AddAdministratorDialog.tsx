import { yupResolver } from '@hookform/resolvers/yup'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useCreate, useNotify, useRefresh } from 'react-admin'
import { useForm } from 'react-hook-form'
import { administratorLabels as labels } from '../../shared/labels/consoleLabels'
import { roleLabels } from '../../shared/labels/roleLabels'
import { administratorSchema } from '../../shared/validation/administrator'
import { FormDialog } from '../components/FormDialog'
import { FormField } from '../components/FormField'

const ROLE_HINT = '管理者はすべての操作ができます。サポート担当は見るだけで、変更はできません。'

export function AddAdministratorDialog({ onClose }: { onClose: () => void }) {
  const [create] = useCreate()
  const refresh = useRefresh()
  const notify = useNotify()
  const form = useForm({
    resolver: yupResolver(administratorSchema),
    defaultValues: { Name: '', Email: '', Role: 'Support' as const },
  })
  return (
    <FormDialog
      title="管理者を追加"
      form={form}
      submitLabel="追加する"
      onSubmit={async (data) => {
        await create('administrators', { data }, { returnPromise: true })
        notify('管理者を追加しました。仮のパスワードをメールで送りました。', { type: 'success' })
        refresh()
      }}
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        入力したメールアドレスへ、仮のパスワードを送ります。
      </Typography>
      <FormField form={form} name="Name" label={labels.Name.admin} autoComplete="off" autoFocus />
      <FormField form={form} name="Email" label={labels.Email.admin} type="email" autoComplete="off" />
      <FormField form={form} name="Role" label={labels.Role.admin} hint={ROLE_HINT} select>
        {Object.entries(roleLabels).map(([role, label]) => (
          <MenuItem key={role} value={role}>
            {label}
          </MenuItem>
        ))}
      </FormField>
    </FormDialog>
  )
}
