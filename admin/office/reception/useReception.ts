import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useReducer, useRef } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { isPossibleDonorNumber, normaliseDonorNumber } from '../../../shared/facts/donorNumber'
import { normaliseUnitNumber } from '../../../shared/facts/unitNumber'
import { isUnitNumber } from '../../../shared/rules/donating/units/unitNumber'
import { isNumberOfUnit } from '../../../shared/words/donating/units'
import { BARCODE_MISMATCH } from '../../../shared/words/program/apiErrors'
import { type Answer, NONE } from '../../../shared/questionnaire/engine/answer'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useConsole } from '../../ground/console/ConsoleContext'
import { fieldSentences, isPassing } from '../../ground/dataProvider/toHttpError'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import {
  FindDonorDocument,
  type ReceptionPanelFragment,
  RecordDonationDocument,
  RecordStatementDocument,
  UndoDonationDocument,
  type UnitLabelFragment,
} from '../../generated/graphql'
import { fullName } from '../../parts/people/PersonName'
import { receptionReducer, type ReceptionState, type Listed } from './receptionState'
import { readToday } from './keptToday'
import { timeOf } from './KeptList'
import { useVisitQueue, VISITS_OF_TODAY } from './useVisitQueue'
import type { VisitOutcome } from './visitQueue'

/** The number may be right. */
const isUnreachable = (failure: unknown) => !(failure instanceof HttpError) || isPassing(failure)

export function useReception() {
  const [state, dispatch] = useReducer(receptionReducer, { is: 'empty' })
  const { clock } = useConsole()
  const call = useCallApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const lookup = useRef<AbortController>(undefined)

  const refreshList = useCallback(() => cache.invalidateQueries({ queryKey: [VISITS_OF_TODAY] }), [cache])
  const told = useCallback(
    (outcome: VisitOutcome) => {
      const { key } = outcome
      if (outcome.is === 'sent') dispatch({ type: 'sent', key, donationId: outcome.donationId })
      else if (outcome.is === 'undone') dispatch({ type: 'undone', key })
      else dispatch({ type: 'refused', key, what: 'record', message: outcome.message })
      void refreshList()
    },
    [refreshList],
  )
  const { queue, visits, send } = useVisitQueue(told)

  async function look(typed: string) {
    lookup.current?.abort()
    const unit = normaliseUnitNumber(typed)
    if (isUnitNumber(unit)) return dispatch({ type: 'unknown', message: isNumberOfUnit(unit) })
    if (!isPossibleDonorNumber(typed)) return dispatch({ type: 'unknown', message: BARCODE_MISMATCH })
    const number = normaliseDonorNumber(typed)
    const control = new AbortController()
    lookup.current = control
    dispatch({ type: 'look', number })
    try {
      const { findDonor } = await call(FindDonorDocument, { donorId: number }, control)
      if (!control.signal.aborted) dispatch({ type: 'found', reception: findDonor })
    } catch (failure) {
      if (control.signal.aborted) return
      if (!isUnreachable(failure)) return dispatch({ type: 'unknown', message: messageOf(failure) })
      const listed = await findListed(number)
      if (!control.signal.aborted) dispatch({ type: 'unreachable', number, listed })
    }
  }

  function record(received: boolean) {
    const visitor = visitorOf(state, received)
    if (!visitor) return
    const key = crypto.randomUUID()
    queue.add({ key, donorId: visitor.donorId, donationAt: clock.now().toISOString(), received })
    dispatch({
      type: 'record',
      visit: { key, name: visitor.name, received, isChecked: state.is === 'found' },
    })
    void send()
  }

  /** Stores what the donor stated; the panel then shows the consequence. @throws the server's refusal */
  async function recordStatement(answer: Answer) {
    if (state.is !== 'found') return
    const input = { UserId: state.reception.User.Id, Answer: answer }
    const said = await call(RecordStatementDocument, { input })
    dispatch({ type: 'found', reception: said.recordStatement })
  }

  function stateNoChange() {
    if (state.is !== 'found' || !asksForStatement(state.reception)) return
    recordStatement({ choices: [NONE] }).catch((failure: unknown) =>
      notify(failureMessage(failure), { type: 'error' }),
    )
  }

  /** Stool on a day of rest: sent at once, because the reason is not stored on this device. */
  async function recordConfirmed(reason: string) {
    if (state.is !== 'found' || !state.reception.User.DonorId) return
    const { User } = state.reception
    const key = crypto.randomUUID()
    const { recordDonation } = await call(RecordDonationDocument, {
      input: {
        DonorId: User.DonorId,
        DonationAt: clock.now().toISOString(),
        StoolReceiptStatus: 'Implemented',
        IdempotencyKey: key,
        ConfirmReason: reason,
      },
    })
    const name = fullName(User) ?? User.DonorId ?? ''
    dispatch({
      type: 'record',
      visit: { key, name, received: true, isChecked: true, donationId: recordDonation.Id },
    })
    await refreshList()
  }

  async function undo() {
    if (state.is !== 'recorded') return
    const { key, donationId } = state.visit
    const waiting = visits.waiting.find((visit) => visit.key === key)
    if (donationId) {
      try {
        await call(UndoDonationDocument, { id: donationId })
        dispatch({ type: 'undone', key })
      } catch (failure) {
        if (isUnreachable(failure)) notify(failureMessage(failure), { type: 'error' })
        else dispatch({ type: 'refused', key, what: 'undo', message: failureMessage(failure) })
      }
      await refreshList()
    } else if (waiting && !waiting.tried) {
      queue.remove(key)
      dispatch({ type: 'undone', key })
    } else {
      // Being sent: it is undone after the server's answer.
      queue.mark(key, { undo: true })
      dispatch({ type: 'undone', key })
    }
  }

  /** The unit of what the panel shows. */
  const label = (unit: UnitLabelFragment) => {
    if (state.is !== 'recorded') return
    dispatch({ type: 'labelled', key: state.visit.key, unit })
    void refreshList()
  }
  /** Stool of today that has no unit yet. */
  const openUnit = (donationId: string, name: string) =>
    dispatch({
      type: 'record',
      visit: { key: donationId, name, received: true, isChecked: true, donationId },
    })

  const clear = useCallback(() => {
    lookup.current?.abort()
    dispatch({ type: 'clear' })
  }, [])
  return {
    state,
    visits,
    look,
    record,
    recordStatement,
    stateNoChange,
    recordConfirmed,
    undo,
    label,
    openUnit,
    clear,
    dismiss: queue.dismiss,
  }
}

/** The donor in the list that this device keeps; null without a list or an entry. */
async function findListed(number: string): Promise<Listed | null> {
  const today = await readToday()
  const donor = today?.donors.find(({ DonorId }) => DonorId === number)
  return today && donor ? { ...donor, asOf: timeOf(today) } : null
}

const messageOf = (failure: unknown) => fieldSentences(failure).DonorId ?? failureMessage(failure)

/** True if no statement was made today and nothing else blocks the donation. */
export const asksForStatement = ({ Refusal, StatementGiven }: ReceptionPanelFragment) =>
  !Refusal && !StatementGiven

/** Stool needs a statement if the operator requires one, and a reason on a day of rest. */
export const mayRecord = ({ Refusal, StatementRequired }: ReceptionPanelFragment, received: boolean) =>
  (Refusal === null || (Refusal === 'Resting' && !received)) && !(received && StatementRequired)

function visitorOf(state: ReceptionState, received: boolean) {
  if (state.is === 'unchecked') return { donorId: state.number, name: state.listed?.Name || state.number }
  if (state.is !== 'found' || !mayRecord(state.reception, received)) return null
  const { User } = state.reception
  return User.DonorId ? { donorId: User.DonorId, name: fullName(User) ?? User.DonorId } : null
}
