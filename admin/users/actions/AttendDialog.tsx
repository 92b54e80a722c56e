import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { personActions } from '../../../shared/messages/personActions'
import { attendanceSchema } from '../../../shared/validation/attendance'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { RecordAttendanceDocument } from '../../generated/graphql'
import { Follows } from './Follows'
import type { ActionDialogProps } from './personAction'
import { titleFor } from './titleFor'
import { useRunAction } from './useRunAction'

const words = personActions.attend

/** Who came and consented, with the paper they signed and the kit they took home. */
export function AttendDialog({ person, onClose }: ActionDialogProps) {
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(attendanceSchema),
    defaultValues: { UserId: person.id, Attended: true, ConsentVersion: '', KitNumber: '' },
  })
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={(input) => run(RecordAttendanceDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      <FormField
        form={form}
        name="ConsentVersion"
        label="同意書の版"
        hint="署名した同意書にある版"
        autoFocus
      />
      <FormField form={form} name="KitNumber" label="検査キット番号" hint="お渡しした検査キットの番号" />
    </FormDialog>
  )
}
