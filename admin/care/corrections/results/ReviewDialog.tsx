import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatListDateTime } from '../../../../shared/facts/dates'
import {
  correctionCauseLabels,
  correctionKindLabels,
  correctionLabels,
} from '../../../../shared/words/labels/correctionLabels'
import { CORRECTION_STALE, correctionWords as words } from '../../../../shared/words/check/corrections'
import { decideCorrectionFormSchema } from '../../../../shared/forms/corrections'
import { titleFor, useRunAction, type ActionSubject } from '../../../parts/actions/ActionForm'
import { Facts } from '../../../parts/components/Card'
import { ChoiceField } from '../../../parts/components/ChoiceField'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { LoadingDialog } from '../../../parts/components/LoadingDialog'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  ConfirmCorrectionDocument,
  CorrectionDetailDocument,
  RefuseCorrectionDocument,
  type CorrectionDetailQuery,
} from '../../../generated/graphql'
import { Changes, Consequences } from './Consequences'

type Props = { subject: ActionSubject; correctionId: string; onClose: () => void }

export function ReviewDialog({ subject, correctionId, onClose }: Props) {
  const { data, error, refetch } = useApiQuery(
    ['corrections', 'detail', correctionId],
    CorrectionDetailDocument,
    { id: correctionId },
    { select: ({ getCorrection }) => getCorrection, gcTime: 0 },
  )
  if (data)
    return <Review subject={subject} correction={data} onChanged={() => void refetch()} onClose={onClose} />
  return <LoadingDialog label={words.review} maxWidth="sm" error={error} onClose={onClose} />
}

type ReviewProps = Omit<Props, 'correctionId'> & {
  correction: CorrectionDetailQuery['getCorrection']
  /** Called when the data on screen is out of date. */
  onChanged: () => void
}

function Review({ subject, correction, onChanged, onClose }: ReviewProps) {
  const shown = correction.Consequences
  const mayConfirm = Boolean(shown?.Outcome)
  const form = useYupForm(decideCorrectionFormSchema, {
    Decision: mayConfirm ? undefined : 'Refuse',
    Words: '',
  })
  const decision = useWatch({ control: form.control, name: 'Decision' })
  const runConfirm = useRunAction({ done: words.confirmed })
  const runRefuse = useRunAction({ done: words.refused })
  return (
    <FormDialog
      title={titleFor(subject, { label: words.review })}
      submitLabel={decision === 'Refuse' ? words.refuse : words.confirm}
      form={form}
      maxWidth="sm"
      onSubmit={async ({ Decision, Words }) => {
        const { Id } = correction
        if (Decision === 'Refuse')
          return runRefuse(RefuseCorrectionDocument, { input: { Id, Words: Words ?? '' } })
        try {
          await runConfirm(ConfirmCorrectionDocument, {
            input: { Id, Words: Words || null, Fingerprint: shown?.Fingerprint ?? '' },
          })
        } catch (error) {
          onChanged()
          throw error
        }
      }}
      onClose={onClose}
    >
      <Facts
        facts={[
          { label: '訂正するもの', value: correctionKindLabels[correction.Kind] },
          {
            label: '申し出た方',
            value: `${correction.ProposedByName ?? '—'}（${formatListDateTime(new Date(correction.CreatedAt))}）`,
          },
          { label: correctionLabels.Cause, value: correctionCauseLabels[correction.Cause] },
          { label: correctionLabels.Explanation, value: correction.Explanation },
        ]}
      />
      <Changes changes={correction.Changes} />
      {correction.Stale && <Alert severity="error">{CORRECTION_STALE}</Alert>}
      {shown && <Consequences shown={shown} />}
      {mayConfirm && (
        <ChoiceField
          form={form}
          name="Decision"
          label="どうしますか"
          options={{ Confirm: words.confirm, Refuse: words.refuse }}
        />
      )}
      <FormField
        form={form}
        name="Words"
        label={decision === 'Refuse' ? '訂正しない理由' : 'ひとこと（任意）'}
        hint={decision === 'Refuse' ? words.refusalHint : undefined}
        multiline
      />
    </FormDialog>
  )
}
