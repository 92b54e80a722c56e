import { userProfileLabels } from '../../shared/labels/userProfileLabels'
import { userActivityLabels } from '../../shared/labels/consoleLabels'
import type { RequestContext } from '../access/context'
import type { UserProfile } from '../generated/resolvers'
import { profileOf } from '../users/profileOf'
import type { ExportColumn } from './exportTable'

export type WithPerson<Row> = Row & { User: UserProfile | null }

/** Adds each row's person, in one query. */
export function withPeople<Row extends { UserId: string }>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<WithPerson<Row>[]> {
  return Promise.all(rows.map(async (row) => ({ ...row, User: await profileOf(context, row.UserId) })))
}

export const fullName = (profile: Partial<UserProfile> | null): string =>
  [profile?.LastName, profile?.FirstName].filter(Boolean).join(' ')

/** A row's person: name and donor number. */
export const personColumns: Record<string, ExportColumn<{ User: UserProfile | null }>> = {
  User: { heading: userActivityLabels.User.admin, value: ({ User }) => fullName(User) },
  DonorId: { heading: userProfileLabels.DonorId.admin, value: ({ User }) => User?.DonorId },
}
