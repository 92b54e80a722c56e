import { PersonName } from './PersonName'
import type { RowPersonFragment } from '../generated/graphql'

/** Whom a record belongs to. Records of those who left stay, without their name. */
export function RowPersonName({ person }: { person: RowPersonFragment | null }) {
  if (!person || person.DeleteStatus) return '退会した方'
  return <PersonName profile={{ ...person, id: person.Id }} />
}
