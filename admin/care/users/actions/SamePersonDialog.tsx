import { Alert, FormControlLabel, FormLabel, Radio, RadioGroup, TableCell, TableRow } from '@mui/material'
import { useController } from 'react-hook-form'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { genderLabels } from '../../../../shared/words/labels/profileValues'
import { userProfileLabels as labels } from '../../../../shared/words/labels/userProfileLabels'
import { samePersonWords as words } from '../../../ground/words/samePerson'
import { formatTel } from '../../../../shared/facts/normalise'
import { decideSamePersonSchema } from '../../../../shared/forms/personActions'
import { Follows, titleFor, useRunAction } from '../../../parts/actions/ActionForm'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../../parts/components/FormField'
import { LoadingDialog } from '../../../parts/components/LoadingDialog'
import { PlainTable } from '../../../parts/components/PlainTable'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import {
  DecideSamePersonDocument,
  SamePeopleDocument,
  type SamePersonFragment,
} from '../../../generated/graphql'
import { fullName, fullNameFurigana } from '../../../parts/people/PersonName'
import { addressLine } from '../addressLine'
import type { PersonRecord } from '../../../parts/people/personRecord'

type Props = { person: PersonRecord; point: PersonRecord['OfficePoints'][number]; onClose: () => void }

/** Says whether a newer account is of somebody who is here already. */
export function SamePersonDialog({ person, point, onClose }: Props) {
  const { data, error } = useApiQuery(
    ['samePeople', point.Id],
    SamePeopleDocument,
    { id: point.Id },
    { select: ({ listSamePeople }) => listSamePeople, gcTime: 0 },
  )
  if (data) return <Decide person={person} point={point} others={data} onClose={onClose} />
  return <LoadingDialog label={words.act} maxWidth="md" error={error} onClose={onClose} />
}

const OTHER = 'other'

function Decide({ person, point, others, onClose }: Props & { others: readonly SamePersonFragment[] }) {
  const form = useYupForm(decideSamePersonSchema, { Id: point.Id, SameAs: undefined, Reason: '' })
  const { field, fieldState } = useController({ control: form.control, name: 'SameAs' })
  const run = useRunAction(words)
  const headings = others.map((_other, index) => words.beforeOf(index + 1, others.length))
  return (
    <FormDialog
      title={titleFor(person.Profile, { label: words.act })}
      submitLabel="記録する"
      form={form}
      maxWidth="md"
      isDangerous={Boolean(field.value)}
      onSubmit={(input) => run(DecideSamePersonDocument, { input })}
      onClose={onClose}
    >
      <Follows sentences={words.follows} />
      {others.length === 0 && <Alert severity="info">{words.nobody}</Alert>}
      <BothPeople newer={person.Profile} others={others} headings={headings} />
      <FormLabel id="same-person" error={fieldState.invalid}>
        {words.question}
      </FormLabel>
      <RadioGroup
        aria-labelledby="same-person"
        value={field.value === undefined ? '' : (field.value ?? OTHER)}
        onChange={(_event, value) => field.onChange(value === OTHER ? null : value)}
      >
        <FormControlLabel value={OTHER} control={<Radio />} label={words.other} />
        {others.map(({ Id }, index) => (
          <FormControlLabel
            key={Id}
            value={Id}
            control={<Radio />}
            label={words.same(headings[index] ?? '')}
          />
        ))}
      </RadioGroup>
      {fieldState.error && (
        <Alert severity="error" role="alert">
          {fieldState.error.message}
        </Alert>
      )}
      <FormField form={form} name="Reason" label={words.reason} multiline />
    </FormDialog>
  )
}

type BothProps = {
  newer: Omit<SamePersonFragment, 'Id'>
  others: readonly SamePersonFragment[]
  headings: readonly string[]
}

/** A line that the duty may not see of anybody is left out. */
function BothPeople({ newer, others, headings }: BothProps) {
  const people = [newer, ...others]
  const lines: { label: string; of: (one: BothProps['newer']) => string | null }[] = [
    { label: '氏名', of: fullName },
    { label: 'フリガナ', of: (one) => fullNameFurigana(one) || null },
    { label: labels.Birthday.admin, of: ({ Birthday }) => Birthday && formatJapaneseDate(Birthday) },
    { label: labels.Gender.admin, of: ({ Gender }) => Gender && genderLabels[Gender] },
    { label: labels.Tel.admin, of: ({ Tel }) => Tel && formatTel(Tel) },
    { label: labels.Email.admin, of: ({ Email }) => Email },
    { label: '住所', of: addressLine },
    {
      label: words.registeredOn,
      of: ({ ProfileCreatedAt: at }) => at && formatJapaneseDate(japaneseDateOf(new Date(at))),
    },
  ]
  return (
    <PlainTable label={words.table} headings={['項目', words.newer, ...headings]}>
      {lines
        .map(({ label, of }) => ({ label, values: people.map(of) }))
        .filter(({ values }) => values.some(Boolean))
        .map(({ label, values }) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            {values.map((value, index) => (
              <TableCell key={index === 0 ? words.newer : headings[index - 1]}>{value}</TableCell>
            ))}
          </TableRow>
        ))}
    </PlainTable>
  )
}
