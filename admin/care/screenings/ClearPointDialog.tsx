import { Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { addDays } from '../../../shared/facts/dates'
import { clearingFindingLabels, clearingLabels } from '../../../shared/words/labels/clearingLabels'
import { clearingWords as words } from '../../../shared/words/check/clearings'
import { clearCheckPointSchema } from '../../../shared/forms/clearings'
import { useRunAction } from '../../parts/actions/ActionForm'
import { ChoiceField } from '../../parts/components/ChoiceField'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { ClearCheckPointDocument, type ScreeningDetailQuery } from '../../generated/graphql'

type Check = NonNullable<ScreeningDetailQuery['getScreeningById']['OnlineCheck']>

export type PointShown = NonNullable<Check['Points']>[number] & {
  question: string
  answer: string
}

type Props = { screeningId: string; point: PointShown; onClose: () => void }

export function ClearPointDialog({ screeningId, point, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(clearCheckPointSchema(today), {
    ScreeningId: screeningId,
    QuestionId: point.QuestionId,
    Finding: 'NoConcern',
    Note: '',
    Until: '',
  })
  const isUpheld = useWatch({ control: form.control, name: 'Finding' }) === 'Upheld'
  const run = useRunAction(words.action)
  const options = point.Clearing
    ? clearingFindingLabels
    : Object.fromEntries(Object.entries(clearingFindingLabels).filter(([finding]) => finding !== 'Reopened'))
  return (
    <FormDialog
      title={`${point.Topic}：${words.action.label}`}
      submitLabel={words.action.label}
      form={form}
      onSubmit={(input) =>
        run(ClearCheckPointDocument, { input: { ...input, Until: (isUpheld && input.Until) || null } })
      }
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, fontSize: 14 }}>
        {`${point.QuestionId} ${point.question}`}
        <b>{`　${point.answer}`}</b>
      </Typography>
      <ChoiceField form={form} name="Finding" label={clearingLabels.Finding} options={options} />
      {isUpheld && (
        <FormField
          form={form}
          name="Until"
          label={clearingLabels.Until}
          hint={words.action.noDay}
          type="date"
          min={addDays(today, 1)}
        />
      )}
      <FormField form={form} name="Note" label={clearingLabels.Note} multiline />
      <Typography color="textSecondary" sx={{ fontSize: 13 }}>
        {isUpheld ? words.action.upheld : words.action.follows.join('')}
      </Typography>
    </FormDialog>
  )
}
