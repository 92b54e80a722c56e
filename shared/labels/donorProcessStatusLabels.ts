import type { DonorProcessStatus } from '../generated/schema'

export const donorProcessStatusLabels = {
  Applicant: '応募者',
  Candidate: '候補者',
  EligibleDonor: 'ドナー',
} satisfies Record<DonorProcessStatus, string>
