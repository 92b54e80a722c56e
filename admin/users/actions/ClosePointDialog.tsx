import { yupResolver } from '@hookform/resolvers/yup'
import { useForm } from 'react-hook-form'
import { officePointLabels } from '../../../shared/labels/officePointLabels'
import { personActions } from '../../../shared/messages/personActions'
import { closePointSchema } from '../../../shared/validation/personActions'
import { Follows, titleFor } from '../../actions/Follows'
import { useRunAction } from '../../actions/useRunAction'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { CloseOfficePointDocument } from '../../generated/graphql'
import type { PersonRecord } from '../personRecord'

const words = personActions.closePoint

type Props = { person: PersonRecord; point: PersonRecord['OfficePoints'][number]; onClose: () => void }

/** What came of a point that the office was asked to look at. */
export function ClosePointDialog({ person, point, onClose }: Props) {
  const run = useRunAction(words)
  const form = useForm({
    resolver: yupResolver(closePointSchema),
    defaultValues: { Id: point.Id, Reason: '' },
  })
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel={words.label}
      onSubmit={(input) => run(CloseOfficePointDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={[officePointLabels[point.Kind].label, ...words.follows]} />
      <FormField form={form} name="Reason" label="確かめた結果" multiline autoFocus />
    </FormDialog>
  )
}
