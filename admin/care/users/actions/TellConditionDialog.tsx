import { Box, Typography } from '@mui/material'
import { CONDITION_SINCE, reportPage } from '../../../../shared/words/donating/condition'
import { personActions } from '../../../../shared/words/office/personActions'
import { recordedReportSchema } from '../../../../shared/forms/condition'
import { ActionForm, type ActionDialogProps } from '../../../parts/actions/ActionForm'
import { answerOf, ConditionChanges } from '../../../parts/components/ConditionChanges'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { RecordConditionReportDocument } from '../../../generated/graphql'

/** What somebody who has left tells the office about a change of condition. */
export function TellConditionDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(recordedReportSchema(today), { Answer: {}, Since: '' })
  const { error } = form.getFieldState('Answer', form.formState)
  const wrong = typeof error?.message === 'string' ? error.message : null
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.tellCondition}
      form={form}
      onSubmit={({ Answer, Since }, run) =>
        run(RecordConditionReportDocument, { input: { UserId: person.id, Answer: answerOf(Answer), Since } })
      }
      onClose={onClose}
    >
      <Box role="group" aria-labelledby="what-changed">
        <Typography id="what-changed" sx={{ fontWeight: 700, mt: 1 }}>
          {reportPage.what}
        </Typography>
        <ConditionChanges
          chosen={form.watch('Answer')}
          onChange={(chosen) => form.setValue('Answer', chosen, { shouldDirty: true })}
        />
        {wrong && (
          <Typography role="alert" color="error">
            {wrong}
          </Typography>
        )}
      </Box>
      <FormField
        form={form}
        name="Since"
        label={CONDITION_SINCE}
        hint={reportPage.sinceHint}
        type="date"
        max={today}
      />
    </ActionForm>
  )
}
