import { useEffect, useState } from 'react'
import { formatDocumentDate } from '../../../../shared/facts/dates'
import {
  isPossibleDonorNumber,
  normaliseDonorNumber,
  saysDonorNumber,
} from '../../../../shared/facts/donorNumber'
import { normaliseUnitNumber } from '../../../../shared/facts/unitNumber'
import { isUnitNumber } from '../../../../shared/rules/donating/units/unitNumber'
import { UNITS_LABEL } from '../../../../shared/words/labels/unitLabels'
import { inspectionDetailLabels } from '../../../../shared/words/labels/floraLabels'
import { guidanceLabels } from '../../../../shared/words/labels/guidanceLabels'
import { PENDING_ACCOUNTS } from '../../../../shared/words/labels/consoleLabels'
import { normaliseText } from '../../../../shared/facts/normalise'
import { typedDate } from '../../../../shared/facts/typedDate'
import { failureMessage } from '../../../parts/components/LoadingOrFailure'
import { useApiQuery } from '../../../ground/dataProvider/useCallApi'
import { GoToDocument, GoToUnitDocument, type FoundPersonFragment } from '../../../generated/graphql'
import { useMayCall } from '../../../ground/auth/useDuties'
import { usePlaces } from '../../../ground/console/usePlaces'
import { hasUnits, operationsOfSearch } from './searchParts'

/** `by` names the field of a person that matched, if the rest does not show it. */
export type Destination = {
  to: string
  group: string
  label: string
  person?: FoundPersonFragment
  by?: string
}

const PAUSE_MS = 200
/** Looks like an address: also search accounts without a profile. */
const ADDRESS = /^[^\s@]+@/
const MOST_ACCOUNTS = 5
/** A refetch must not trigger navigation. */
const once = { refetchOnWindowFocus: false, refetchOnReconnect: false }
/** Possible kit or sample label; shorter texts match too many numbers. */
const LABEL = /^(?=.*\d)[\w-]{4,50}$/

/**
 * People found by the server and pages whose name contains the text. Empty until the answer to exactly this text
 * arrives, so that Enter cannot open an earlier result.
 * @param isEntered Enter was pressed: ask at once
 */
export function useDestinations(typed: string, isEntered: boolean) {
  const places = usePlaces()
  const mayCall = useMayCall()
  const text = normaliseText(typed)
  const isPaused = useIsPaused(text)
  const searchesPeople = mayCall(operationsOfSearch.people)
  const isAsked = text !== '' && searchesPeople && (isPaused || isEntered)
  const birthday = typedDate(text)
  const isLabel = LABEL.test(text)
  const unitNumber = normaliseUnitNumber(text)

  const { data, error, isFetching } = useApiQuery(
    ['goTo', text],
    GoToDocument,
    {
      text,
      donorNumber: normaliseDonorNumber(text),
      isAddress: ADDRESS.test(text) && mayCall(operationsOfSearch.accounts),
      mayBeNumber: isPossibleDonorNumber(text) && /\d/.test(text),
      match: {
        ...(birthday ? { Birthday: { eq: birthday } } : { KitNumber: { contains: text } }),
        DeleteStatus: { eq: false },
      },
      isMatch: birthday !== null || isLabel,
      sampleIds: [text, text.toUpperCase()],
      mayBeLabel: isLabel && mayCall(operationsOfSearch.samples),
    },
    { enabled: isAsked, ...once },
  )
  const isUnit = isUnitNumber(unitNumber) && hasUnits(places)
  const unit = useApiQuery(
    ['goToUnit', unitNumber],
    GoToUnitDocument,
    { number: unitNumber },
    { enabled: isAsked && isUnit, ...once },
  )

  const isAnswered =
    text === '' ||
    !searchesPeople ||
    (isAsked && !isFetching && !unit.isFetching && (data !== undefined || error !== null))
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
  // Matches by number first, each person once.
  const people = found.filter(({ to }, index) => found.findIndex((other) => other.to === to) === index)
  const accounts = (data?.accounts?.items ?? [])
    .slice(0, MOST_ACCOUNTS)
    .map(({ Id, Email }): Destination => ({
      to: `/pendingAccounts?id=${Id}`,
      group: PENDING_ACCOUNTS,
      label: Email,
    }))
  const units = (unit.data?.listUnits.items ?? []).map(({ Id, Number: number }): Destination => ({
    to: `/units/${Id}/show`,
    group: UNITS_LABEL,
    label: number,
  }))
  const pages = places
    .flatMap((place) => place.pages.map(({ to, full }): Destination => ({ to, group: '画面', label: full })))
    .filter(({ label }) => label.includes(text))
  const destinations = [...units, ...people, ...accounts, ...pages]
  const isOne = destinations.length === 1 || (donors.length === 1 && saysDonorNumber(text))
  return {
    destinations,
    isAnswered,
    /** Set if the text has only one meaning. */
    only: (isOne && destinations[0]) || null,
    failure: error ? failureMessage(error) : null,
  }
}

const toPerson = (person: FoundPersonFragment, by?: string): Destination => ({
  to: `/users/${person.Id}/show`,
  group: '会員',
  label: [person.LastName, person.FirstName].filter(Boolean).join(' ') || (person.Email ?? '会員'),
  person,
  by,
})

function useIsPaused(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
