import type { Fate } from './keptProfile'

/** What is kept of units, of the panels that bracket them and of what holds them. */
export const unitFates = {
  donationId: 'key',
  number: 'key',
  state: 'Material',
  heldFrom: 'derived',
  receivedAt: 'Material',
  passedAt: 'Material',
  weightGrams: 'Material',
  bristolType: 'Material',
  rejectionReason: 'Material',
  container: 'Material',
  takenBy: 'key',
  statementId: 'key',
  handedOverAt: 'Material',
  handedOverTo: 'Material',
  handOverBatch: 'Material',
  handedOverBy: 'key',
  discardedAt: 'Material',
  holdChangedAt: 'derived',
} as const satisfies Record<string, Fate>

export const panelFates = {
  kind: 'Health',
  screeningId: 'key',
  laboratory: 'Health',
  firstDay: 'Health',
  lastDay: 'Health',
  outcome: 'Health',
  results: 'Health',
  resultsSealed: 'derived',
  criteria: 'key',
  recordedBy: 'key',
  confirmedBy: 'key',
  confirmedAt: 'Health',
  withdrawnBy: 'key',
  withdrawnAt: 'Health',
  releasedBy: 'key',
  releasedAt: 'Health',
} as const satisfies Record<string, Fate>

export const holdFates = {
  cause: 'Health',
  causeId: 'key',
  since: 'Health',
  until: 'Health',
  begunBy: 'key',
  reason: 'Health',
  reasonSealed: 'derived',
  finding: 'Health',
  findingSealed: 'derived',
  foundBy: 'key',
  decision: 'Health',
  decidedBy: 'key',
  decidedAt: 'Health',
} as const satisfies Record<string, Fate>

export const askedTestFates = {
  kind: 'Operational',
  askedBy: 'key',
  examRequestedAt: 'Operational',
  preferredDates: 'Operational',
  requestNote: 'Operational',
  scheduledDate: 'Operational',
  scheduledTime: 'Operational',
  endedAt: 'Operational',
  end: 'Operational',
  panelId: 'key',
} as const satisfies Record<string, Fate>
