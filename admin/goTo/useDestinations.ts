import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { normaliseText } from '../../shared/validation/normalise'
import { failureMessage } from '../components/failureMessage'
import type { UserRowFragment } from '../generated/graphql'
import { usePlaces } from '../layout/usePlaces'
import { fullName } from '../users/fullName'

/** Somewhere the search leads to. */
export type Destination = { to: string; group: string; label: string; detail?: string }

const PAUSE_MS = 250
const MOST_PEOPLE = 8

/** The pages whose name holds the text, and the people the server finds by it. */
export function useDestinations(text: string) {
  const translate = useTranslate()
  const dataProvider = useDataProvider()
  const places = usePlaces().flatMap((group) => group.places)
  const asked = useAfterPause(normaliseText(text))

  const { data, isFetching, error } = useQuery({
    queryKey: ['goTo', asked],
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      dataProvider.getList<UserRowFragment & { id: string }>('users', {
        filter: { q: asked, deleted: false },
        pagination: { page: 1, perPage: MOST_PEOPLE },
        sort: { field: 'ProfileCreatedAt', order: 'DESC' },
        signal,
      }),
  })

  const pages = places
    .map(({ to, name }) => ({ to, group: '画面', label: translate(name) }))
    .filter(({ label }) => label.includes(asked))
  const people = asked === '' ? [] : (data?.data ?? []).map(personDestination)
  return {
    destinations: [...people, ...pages] satisfies Destination[],
    isSearching: isFetching,
    failure: error ? failureMessage(error) : null,
  }
}

const personDestination = (user: UserRowFragment & { id: string }): Destination => ({
  to: `/users/${user.id}/show`,
  group: '会員',
  label: fullName(user) ?? user.Email,
  detail: user.DonorId ?? undefined,
})

/** The text once nobody has typed for a moment. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
