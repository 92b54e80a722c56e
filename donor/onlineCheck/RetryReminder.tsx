import { NOT_NOW_REMINDER, REMIND_ME } from '../../shared/messages/onlineCheckResults'
import { SetRetryReminderDocument } from '../generated/graphql'
import { request } from '../graphql/request'
import { SavedChoice } from './SavedChoice'

/** The mail on the day: on at first, and one's own choice. */
export function RetryReminder({ chosen }: { chosen: boolean }) {
  return (
    <SavedChoice
      name="RetryReminder"
      label={REMIND_ME}
      hint={NOT_NOW_REMINDER}
      chosen={chosen}
      save={(Remind) => request(SetRetryReminderDocument, { input: { Remind } })}
    />
  )
}
