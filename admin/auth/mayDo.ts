import type { Role } from '../generated/graphql'

const READING: readonly string[] = ['list', 'show']

/** What react-admin offers; the server decides again on each call. Support only reads. */
export const mayDo = (role: Role, action: string) => role === 'Administrator' || READING.includes(action)
