import { NOT_NOW_REMINDER, REMIND_ME } from '../../shared/messages/retryReminder'
import { refreshCurrentUser } from '../currentUser/currentUser'
import { useSignedInUser } from '../currentUser/useCurrentUser'
import { SetRetryReminderDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { SavedChoice } from './SavedChoice'

/** The mail on the day: on at first, and one's own choice. */
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
