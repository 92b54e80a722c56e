import { MenuItem } from '@mui/material'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import { formatDocumentDate, type JapaneseDate } from '../../../../shared/facts/dates'
import {
  consentLabels,
  guidanceLabels,
  identityDocumentLabels,
} from '../../../../shared/words/labels/guidanceLabels'
import { personActions } from '../../../../shared/words/office/personActions'
import { consentSchema } from '../../../../shared/forms/attendance'
import { type ActionDialogProps, ActionForm } from '../../../parts/actions/ActionForm'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  RecordConsentDocument,
  WithdrawConsentByAdminDocument,
  WithdrawUseByAdminDocument,
  ConsentDocumentsDocument,
} from '../../../generated/graphql'
import { reasonDialog } from './ReasonDialog'

/** A new signature of a person who had withdrawn. */
export function RecordConsentDialog({ person, onClose }: ActionDialogProps) {
  const today = useConsole().clock.today()
  const form = useYupForm(consentSchema(today), {
    UserId: person.id,
    ConsentedOn: today,
    ConsentVersion: '',
    IdentityDocument: undefined,
  })
  return (
    <ActionForm
      subject={person.Profile}
      words={personActions.recordConsent}
      form={form}
      onSubmit={(input, run) => run(RecordConsentDocument, { input })}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="ConsentedOn"
        label={consentLabels.ConsentedAt.admin}
        type="date"
        max={today}
        autoFocus
      />
      <ConsentFields
        form={form}
        version="ConsentVersion"
        identity="IdentityDocument"
        day={today}
        onFound={(version) => form.setValue('ConsentVersion', version)}
      />
    </ActionForm>
  )
}

/** For a person who told the office: a suspended person cannot withdraw consent herself. */
export const WithdrawConsentDialog = reasonDialog(
  personActions.withdrawConsent,
  WithdrawConsentByAdminDocument,
)

/** For a person who told the office, also one who has left. */
export const WithdrawUseDialog = reasonDialog(personActions.withdrawUse, WithdrawUseByAdminDocument)

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  version: Path<Values>
  identity: Path<Values>
  day: JapaneseDate
  onFound: (version: string) => void
}

/**
 * The signed version and the identity document. If the operator keeps the texts, one in force on the day is chosen;
 * otherwise the version on the paper is entered.
 */
export function ConsentFields<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, version, identity, day } = props
  const { data, isPending } = useApiQuery(['consentDocuments', day], ConsentDocumentsDocument, { date: day })
  const documents = data?.listConsentDocuments ?? []
  const latest = documents[0]?.Version
  const found = useEffectEvent(props.onFound)
  useEffect(() => {
    if (latest !== undefined) found(latest)
  }, [latest])
  const chosen = form.watch(version)
  const document = documents.find(({ Version }) => Version === chosen)
  return (
    <>
      {isPending ? null : documents.length > 0 ? (
        <FormField
          form={form}
          name={version}
          label={guidanceLabels.ConsentVersion.admin}
          // A phone cuts off the text in the field itself.
          hint={`${document ? `${document.Title}（${formatDocumentDate(document.EffectiveFrom)}から）。` : ''}署名した同意書と同じ版を選んでください`}
          options={Object.fromEntries(documents.map(({ Version }) => [Version, Version]))}
        />
      ) : (
        <FormField
          form={form}
          name={version}
          label={guidanceLabels.ConsentVersion.admin}
          hint="署名した同意書にある版"
        />
      )}
      <FormField
        form={form}
        name={identity}
        label={`${consentLabels.IdentityDocument.admin}（任意）`}
        hint="氏名と生年月日、住所を確かめた書類の種類です。番号は控えません"
        select
      >
        <MenuItem value="">選ばない</MenuItem>
        {Object.entries(identityDocumentLabels).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </FormField>
    </>
  )
}
