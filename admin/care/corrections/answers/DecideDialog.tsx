import { Alert } from '@mui/material'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { formatJapaneseDate } from '../../../../shared/facts/dates'
import {
  answerCorrectionReasonLabels,
  answerCorrectionReasons,
} from '../../../../shared/words/labels/answerCorrectionLabels'
import { answerCorrectionOfficeWords as words } from '../../../../shared/words/check/answerCorrections'
import { decideAnswerCorrectionFormSchema } from '../../../../shared/forms/answerCorrections'
import { titleFor, useRunAction, type ActionSubject } from '../../../parts/actions/ActionForm'
import { ChoiceField } from '../../../parts/components/ChoiceField'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { LoadingDialog } from '../../../parts/components/LoadingDialog'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  AnswerCorrectionDetailDocument,
  DecideAnswerCorrectionDocument,
  type AnswerCorrectionFieldsFragment,
} from '../../../generated/graphql'
import { BothVersions } from './BothVersions'

type Props = { subject: ActionSubject; correctionId: string; onClose: () => void }

export function DecideDialog({ subject, correctionId, onClose }: Props) {
  const { data, error, refetch } = useApiQuery(
    ['answerCorrections', correctionId],
    AnswerCorrectionDetailDocument,
    { id: correctionId },
    { select: ({ getAnswerCorrection }) => getAnswerCorrection, gcTime: 0 },
  )
  if (data)
    return (
      <Decide
        key={data.Version}
        subject={subject}
        correction={data}
        onChanged={() => void refetch()}
        onClose={onClose}
      />
    )
  return <LoadingDialog label={words.review} maxWidth="md" error={error} onClose={onClose} />
}

type DecideProps = Omit<Props, 'correctionId'> & {
  correction: AnswerCorrectionFieldsFragment
  /** Called when the data on screen is out of date. */
  onChanged: () => void
}

const labelsOf = (reasons: readonly (keyof typeof answerCorrectionReasonLabels)[]) =>
  Object.fromEntries(reasons.map((reason) => [reason, answerCorrectionReasonLabels[reason]]))
const reasons = {
  Accept: labelsOf(answerCorrectionReasons.accept),
  Refuse: labelsOf(answerCorrectionReasons.refuse),
}

function Decide({ subject, correction, onChanged, onClose }: DecideProps) {
  const form = useYupForm(decideAnswerCorrectionFormSchema, {
    Decision: 'Accept',
    Reason: 'AsWritten',
    Words: '',
  })
  const decision = useWatch({ control: form.control, name: 'Decision' }) ?? 'Accept'
  const { resetField, getValues } = form
  // Each decision has its own reason.
  useEffect(() => {
    const reason = getValues('Reason')
    if (reason && !Object.hasOwn(reasons[decision], reason)) resetField('Reason', { defaultValue: undefined })
  }, [decision, getValues, resetField])
  const runAccept = useRunAction({ done: words.accepted })
  const runRefuse = useRunAction({ done: words.refused })
  const { Id, Version, Effect, DueOn } = correction
  return (
    <FormDialog
      title={titleFor(subject, { label: words.review })}
      submitLabel={decision === 'Refuse' ? words.refuse : words.accept}
      form={form}
      maxWidth="md"
      onSubmit={async ({ Decision, Reason, Words }) => {
        const run = Decision === 'Accept' ? runAccept : runRefuse
        try {
          await run(DecideAnswerCorrectionDocument, {
            input: { Id, Version, Accept: Decision === 'Accept', Reason, Words: Words || null },
          })
        } catch (error) {
          onChanged()
          throw error
        }
      }}
      onClose={onClose}
    >
      <span>
        {DueOn && <span>{`${formatJapaneseDate(DueOn)}までにお返事すると、ご本人に伝えています。`}</span>}
        <span>{words.lead}</span>
      </span>
      <BothVersions correction={correction} />
      {words.effects[Effect] && (
        <Alert severity={Effect === 'Looks' ? 'info' : 'warning'}>{words.effects[Effect]}</Alert>
      )}
      <ChoiceField
        form={form}
        name="Decision"
        label="どうしますか"
        options={{ Accept: words.accept, Refuse: words.refuse }}
      />
      <ChoiceField form={form} name="Reason" label="理由" options={reasons[decision]} />
      <FormField
        form={form}
        name="Words"
        label="ご本人へのひとこと（任意）"
        hint={words.wordsHint}
        multiline
      />
    </FormDialog>
  )
}
