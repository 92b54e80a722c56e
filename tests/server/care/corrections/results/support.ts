import type { ProposeCorrectionInput } from '../../../../../shared/generated/schema'
import type { Actor } from '../../../../support/actors'

export const why = { Cause: 'EntryError', Explanation: '別の方の結果を入力していた' } as const

export const passed = {
  ExamDate: '2026-11-10',
  MedicalHistoryStatus: 'Implemented',
  SampleTestResult: 'Certified',
  NormalJudgmentStatus: 'Implemented',
  DonorStatus: 'Certified',
} as const
export const failed = {
  ...passed,
  SampleTestResult: 'NotCertified',
  DonorStatus: 'NotCertified',
  Reason: 'SampleTest',
} as const

type Proposal = Omit<ProposeCorrectionInput, 'Cause' | 'Explanation'> & Partial<ProposeCorrectionInput>

export const propose = (by: Actor, proposal: Proposal) =>
  by.call('mutation ($input: ProposeCorrectionInput!) { proposeCorrection(input: $input) { Id } }', {
    input: { ...why, ...proposal },
  })

/** What a colleague sees of it. */
export const look = async (by: Actor, id: string) => {
  const { data } = await by.call(
    `query ($id: ID!) { getCorrection(Id: $id) { State Stale Explanation ProposedByName DecidedByName Words Changes { Label Before After }
      Consequences { Outcome Lines Fingerprint Donations { Id } } } }`,
    { id },
  )
  if (!data) throw new Error('No correction')
  return data.getCorrection
}

export const confirm = (by: Actor, Id: string, Fingerprint: string) =>
  by.call('mutation ($input: ConfirmCorrectionInput!) { confirmCorrection(input: $input) { State } }', {
    input: { Id, Fingerprint },
  })

/** Looks at it and confirms what was seen. */
export async function confirmSeen(by: Actor, id: string) {
  const { Consequences } = await look(by, id)
  return confirm(by, id, Consequences?.Fingerprint ?? '')
}

export const refuse = (by: Actor, Id: string, Words = '記録のとおり') =>
  by.call('mutation ($input: RefuseCorrectionInput!) { refuseCorrection(input: $input) { State } }', {
    input: { Id, Words },
  })

export const withdraw = (by: Actor, id: string) =>
  by.call('mutation ($id: ID!) { withdrawCorrection(input: { Id: $id }) { State } }', { id })
