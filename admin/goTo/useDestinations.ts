import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDocumentDate } from '../../shared/dates'
import { mayBeDonorNumber, meantDonorNumber, saysDonorNumber } from '../../shared/donorNumber'
import { guidanceLabels } from '../../shared/labels/guidanceLabels'
import { inspectionDetailLabels } from '../../shared/labels/inspectionDetailLabels'
import { PENDING_ACCOUNTS } from '../../shared/messages/pendingAccounts'
import { typedDate } from '../../shared/typedDate'
import { normaliseText } from '../../shared/validation/normalise'
import { failureMessage } from '../components/failureMessage'
import { useCallApi } from '../dataProvider/useCallApi'
import { GoToDocument, type FoundPersonFragment } from '../generated/graphql'
import { usePlaces } from '../places/usePlaces'

/** Somewhere the search leads to; `by` says what of a person the text was found in, where the rest does not show it. */
export type Destination = {
  to: string
  group: string
  label: string
  person?: FoundPersonFragment
  by?: string
}

const PAUSE_MS = 200
/** Enough of an address to look for it among those who have no profile yet. */
const ADDRESS = /^[^\s@]+@/
const MOST_ACCOUNTS = 5
/** What a label on a kit or a tube may say: shorter ones stand in most numbers. */
const LABEL = /^(?=.*\d)[\w-]{4,50}$/

/**
 * The people whom the server finds by the text, and the pages whose name holds it. There is nothing to choose until the
 * answer to just this text is here: one that belongs to an earlier text would lead to somebody else.
 * @param isEntered somebody has pressed Enter and waits: asks at once
 */
export function useDestinations(typed: string, isEntered: boolean) {
  const translate = useTranslate()
  const call = useCallApi()
  const places = usePlaces().flatMap((group) => group.places)
  const text = normaliseText(typed)
  const isPaused = useIsPaused(text)
  const isAsked = text !== '' && (isPaused || isEntered)
  const birthday = typedDate(text)
  const isLabel = LABEL.test(text)

  const { data, error, isFetching } = useQuery({
    queryKey: ['goTo', text],
    enabled: isAsked,
    // Nothing goes anywhere because somebody came back to the window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) =>
      call(
        GoToDocument,
        {
          text,
          donorNumber: meantDonorNumber(text),
          isAddress: ADDRESS.test(text),
          mayBeNumber: mayBeDonorNumber(text) && /\d/.test(text),
          match: {
            ...(birthday ? { Birthday: { eq: birthday } } : { KitNumber: { contains: text } }),
            DeleteStatus: { eq: false },
          },
          isMatch: birthday !== null || isLabel,
          sampleIds: [text, text.toUpperCase()],
          mayBeLabel: isLabel,
        },
        { signal },
      ),
  })

  const isAnswered = text === '' || (isAsked && !isFetching && (data !== undefined || error !== null))
  if (!isAnswered) return { destinations: [], isAnswered, only: null, failure: null }

  const donors = data?.donors?.items ?? []
  const found = [
    ...donors.map((person) => toPerson(person)),
    ...(data?.people.items ?? []).map((person) => toPerson(person)),
    ...(data?.matched?.items ?? []).map((person) =>
      toPerson(person, birthday ? `${formatDocumentDate(birthday)}生まれ` : guidanceLabels.KitNumber.admin),
    ),
    ...(data?.samples?.items ?? []).flatMap(({ User, SampleId }) =>
      User && !User.DeleteStatus
        ? [toPerson(User, `${inspectionDetailLabels.SampleId.admin} ${SampleId}`)]
        : [],
    ),
  ]
  // Found by their number first, and everybody once.
  const people = found.filter(({ to }, index) => found.findIndex((other) => other.to === to) === index)
  const accounts = (data?.accounts?.items ?? [])
    .slice(0, MOST_ACCOUNTS)
    .map(({ Id, Email }): Destination => ({
      to: `/pendingAccounts?id=${Id}`,
      group: PENDING_ACCOUNTS,
      label: Email,
    }))
  const pages = places
    .map(({ to, name }): Destination => ({ to, group: '画面', label: translate(name) }))
    .filter(({ label }) => label.includes(text))
  const destinations = [...people, ...accounts, ...pages]
  const isOne = destinations.length === 1 || (donors.length === 1 && saysDonorNumber(text))
  return {
    destinations,
    isAnswered,
    /** The one that the text can only mean. */
    only: (isOne && destinations[0]) || null,
    failure: error ? failureMessage(error) : null,
  }
}

const toPerson = (person: FoundPersonFragment, by?: string): Destination => ({
  to: `/users/${person.Id}/show`,
  group: '会員',
  label: [person.LastName, person.FirstName].filter(Boolean).join(' ') || person.Email,
  person,
  by,
})

/** Whether nobody has typed for a moment. */
function useIsPaused(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
