import { caseKindLabels } from '../../../shared/words/labels/caseLabels'
import { caseWords as words } from '../../../shared/words/records/cases'
import { complaint } from '../../ground/words/complaint'
import { caseTextFormSchema } from '../../../shared/forms/cases'
import { useRunAction } from '../../parts/actions/ActionForm'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import {
  AnswerCaseDocument,
  CloseCaseDocument,
  NoteCaseDocument,
  ReopenCaseDocument,
  type CaseFieldsFragment,
  type NoteCaseMutationVariables,
  type TypedDocumentString,
} from '../../generated/graphql'

type Act = {
  name: string
  document: TypedDocumentString<object, NoteCaseMutationVariables>
  label: string
  hint: string
  done: string
}

const acts = {
  answer: {
    name: words.answer,
    document: AnswerCaseDocument,
    label: words.givenAnswer,
    hint: words.answerHint,
    done: words.answered,
  },
  note: {
    name: words.note,
    document: NoteCaseDocument,
    label: words.found,
    hint: words.noHealth,
    done: words.noted,
  },
  close: {
    name: words.close,
    document: CloseCaseDocument,
    label: words.found,
    hint: words.noHealth,
    done: words.closed,
  },
  reopen: {
    name: words.reopen,
    document: ReopenCaseDocument,
    label: words.why,
    hint: words.noHealth,
    done: words.reopened,
  },
  complain: {
    name: complaint.reopen,
    document: ReopenCaseDocument,
    label: complaint.what,
    hint: complaint.hint,
    done: words.reopened,
  },
} satisfies Record<string, Act>

export type CaseTextAct = keyof typeof acts

type Props = { row: CaseFieldsFragment; act: CaseTextAct; onClose: () => void }

export function CaseTextDialog({ row: { Id, Version, Kind }, act, onClose }: Props) {
  const { name, document, label, hint, done }: Act = acts[act]
  const form = useYupForm(caseTextFormSchema(label), { Text: '' })
  const run = useRunAction({ done })
  return (
    <FormDialog
      title={`${caseKindLabels[Kind]}：${name}`}
      submitLabel={name}
      form={form}
      onSubmit={({ Text }) => run(document, { input: { Id, Version, Text } })}
      onClose={onClose}
    >
      <FormField form={form} name="Text" label={label} hint={hint} multiline autoFocus />
    </FormDialog>
  )
}
