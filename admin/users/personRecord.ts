import type { UserPageQuery } from '../generated/graphql'

/** One person as the page reads it. */
export type PersonRecord = UserPageQuery['getUserById'] & { id: string }

export type Profile = PersonRecord['Profile']
