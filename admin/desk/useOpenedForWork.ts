import { useEffect } from 'react'
import { classReaders } from '../../shared/access/classes'
import type { ReadPurpose } from '../../shared/generated/schema'
import { workKinds, type WorkArea } from '../../shared/work'
import { useHoldsOneOf } from '../auth/useHoldsOneOf'
import { givePurpose, purposeFor } from '../purpose/purposes'
import type { WorkRow } from './useDesk'

const purposes: Readonly<Record<WorkArea, ReadPurpose>> = {
  guidance: 'interview',
  exam: 'interview',
  judgement: 'judgement',
  donation: 'reception',
  contact: 'inquiry',
  pause: 'inquiry',
  money: 'payout',
  audit: 'audit',
  task: 'inquiry',
}

/** The work says why the record of its person is opened, to whoever reads health: nobody is asked for each row. */
export function useOpenedForWork({ UserId, Kind }: WorkRow): void {
  const readsHealth = useHoldsOneOf(classReaders.Health)
  // Before the effect by which the record is asked for.
  useEffect(() => {
    if (readsHealth && UserId && !purposeFor(UserId))
      givePurpose(UserId, { name: purposes[workKinds[Kind].area], note: null })
  }, [readsHealth, UserId, Kind])
}
