import { MenuItem } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { WorkKind } from '../../../shared/generated/schema'
import { mayDoWork } from '../../../shared/rules/office/work'
import { FormField } from '../components/FormField'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { StaffDocument } from '../../generated/graphql'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  name: Path<Values>
  label?: string
  autoFocus?: boolean
  /** Only staff who do all these kinds are offered. */
  kinds: readonly WorkKind[]
}

export function StaffField<Values extends FieldValues, Output>({
  label = '担当',
  kinds,
  ...props
}: Props<Values, Output>) {
  const { identity } = useGetIdentity()
  const { data: staff } = useApiQuery(
    ['staff'],
    StaffDocument,
    {},
    { staleTime: 60_000, select: ({ listAdministratorByIdProfileCreatedAt: { items } }) => items },
  )
  if (!staff || !identity) return null
  const able = staff.filter(({ Roles }) => kinds.every((kind) => mayDoWork(Roles, kind)))
  const isMe = ({ Id }: { Id: string }) => Id === identity.id
  return (
    <FormField {...props} label={label} select>
      {[...able.filter(isMe), ...able.filter((colleague) => !isMe(colleague))].map((colleague) => (
        <MenuItem key={colleague.Id} value={colleague.Id}>
          {colleague.Name}
          {isMe(colleague) && <span>（自分）</span>}
        </MenuItem>
      ))}
      <MenuItem value="">担当なし</MenuItem>
    </FormField>
  )
}
