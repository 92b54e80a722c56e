import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { isRecord } from '../../../../shared/facts/isRecord'
import { personActions, reopenQuestions } from '../../../../shared/words/office/personActions'
import { loadQuestionSet } from '../../../../shared/questionnaire/engine/versions'
import { reopenCheckFormSchema } from '../../../../shared/forms/personActions'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { ReopenOnlineCheckDocument } from '../../../generated/graphql'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'

const words = personActions.reopenCheck

export function ReopenCheckDialog({ person, onClose }: ActionDialogProps) {
  const { data: questions = [] } = useQuery({
    queryKey: ['questionsOfNewChecks'],
    queryFn: questionsOfNewChecks,
  })
  const nameOf = (id: string) =>
    `${Number(id.slice(1))} ${questions.find((one) => one.id === id)?.text ?? ''}`
  const form = useYupForm(reopenCheckFormSchema, { UserId: person.id, Reason: '', Questions: [] })
  const { field } = useController({ control: form.control, name: 'Questions' })
  return (
    <ActionForm
      subject={person.Profile}
      words={words}
      form={form}
      onSubmit={({ Questions, ...input }, run) =>
        run(ReopenOnlineCheckDocument, { input, Questions: Questions.length > 0 ? Questions : null })
      }
      onClose={onClose}
    >
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={questions.map(({ id }) => id)}
        getOptionLabel={nameOf}
        value={field.value}
        onChange={(_event, value) => field.onChange(value)}
        onBlur={field.onBlur}
        noOptionsText={reopenQuestions.none}
        renderInput={(params) => (
          <TextField
            {...params}
            label={reopenQuestions.label}
            helperText={reopenQuestions.hint}
            sx={{ mt: 1.5 }}
          />
        )}
      />
      <FormField form={form} name="Reason" label="理由" multiline autoFocus />
    </ActionForm>
  )
}

/** From the criteria in force. Without attestations: a person who answers again agrees again. */
async function questionsOfNewChecks() {
  const response = await fetch('/api/criteria/form/current.json')
  const criteria: unknown = await response.json()
  if (!response.ok || !isRecord(criteria) || typeof criteria.questionnaire !== 'string')
    throw new Error('No criteria are in force')
  const { questions } = await loadQuestionSet(criteria.questionnaire)
  return questions.filter(({ kind }) => kind !== 'attestation')
}
