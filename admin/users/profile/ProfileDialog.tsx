import { useState } from 'react'
import { HttpError } from 'react-admin'
import { personActions } from '../../../shared/messages/personActions'
import { useCallApi } from '../../dataProvider/useCallApi'
import type { LatestChange } from '../../dataProvider/latestChange'
import { UpdateProfileByAdminDocument, UserPageDocument } from '../../generated/graphql'
import type { ActionDialogProps } from '../actions/personAction'
import { useRunAction } from '../actions/useRunAction'
import type { PersonRecord } from '../personRecord'
import { ConflictDialog } from './ConflictDialog'
import { ProfileForm } from './ProfileForm'
import type { ProfileChanges } from './profileResolver'

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
