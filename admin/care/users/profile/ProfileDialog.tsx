import { useState, type ComponentProps } from 'react'
import { HttpError } from 'react-admin'
import { Box } from '@mui/material'
import { useForm } from 'react-hook-form'
import { genderLabels } from '../../../../shared/words/labels/profileValues'
import { userProfileLabels as labels } from '../../../../shared/words/labels/userProfileLabels'
import { personActions, profileConflict } from '../../../../shared/words/office/personActions'
import { prefectureLabels } from '../../../../shared/facts/prefectures'
import {
  fieldOptions,
  formFields,
  type FormField as ProfileField,
  type Kind,
} from '../../../../shared/facts/fields'
import { type ActionDialogProps, titleFor, useRunAction } from '../../../parts/actions/ActionForm'
import { CheckField, ChoiceField } from '../../../parts/components/ChoiceField'
import { FormDialog } from '../../../parts/components/FormDialog'
import { FormField, withMeanwhile } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import { useMayRead } from '../../../ground/auth/useDuties'
import type { LatestChange } from '../../../ground/dataProvider/toHttpError'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { UpdateProfileByAdminDocument, UserPageDocument } from '../../../generated/graphql'
import type { PersonRecord } from '../../../parts/people/personRecord'
import { ConflictDialog } from './ConflictDialog'
import { type ProfileChanges, profileResolver, toFormValues } from './profileForm'
import { useAddressSearch } from './useAddressSearch'

type Conflict = { mine: ProfileChanges; theirs: PersonRecord['Profile']; change: LatestChange | null }

export function ProfileDialog({ person, onClose }: ActionDialogProps) {
  const call = useCallApi()
  const run = useRunAction(personActions.editProfile)
  // The form's initial values: a later refetch must not change what the save is compared with.
  const [read, setRead] = useState(person)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  async function save(mine: ProfileChanges, version: number): Promise<void | false> {
    try {
      const input = { ...mine, UserId: person.id, Version: version }
      await run(UpdateProfileByAdminDocument, { input })
    } catch (failure) {
      if (!(failure instanceof HttpError) || failure.body?.code !== 'CONFLICT') throw failure
      const { getUserById } = await call(UserPageDocument, {
        id: person.id,
        opened: person.Profile.Caution !== undefined,
      })
      setConflict({ mine, theirs: getUserById.Profile, change: failure.body.change ?? null })
      return false
    }
  }

  if (conflict)
    return (
      <ConflictDialog
        key={conflict.theirs.Version}
        before={read.Profile}
        mine={conflict.mine}
        theirs={conflict.theirs}
        change={conflict.change}
        onSave={async (chosen) => {
          if ((await save(chosen, conflict.theirs.Version)) !== false) onClose()
        }}
        onReload={() => {
          setRead({ ...read, Profile: conflict.theirs })
          setConflict(null)
        }}
        onClose={onClose}
      />
    )
  return (
    <ProfileForm
      key={read.Profile.Version}
      person={read}
      isSavedMeanwhile={person.Profile.Version > read.Profile.Version}
      onRead={() => setRead(person)}
      onSave={(mine) => save(mine, read.Profile.Version)}
      onClose={onClose}
    />
  )
}

type Props = {
  person: PersonRecord
  /** By a colleague, since the form was opened. */
  isSavedMeanwhile: boolean
  onRead: () => void
  onSave: (changes: ProfileChanges) => Promise<void | false>
  onClose: () => void
}

const words = personActions.editProfile
const two = { display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }

type Input = Pick<ComponentProps<typeof FormField>, 'type' | 'inputMode' | 'multiline' | 'options'>

const textInputs: Record<Exclude<Kind, 'flag' | 'gender'>, Input & { wide?: true }> = {
  line: {},
  optionalLine: { wide: true },
  furigana: {},
  birthday: { type: 'date' },
  tel: { inputMode: 'numeric' },
  zipCode: { inputMode: 'numeric' },
  prefecture: { options: prefectureLabels },
  note: { multiline: true, wide: true },
}

const isNarrow = (field: ProfileField) => {
  const { kind } = fieldOptions[field]
  return kind !== 'flag' && kind !== 'gender' && !textInputs[kind].wide
}

/** The form's fields: runs of narrow ones together, the others alone. */
const groups = formFields.reduce<ProfileField[][]>((all, field) => {
  const last = all.at(-1)
  if (!last?.every(isNarrow) || !isNarrow(field)) return [...all, [field]]
  return [...all.slice(0, -1), [...last, field]]
}, [])

function ProfileForm({ person, isSavedMeanwhile, onRead, onSave, onClose }: Props) {
  const { Profile: profile } = person
  const mayRead = useMayRead()
  // An empty field for what is not shown would read as none.
  const isShown = (field: ProfileField) => mayRead(field) && profile[field] !== undefined
  const today = useConsole().clock.today()
  const before = toFormValues(profile)
  const plain = useForm({
    resolver: profileResolver(before, profile.RegistrationDateOfService ?? today),
    defaultValues: before,
  })
  const form = withMeanwhile(
    plain,
    isSavedMeanwhile ? { says: profileConflict.meanwhile, readAgain: onRead } : null,
  )
  const foundAddress = useAddressSearch(form, before.ZipCode)

  const input = (field: ProfileField) => {
    const { kind, staffHint: hint } = fieldOptions[field]
    const about = { form, name: field, label: labels[field].admin, hint }
    if (kind === 'gender') return <ChoiceField key={field} {...about} options={genderLabels} />
    if (kind === 'flag')
      return <CheckField key={field} {...about} label={labels[field].donor ?? labels[field].admin} />
    const { wide: _wide, ...props } = textInputs[kind]
    const max = kind === 'birthday' ? today : undefined
    return <FormField key={field} {...about} {...props} max={max} autoFocus={field === formFields[0]} />
  }

  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel="保存する"
      onSubmit={onSave}
      onClose={onClose}
    >
      {groups
        .map((all) => all.filter(isShown))
        .map((group) =>
          group.some(isNarrow) ? (
            <Box key={group[0]} sx={two}>
              {group.map(input)}
              {group.includes('ZipCode') && (
                <Box role="status" sx={{ gridColumn: '1 / -1', fontSize: 13, color: 'text.secondary' }}>
                  {foundAddress}
                </Box>
              )}
            </Box>
          ) : (
            group.map(input)
          ),
        )}
    </FormDialog>
  )
}
