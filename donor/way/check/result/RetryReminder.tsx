import { useState } from 'react'
import { SAVED } from '../../../../shared/words/program/notices'
import {
  NOT_NOW_REMINDER,
  REMIND_ME,
  TELL_ME_OF_CRITERIA,
} from '../../../../shared/words/check/retryReminder'
import { FailedNote } from '../../../parts/components/Basics'
import { CheckField } from '../../../parts/components/Form'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { SetCriteriaNewsDocument, SetRetryReminderDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { useSignedInUser } from '../../../ground/page/standing'
import { showToast } from '../../../ground/page/toasts'
import { useAttempt } from '../../../ground/graphql/useAttempt'

type Props = {
  name: string
  label: string
  hint?: string
  chosen: boolean
  save: (wanted: boolean) => Promise<unknown>
}

/** Saves each change; a failed one is undone. */
function SavedChoice({ name, label, hint, chosen, save }: Props) {
  const [wanted, setWanted] = useState(chosen)
  const { busy: saving, failure, attempt } = useAttempt()

  const change = async (next: boolean) => {
    if (saving) return
    setWanted(next)
    if (await attempt(() => save(next))) showToast(SAVED)
    else setWanted(!next)
  }

  return (
    <div className="stackSmall">
      <CheckField
        name={name}
        label={label}
        hint={wanted && hint}
        checked={wanted}
        aria-busy={saving || undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      {failure && <FailedNote title="保存できませんでした">{failure}</FailedNote>}
    </div>
  )
}

/** On by default. */
export function RetryReminder({ hint = NOT_NOW_REMINDER }: { hint?: string }) {
  const user = useSignedInUser()
  return (
    <SavedChoice
      name="RetryReminder"
      label={REMIND_ME}
      hint={hint}
      chosen={user.RetryReminder}
      save={async (Remind) => {
        await request(SetRetryReminderDocument, { input: { Remind } })
        await refreshCurrentUser().catch(() => undefined)
      }}
    />
  )
}

/** Off until chosen; or the same as the general notices. */
export function CriteriaNewsChoice() {
  const user = useSignedInUser()
  return (
    <SavedChoice
      name="CriteriaNews"
      label={TELL_ME_OF_CRITERIA}
      chosen={user.CriteriaNews}
      save={async (Tell) => {
        await request(SetCriteriaNewsDocument, { input: { Tell } })
        await refreshCurrentUser().catch(() => undefined)
      }}
    />
  )
}
