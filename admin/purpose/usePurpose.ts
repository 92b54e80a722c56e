import { useSyncExternalStore } from 'react'
import { firstQuestion, onPurposes, purposeFor } from './purposes'

export const usePurposeQuestion = () => useSyncExternalStore(onPurposes, firstQuestion)

/** Why somebody's record is open; null where nobody had to say it. */
export const usePurposeFor = (subject: string) => useSyncExternalStore(onPurposes, () => purposeFor(subject))
