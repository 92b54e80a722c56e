import {
  Alert,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
} from '@mui/material'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import {
  answerRightsFormSchema,
  checkRightsFormSchema,
  requestRightsFormSchema,
} from '../../../shared/forms/cases'
import { feeOf, groundsOf, missingFor } from '../../../shared/rules/records/cases/rights'
import { identityDocumentLabels } from '../../../shared/words/labels/guidanceLabels'
import {
  rightsGroundLabels,
  rightsLabels as labels,
  rightsOutcomeLabels,
  rightsRequestLabels,
} from '../../../shared/words/labels/rightsLabels'
import { caseWords } from '../../../shared/words/records/cases'
import { missingWords, paperWords, rightsWords as words } from '../../../shared/words/records/rights'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  AnswerRightsRequestDocument,
  CheckRightsRequestDocument,
  CreateCaseDocument,
  type CaseFieldsFragment,
} from '../../generated/graphql'
import { useRunAction } from '../../parts/actions/ActionForm'
import { useTellDone } from '../../parts/actions/useTellDone'
import { ChoiceField } from '../../parts/components/ChoiceField'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { PersonChoice } from '../../parts/people/PersonChoice'

type Request = NonNullable<CaseFieldsFragment['Request']>
type Props = { row: CaseFieldsFragment; request: Request; onClose: () => void }

export function CheckRequestDialog({ row: { Id, Version }, request, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(checkRightsFormSchema, { IdentityDocument: undefined, FeePaidOn: '' })
  const run = useRunAction({ done: words.checked })
  return (
    <FormDialog
      title={`${rightsRequestLabels[request.Kind]}：${words.check}`}
      submitLabel={words.check}
      form={form}
      onSubmit={({ IdentityDocument, FeePaidOn }) =>
        run(CheckRightsRequestDocument, {
          input: {
            Id,
            Version,
            IdentityDocument: IdentityDocument ?? null,
            FeePaidOn: FeePaidOn || null,
          },
        })
      }
      onClose={onClose}
    >
      <FormField
        form={form}
        name="IdentityDocument"
        label={labels.IdentityDocument.admin}
        hint={words.checkLead}
        select
      >
        <MenuItem value="">{words.notSeen}</MenuItem>
        {choicesOf(identityDocumentLabels)}
      </FormField>
      {feeOf(request.Kind) > 0 && (
        <FormField form={form} name="FeePaidOn" type="date" max={today} label={labels.FeePaidOn.admin} />
      )}
    </FormDialog>
  )
}

export function AnswerRequestDialog({ row: { Id, Version }, request, onClose }: Props) {
  const form = useYupForm(answerRightsFormSchema, { Outcome: undefined, Grounds: [], Text: '' })
  const run = useRunAction({ done: words.answered })
  const outcome = useWatch({ control: form.control, name: 'Outcome' })
  const { field, fieldState } = useController({ control: form.control, name: 'Grounds' })
  const chosen = field.value ?? []
  const identity = request.IdentityOn && { document: request.IdentityDocument, on: request.IdentityOn }
  const missing =
    outcome &&
    missingFor({ kind: request.Kind, identity: identity || null, feePaidOn: request.FeePaidOn }, outcome)
  return (
    <FormDialog
      title={`${rightsRequestLabels[request.Kind]}：${words.answer}`}
      submitLabel={words.answer}
      form={form}
      onSubmit={({ Outcome, Grounds, Text }) =>
        run(AnswerRightsRequestDocument, {
          input: { Id, Version, Outcome, Grounds: Outcome === 'Whole' ? [] : Grounds, Text },
        })
      }
      onClose={onClose}
    >
      <ChoiceField form={form} name="Outcome" label={labels.Outcome.admin} options={rightsOutcomeLabels} />
      {missing && <Alert severity="warning">{missingWords[missing]}</Alert>}
      {outcome && outcome !== 'Whole' && (
        <FormGroup role="group" aria-labelledby="grounds">
          <FormLabel id="grounds" sx={{ fontSize: 13 }}>
            {labels.Grounds.admin}
          </FormLabel>
          {groundsOf[request.Kind].map((ground) => (
            <FormControlLabel
              key={ground}
              label={rightsGroundLabels[ground]}
              control={
                <Checkbox
                  checked={chosen.includes(ground)}
                  onChange={(_event, isChosen) =>
                    field.onChange(isChosen ? [...chosen, ground] : chosen.filter((one) => one !== ground))
                  }
                />
              }
            />
          ))}
          {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
        </FormGroup>
      )}
      <FormField form={form} name="Text" label={words.answerText} hint={words.answerHint} multiline />
    </FormDialog>
  )
}

const choicesOf = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => (
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>
  ))

/** What somebody asked for by telephone, letter or in person. */
export function CreateRequestDialog({ onClose }: { onClose: () => void }) {
  const call = useCallApi()
  const navigate = useNavigate()
  const tellDone = useTellDone()
  const [person, setPerson] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const form = useYupForm(requestRightsFormSchema, { Kind: undefined, Words: '', OnPaper: 'data' })
  return (
    <FormDialog
      title={words.create}
      submitLabel={words.create}
      form={form}
      onSubmit={async ({ Kind, Words, OnPaper }) => {
        setMissing(!person)
        if (!person) return false
        const input = { UserId: person, Request: Kind, Words, OnPaper: OnPaper === 'paper' }
        const { createCase } = await call(CreateCaseDocument, { input })
        tellDone(words.created, {})
        void navigate(`/cases/${createCase.Id}/show`)
      }}
      onClose={onClose}
    >
      {words.createLead}
      <PersonChoice
        label={words.who}
        autoFocus
        error={missing && !person ? words.whose : undefined}
        onChoose={setPerson}
      />
      {/* No native select: that one would begin with a choice that nobody has made. */}
      <FormField form={form} name="Kind" label={labels.Kind.admin} select>
        {choicesOf(rightsRequestLabels)}
      </FormField>
      <FormField form={form} name="Words" label={words.said} hint={caseWords.noHealth} multiline />
      <ChoiceField
        form={form}
        name="OnPaper"
        label={labels.OnPaper.admin}
        options={{ data: paperWords(false), paper: paperWords(true) }}
      />
    </FormDialog>
  )
}
