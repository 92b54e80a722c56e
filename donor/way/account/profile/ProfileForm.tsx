import { yupResolver } from '@hookform/resolvers/yup'
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Controller, useForm, type Resolver } from 'react-hook-form'
import type { FoundAddress } from '../../../../shared/rules/office/foundAddress'
import { genderLabels } from '../../../../shared/words/labels/profileValues'
import { userProfileLabels as labels } from '../../../../shared/words/labels/userProfileLabels'
import { accountTexts } from '../../../ground/words/account'
import { AGE_OUT_OF_RANGE } from '../../../../shared/words/program/formMessages'
import { profilePages } from '../../../ground/words/pages/profilePages'
import { prefectureLabels, prefectures } from '../../../../shared/facts/prefectures'
import { memberFields, type MemberField } from '../../../../shared/facts/fields'
import type { ProfileInput } from '../../../../shared/forms/profile'
import { Button } from '../../../parts/components/Basics'
import { DateFields } from '../../../parts/components/DateBoxes'
import { CheckField, ErrorSummary, Form, RadioCards } from '../../../parts/components/Form'
import { SelectField, TextField } from '../../../parts/components/TextField'
import { ZipCodeField } from './ZipCodeField'
import type { ProfileValues } from './profileValues'
import { useProfileSchema } from './useProfileSchema'

type Props = {
  initial: ProfileValues
  refused: Readonly<Partial<Record<MemberField, string>>>
  onTyped: (values: ProfileValues) => void
  onSubmit: (values: ProfileInput) => void
  /** False if the page has its own choice about the notices. */
  withMagazine?: boolean
  submit?: string
  busy?: boolean
  /** For failures without a field. */
  failure?: ReactNode
  beside?: ReactNode
}

const prefectureOptions = prefectures.map((value) => ({ value, label: prefectureLabels[value] }))
const genderChoices = (['Man', 'Women'] as const).map((value) => ({ value, label: genderLabels[value] }))

export function ProfileForm({
  initial,
  refused,
  onTyped,
  onSubmit,
  withMagazine = true,
  submit = profilePages['/signup/profile'].primary,
  busy,
  failure,
  beside,
}: Props) {
  const schema = useProfileSchema()
  const resolver = useMemo<Resolver<ProfileInput>>(
    () => (values, context, options) => yupResolver(schema(values.Birthday))(values, context, options),
    [schema],
  )
  const form = useForm<ProfileInput>({
    resolver,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { register, control, getValues, setValue, resetField, setError, subscribe, formState } = form
  const { errors, submitCount } = formState
  const filledTown = useRef('')

  useEffect(() => {
    for (const field of memberFields) if (refused[field]) setError(field, { message: refused[field] })
  }, [refused, setError])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          onTyped({ ...values, SubscribedMagazine: values.SubscribedMagazine === true }),
      }),
    [subscribe, onTyped],
  )

  const fill = ({ pref, city, town }: FoundAddress) => {
    const typed = getValues('Address')
    const set = { shouldValidate: true, shouldDirty: true }
    if (pref) setValue('Pref', pref, set)
    else resetField('Pref')
    setValue('City', city, set)
    // Keeps a house number after the town.
    if (typed === '' || typed === filledTown.current) {
      setValue('Address', town, { shouldDirty: true })
      filledTown.current = town
    }
  }

  const field = (name: MemberField) => ({ ...register(name), error: errors[name]?.message })
  const shown = memberFields.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ field: name, message }] : []
  })
  const summary = submitCount > 0 || Object.keys(refused).length > 0

  // A missing field does not compile.
  const inputs: Record<MemberField, ReactNode> = {
    LastName: <TextField {...field('LastName')} label={labels.LastName.donor} autoComplete="family-name" />,
    FirstName: <TextField {...field('FirstName')} label={labels.FirstName.donor} autoComplete="given-name" />,
    LastNameFurigana: (
      <TextField
        {...field('LastNameFurigana')}
        label={labels.LastNameFurigana.donor}
        hint="ひらがなで入力しても、カタカナに直ります"
      />
    ),
    FirstNameFurigana: (
      <TextField
        {...field('FirstNameFurigana')}
        label={labels.FirstNameFurigana.donor}
        hint="ひらがなで入力しても、カタカナに直ります"
      />
    ),
    Gender: (
      <RadioCards {...field('Gender')} label={labels.Gender.donor} columns={2} choices={genderChoices} />
    ),
    Birthday: (
      <Controller
        name="Birthday"
        control={control}
        render={({ field: { name, value, onChange, onBlur } }) => (
          <DateFields
            name={name}
            value={value ?? ''}
            onChange={onChange}
            onBlur={onBlur}
            label={labels.Birthday.donor}
            hint={AGE_OUT_OF_RANGE}
            error={errors.Birthday?.message}
            autoComplete="bday"
          />
        )}
      />
    ),
    Tel: (
      <TextField
        {...field('Tel')}
        label={labels.Tel.donor}
        hint="日中つながる番号。ハイフンはあってもなくてもかまいません"
        type="tel"
        autoComplete="tel"
        width="long"
      />
    ),
    ZipCode: (
      <ZipCodeField
        {...field('ZipCode')}
        typed={() => getValues('ZipCode')}
        onFound={fill}
        label={labels.ZipCode.donor}
        hint="7桁を入力すると、住所を検索します"
        inputMode="numeric"
        autoComplete="postal-code"
        width="medium"
      />
    ),
    Pref: (
      <SelectField
        {...field('Pref')}
        label={labels.Pref.donor}
        options={prefectureOptions}
        autoComplete="address-level1"
      />
    ),
    City: (
      <TextField {...field('City')} label={labels.City.donor} autoComplete="address-level2" width="long" />
    ),
    Address: <TextField {...field('Address')} label={labels.Address.donor} autoComplete="address-line1" />,
    Building: (
      <TextField {...field('Building')} label={labels.Building.donor} optional autoComplete="address-line2" />
    ),
    SubscribedMagazine: withMagazine && (
      <CheckField
        {...field('SubscribedMagazine')}
        label={labels.SubscribedMagazine.donor}
        hint={accountTexts.magazine.hint}
      />
    ),
  }
  const { LastName, FirstName, LastNameFurigana, FirstNameFurigana, ...others } = inputs

  return (
    <Form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <ErrorSummary errors={summary ? shown : []} attempt={submitCount} />
      <div className="pair">
        {LastName}
        {FirstName}
      </div>
      <div className="pair">
        {LastNameFurigana}
        {FirstNameFurigana}
      </div>
      {Object.entries(others).map(([name, input]) => (
        <Fragment key={name}>{input}</Fragment>
      ))}
      {failure}
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  )
}
