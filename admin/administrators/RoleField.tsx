import { MenuItem } from '@mui/material'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { administratorLabels as labels, roleLabels } from '../../shared/labels/consoleLabels'
import { FormField } from '../components/FormField'

const ROLE_HINT = '管理者はすべての操作ができます。サポート担当は見るだけで、変更はできません。'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
}

/** All roles of the schema. */
export function RoleField<Values extends FieldValues, Output>({ form, name }: Props<Values, Output>) {
  return (
    <FormField form={form} name={name} label={labels.Role.admin} hint={ROLE_HINT} select>
      {Object.entries(roleLabels).map(([role, label]) => (
        <MenuItem key={role} value={role}>
          {label}
        </MenuItem>
      ))}
    </FormField>
  )
}
