import { useState } from 'react'
import { HttpError } from 'react-admin'
import { personActions } from '../../../shared/messages/personActions'
import { useCallApi } from '../../dataProvider/useCallApi'
import type { LatestChange } from '../../dataProvider/latestChange'
import { UpdateProfileByAdminDocument, UserPageDocument } from '../../generated/graphql'
import type { ActionDialogProps } from '../actions/personAction'
import { useRunAction } from '../../actions/useRunAction'
import type { PersonRecord } from '../personRecord'
import { ConflictDialog } from './ConflictDialog'
import { type ProfileChanges, profileResolver } from './profileResolver'
import Box from '@mui/material/Box'
import { useForm } from 'react-hook-form'
import { genderLabels } from '../../../shared/labels/genderLabels'
import { userProfileLabels as labels } from '../../../shared/labels/userProfileLabels'
import { prefectureLabels } from '../../../shared/prefectures'
import { useConsole } from '../../console/ConsoleContext'
import { ChoiceField } from '../../components/ChoiceField'
import { FormDialog } from '../../components/FormDialog'
import { FormField } from '../../components/FormField'
import { CheckField } from '../../components/CheckField'
import { titleFor } from '../../actions/titleFor'
import { toFormValues } from './profileForm'

type Conflict = { mine: ProfileChanges; theirs: PersonRecord['Profile']; change: LatestChange | null }

/** Edits what was registered; when somebody else was first, shows both versions and saves what is chosen. */
export function ProfileDialog({ person, onClose }: ActionDialogProps) {
  const call = useCallApi()
  const run = useRunAction(personActions.editProfile)
  // What the form began with: a reading behind it must not move what the save is compared with.
  const [read, setRead] = useState(person)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  async function save(mine: ProfileChanges, version: number): Promise<void | false> {
    try {
      const input = { ...mine, UserId: person.id, Version: version }
      await run(UpdateProfileByAdminDocument, { input })
    } catch (failure) {
      if (!(failure instanceof HttpError) || failure.body?.code !== 'CONFLICT') throw failure
      const { getUserById } = await call(UserPageDocument, { id: person.id })
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
      onSave={(mine) => save(mine, read.Profile.Version)}
      onClose={onClose}
    />
  )
}

type Props = {
  person: PersonRecord
  onSave: (changes: ProfileChanges) => Promise<void | false>
  onClose: () => void
}

const words = personActions.editProfile
const two = { display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }

/** Everything administrators may change of what was registered, and what staff alone write. */
function ProfileForm({ person, onSave, onClose }: Props) {
  const { Profile: profile } = person
  const today = useConsole().clock.today()
  const before = toFormValues(profile)
  const form = useForm({
    resolver: profileResolver(before, profile.RegistrationDateOfService ?? today),
    defaultValues: before,
  })
  return (
    <FormDialog
      title={titleFor(person.Profile, words)}
      form={form}
      submitLabel="保存する"
      maxWidth="sm"
      onSubmit={onSave}
      onClose={onClose}
    >
      <Box sx={two}>
        <FormField form={form} name="LastName" label={labels.LastName.admin} autoFocus />
        <FormField form={form} name="FirstName" label={labels.FirstName.admin} />
        <FormField form={form} name="LastNameFurigana" label={labels.LastNameFurigana.admin} />
        <FormField form={form} name="FirstNameFurigana" label={labels.FirstNameFurigana.admin} />
      </Box>
      <ChoiceField form={form} name="Gender" label={labels.Gender.admin} options={genderLabels} />
      <Box sx={two}>
        <FormField form={form} name="Birthday" label={labels.Birthday.admin} type="date" max={today} />
        <FormField form={form} name="Tel" label={labels.Tel.admin} inputMode="numeric" />
        <FormField form={form} name="ZipCode" label={labels.ZipCode.admin} inputMode="numeric" />
        <FormField form={form} name="Pref" label={labels.Pref.admin} options={prefectureLabels} />
        <FormField form={form} name="City" label={labels.City.admin} />
        <FormField form={form} name="Address" label={labels.Address.admin} />
      </Box>
      <FormField form={form} name="Building" label={labels.Building.admin} />
      <CheckField form={form} name="SubscribedMagazine" label={labels.SubscribedMagazine.donor} />
      <FormField
        form={form}
        name="Caution"
        label={labels.Caution.admin}
        hint="会員には見えません"
        multiline
      />
      <CheckField
        form={form}
        name="UpdateRequired"
        label={labels.UpdateRequired.admin}
        hint="受付で、登録情報の確認をお願いする表示が出ます"
      />
    </FormDialog>
  )
}
