import type { Role } from '../generated/graphql'

const READING: readonly string[] = ['list', 'show']

/** What react-admin may offer to whom; the server decides the same on each call. Support reads only. */
export const mayDo = (role: Role, action: string) => role === 'Administrator' || READING.includes(action)
