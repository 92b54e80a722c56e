import { PersonName } from './PersonName'
import type { RowPersonFragment } from '../generated/graphql'

/** Records stay after a person leaves, without the name. */
export function RowPersonName({ person }: { person: RowPersonFragment | null }) {
  if (!person || person.DeleteStatus) return '退会した方'
  return <PersonName profile={{ ...person, id: person.Id }} />
}
