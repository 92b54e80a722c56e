import type { ReceptionPanelFragment } from '../generated/graphql'

/** A visit as it was recorded here; `donationId` once the server has it. */
export type Recorded = {
  key: string
  name: string
  received: boolean
  /** The server had said before that this donor may. */
  isChecked: boolean
  donationId?: string
}

/** What the one panel of the reception shows. */
export type ReceptionState =
  | { is: 'empty' }
  | { is: 'looking'; number: string }
  | { is: 'found'; reception: ReceptionPanelFragment }
  | { is: 'unknown'; message: string }
  /** Without a connection nobody can say whether this donor may; it can be recorded and is judged later. */
  | { is: 'unchecked'; number: string }
  | { is: 'recorded'; visit: Recorded }
  | { is: 'undone'; name: string }
  | { is: 'refused'; name: string; what: 'record' | 'undo'; message: string }

export type ReceptionAction =
  | { type: 'look'; number: string }
  | { type: 'found'; reception: ReceptionPanelFragment }
  | { type: 'unknown'; message: string }
  | { type: 'unreachable'; number: string }
  | { type: 'record'; visit: Recorded }
  | { type: 'sent'; key: string; donationId: string }
  | { type: 'refused'; key: string; what: 'record' | 'undo'; message: string }
  | { type: 'undone'; key: string }
  | { type: 'clear' }

/** The panel of one visit only moves by what happens to that visit: a later person may stand there already. */
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
      return { is: 'unchecked', number: action.number }
    case 'record':
      return { is: 'recorded', visit: action.visit }
    case 'sent':
      return state.is === 'recorded' && isOf(state, action.key)
        ? { is: 'recorded', visit: { ...state.visit, donationId: action.donationId } }
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
