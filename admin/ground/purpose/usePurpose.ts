import { useSyncExternalStore } from 'react'
import { firstQuestion, onPurposes, purposeFor } from './purposes'

export const usePurposeQuestion = () => useSyncExternalStore(onPurposes, firstQuestion)

/** The purpose of an open record; null if none was needed. */
export const usePurposeFor = (subject: string) => useSyncExternalStore(onPurposes, () => purposeFor(subject))
