import { officePointLabels } from '../../../../shared/words/labels/officePointLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { closePointSchema } from '../../../../shared/forms/personActions'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { CloseOfficePointDocument } from '../../../generated/graphql'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { ActionForm } from '../../../parts/actions/ActionForm'

const words = personActions.closePoint

type Props = { person: PersonRecord; point: PersonRecord['OfficePoints'][number]; onClose: () => void }

export function ClosePointDialog({ person, point, onClose }: Props) {
  const form = useYupForm(closePointSchema, { Id: point.Id, Reason: '' })
  return (
    <ActionForm
      subject={person.Profile}
      form={form}
      words={{ ...words, follows: [officePointLabels[point.Kind].label, ...words.follows] }}
      onSubmit={(input, run) => run(CloseOfficePointDocument, { input })}
      onClose={onClose}
    >
      <FormField form={form} name="Reason" label="確かめた結果" multiline autoFocus />
    </ActionForm>
  )
}
