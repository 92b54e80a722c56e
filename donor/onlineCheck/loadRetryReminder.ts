import { RetryReminderDocument } from '../generated/graphql'
import { request } from '../graphql/request'

/** Whether the person wants a mail on the day from which the check may be taken again. */
export async function loadRetryReminder(): Promise<boolean> {
  const { getUser } = await request(RetryReminderDocument)
  return getUser.RetryReminder
}
