import { MenuItem } from '@mui/material'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import { formatDocumentDate, type JapaneseDate } from '../../../shared/dates'
import { consentLabels, guidanceLabels, identityDocumentLabels } from '../../../shared/labels/guidanceLabels'
import { FormField } from '../../components/FormField'
import { useApiQuery } from '../../dataProvider/useCallApi'
import { ConsentDocumentsDocument } from '../../generated/graphql'

type Props<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The names of the two fields in the form. */
  version: Path<Values>
  identity: Path<Values>
  /** The day of the signature. */
  day: JapaneseDate
  onFound: (version: string) => void
}

/**
 * Which paper was signed and by what the person was identified. Where the operator keeps the texts, one of those in
 * force on the day is chosen; where not, the version on the paper is entered.
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
          // A phone cuts off what stands in the field itself.
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
