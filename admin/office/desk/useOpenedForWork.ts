import { useEffect } from 'react'
import { classReaders } from '../../../shared/rules/records/access/classes'
import type { ReadPurpose } from '../../../shared/generated/schema'
import { workKinds, type WorkArea } from '../../../shared/rules/office/work'
import { useHoldsOneOf } from '../../ground/auth/useHoldsOneOf'
import { givePurpose, purposeFor } from '../../ground/purpose/purposes'
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

/** The work is the purpose of opening the person's record, so readers of health data are not asked for each row. */
export function useOpenedForWork({ UserId, Kind }: WorkRow): void {
  const readsHealth = useHoldsOneOf(classReaders.Health)
  // Must run before the effect that requests the record.
  useEffect(() => {
    if (readsHealth && UserId && !purposeFor(UserId))
      givePurpose(UserId, { name: purposes[workKinds[Kind].area], note: null })
  }, [readsHealth, UserId, Kind])
}
