import { useGetOne } from 'react-admin'
import { useMayCall } from '../../ground/auth/useDuties'
import { useSettled } from '../../parts/components/useSettled'
import { useApiQuery } from '../../ground/dataProvider/useCallApi'
import { LastContactDocument } from '../../generated/graphql'
import type { PersonRecord } from '../../parts/people/personRecord'

/** The person of the work, as their page reads them; not requested for rows that are only passed. */
export function usePerson(userId: string | null) {
  const settled = useSettled(userId)
  const mayReadContact = useMayCall()('listConversation')
  const id = settled === userId ? userId : null
  const person = useGetOne<PersonRecord>('users', { id: id ?? '' }, { enabled: id !== null })
  const contact = useApiQuery(
    ['conversation', id, 'last'],
    LastContactDocument,
    { id: id ?? '' },
    {
      enabled: id !== null && mayReadContact,
      select: ({ listConversation: { items } }) => items[0]?.Note ?? null,
    },
  )
  const isHere = id !== null && person.data?.id === id
  return {
    person: isHere ? person.data : undefined,
    mayReadContact,
    lastContact: isHere ? contact.data : undefined,
    error: id === null ? null : (person.error ?? contact.error),
    refetch: () => Promise.all([person.refetch(), mayReadContact && contact.refetch()]),
  }
}
