import { useWatch } from 'react-hook-form'
import { parseComposition, readComposition } from '../../../../shared/forms/flora/composition'
import { correctionWords as words } from '../../../../shared/words/check/corrections'
import { personActions } from '../../../../shared/words/office/personActions'
import { correctResultFormSchema, correctedResultSchema } from '../../../../shared/forms/corrections'
import type { PreviewCorrectionInput } from '../../../../shared/generated/schema'
import { ActionForm, type ActionSubject } from '../../../parts/actions/ActionForm'
import { FloraResultFields } from '../../../parts/actions/FloraResultFields'
import { ChoiceField } from '../../../parts/components/ChoiceField'
import { useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { ProposeCorrectionDocument } from '../../../generated/graphql'
import { ProposalPreview } from './ProposalPreview'
import { WhyFields } from './WhyFields'

export type SharedResult = {
  ExamDate: string
  DiversityScore: number | null
  Enterotype: string | null
  IntestinalFloraComposition: unknown
}

type Props = { subject: ActionSubject; recordId: string; result: SharedResult; onClose: () => void }

export function ProposeResultDialog({ subject, recordId, result, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(correctResultFormSchema(today), {
    How: 'Replace',
    InspectionDetailId: recordId,
    ExamDate: result.ExamDate,
    Composition: linesOf(result.IntestinalFloraComposition),
    DiversityScore: undefined,
    Enterotype: '',
    Cause: undefined,
    Explanation: '',
  })
  const entered = useWatch({ control: form.control })
  const input = form.formState.isDirty ? inputOf(recordId, entered, today) : null
  const takesBack = entered.How === 'TakeBack'
  return (
    <ActionForm
      subject={subject}
      words={personActions.correctResult}
      form={form}
      onSubmit={async ({ Cause, Explanation, ...corrected }, run) => {
        const proposed = inputOf(recordId, corrected, today)
        if (!proposed) return false
        await run(ProposeCorrectionDocument, { input: { ...proposed, Cause, Explanation } })
        return undefined
      }}
      onClose={onClose}
    >
      <ChoiceField
        form={form}
        name="How"
        label={words.how}
        options={{ Replace: words.replace, TakeBack: words.takeBack }}
      />
      {!takesBack && <FloraResultFields form={form} />}
      <ProposalPreview input={input} />
      <WhyFields form={form} hint={words.explanationHint} />
    </ActionForm>
  )
}

type Entered = {
  How?: string | undefined
  ExamDate?: string | undefined
  Composition?: string | undefined
  DiversityScore?: unknown
  Enterotype?: string | undefined
}

/** Null while input is missing or wrong. */
function inputOf(RecordId: string, entered: Entered, today: string): PreviewCorrectionInput | null {
  if (entered.How === 'TakeBack') return { RecordId, TakeBack: true }
  const result = {
    ExamDate: entered.ExamDate || null,
    IntestinalFloraComposition: parseComposition(entered.Composition ?? ''),
    DiversityScore: entered.DiversityScore ? Number(entered.DiversityScore) : null,
    Enterotype: entered.Enterotype || null,
  }
  const given = Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null))
  return correctedResultSchema(today).isValidSync({ InspectionDetailId: RecordId, ...given })
    ? { RecordId, FloraTest: result }
    : null
}

/** One genus a line, largest share first, the format of the input. */
const linesOf = (shares: unknown) =>
  Object.entries(readComposition(shares) ?? {})
    .toSorted(([, a], [, b]) => b - a)
    .map(([genus, share]) => `${genus}：${share}`)
    .join('\n')
