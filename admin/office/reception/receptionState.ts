import type { ReceptionPanelFragment, UnitLabelFragment } from '../../generated/graphql'
import type { KeptToday } from './keptToday'

/** `donationId` is set once the server has stored the visit. */
export type Recorded = {
  key: string
  name: string
  received: boolean
  /** The server allowed this donor before the visit. */
  isChecked: boolean
  donationId?: string
  /** Once it is recorded. */
  unit?: UnitLabelFragment
}

export type Listed = KeptToday['donors'][number] & { asOf: string }

export type ReceptionState =
  | { is: 'empty' }
  | { is: 'looking'; number: string }
  | { is: 'found'; reception: ReceptionPanelFragment }
  | { is: 'unknown'; message: string }
  /** No connection: the visit is recorded now and judged later. */
  | { is: 'unchecked'; number: string; listed: Listed | null }
  /** No connection, and the donor is refused by the kept list. */
  | { is: 'turnedAway'; listed: Listed }
  | { is: 'recorded'; visit: Recorded }
  | { is: 'undone'; name: string }
  | { is: 'refused'; name: string; what: 'record' | 'undo'; message: string }

/** A visit whose stool has no unit yet. */
export const asksUnit = (state: ReceptionState): boolean =>
  state.is === 'recorded' && state.visit.received && !state.visit.unit

export type ReceptionAction =
  | { type: 'look'; number: string }
  | { type: 'found'; reception: ReceptionPanelFragment }
  | { type: 'unknown'; message: string }
  | { type: 'unreachable'; number: string; listed: Listed | null }
  | { type: 'record'; visit: Recorded }
  | { type: 'sent'; key: string; donationId: string }
  | { type: 'labelled'; key: string; unit: UnitLabelFragment }
  | { type: 'refused'; key: string; what: 'record' | 'undo'; message: string }
  | { type: 'undone'; key: string }
  | { type: 'clear' }

/** An outcome changes the panel only if it still shows that visit. */
const isOf = (state: ReceptionState, key: string) => state.is === 'recorded' && state.visit.key === key

export function receptionReducer(state: ReceptionState, action: ReceptionAction): ReceptionState {
  switch (action.type) {
    case 'look':
      return { is: 'looking', number: action.number }
    case 'found':
      return { is: 'found', reception: action.reception }
    case 'unknown':
      return { is: 'unknown', message: action.message }
    case 'unreachable':
      return action.listed?.Message
        ? { is: 'turnedAway', listed: action.listed }
        : { is: 'unchecked', number: action.number, listed: action.listed }
    case 'record':
      return { is: 'recorded', visit: action.visit }
    case 'sent':
      return state.is === 'recorded' && isOf(state, action.key)
        ? { is: 'recorded', visit: { ...state.visit, donationId: action.donationId } }
        : state
    case 'labelled':
      return state.is === 'recorded' && isOf(state, action.key)
        ? { is: 'recorded', visit: { ...state.visit, unit: action.unit } }
        : state
    case 'refused':
      return state.is === 'recorded' && isOf(state, action.key)
        ? { is: 'refused', name: state.visit.name, what: action.what, message: action.message }
        : state
    case 'undone':
      return state.is === 'recorded' && isOf(state, action.key)
        ? { is: 'undone', name: state.visit.name }
        : state
    case 'clear':
      return { is: 'empty' }
  }
}
