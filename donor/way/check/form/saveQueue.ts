import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import { ApiError } from '../../../ground/session/apiError'
import { messageOf } from '../../../ground/graphql/request'

/** Null removes an answer. */
export type AnswerChanges = Record<string, Answer | null>

export type SaveState = {
  unsaved: boolean
  failure: string | null
  savedAt: Date | null
  /** The server takes no more answers: sent elsewhere, suspended, signed out. */
  closed: boolean
}

type Options = {
  send: (changes: AnswerChanges) => Promise<unknown>
  now: () => Date
  /** Refused answers are not sent again until they change. */
  onRefused?: (fields: Readonly<Record<string, string>>) => void
  /** Milliseconds to wait for further changes. */
  delay?: number
}

export type SaveQueue = ReturnType<typeof createSaveQueue>

const FINAL = ['INVALID_STATE', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']

/** Saves after a delay, one request at a time. Unsent answers wait in memory for the next change or `flush`. */
export function createSaveQueue({ send, now, onRefused, delay = 700 }: Options) {
  let waiting: AnswerChanges = {}
  let sending: AnswerChanges = {}
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: SaveState = { unsaved: false, failure: null, savedAt: null, closed: false }
  const listeners = new Set<() => void>()

  const set = (changed: Partial<SaveState>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const isEmpty = () => Object.keys(waiting).length === 0

  async function sendWaiting(): Promise<void> {
    const sent = waiting
    waiting = {}
    sending = sent
    try {
      await send(sent)
      set({ failure: null, savedAt: now(), unsaved: !isEmpty() })
    } catch (error) {
      // Newer answers win.
      waiting = { ...sent, ...waiting }
      const dropped = error instanceof ApiError && error.code === 'BAD_USER_INPUT' && drop(error.fields)
      const closed = error instanceof ApiError && FINAL.includes(error.code)
      set({ failure: isEmpty() ? null : messageOf(error), unsaved: !isEmpty(), closed })
      if (dropped && !isEmpty()) await sendWaiting()
    } finally {
      sending = {}
    }
  }

  function drop(fields: Readonly<Record<string, string>>): boolean {
    const kept = Object.entries(waiting).filter(([id]) => !Object.hasOwn(fields, id))
    const dropped = kept.length < Object.keys(waiting).length
    waiting = Object.fromEntries(kept)
    onRefused?.(fields)
    return dropped
  }

  /** Sends at once; true if everything is saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    while (running) await running
    if (!isEmpty() && !state.closed) {
      running = sendWaiting().finally(() => {
        running = null
      })
      await running
    }
    return isEmpty()
  }

  return {
    state: () => state,
    waiting: () => Object.keys({ ...sending, ...waiting }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(questionId: string, answer: Answer | null) {
      waiting = { ...waiting, [questionId]: answer }
      clearTimeout(timer)
      if (!state.closed) timer = setTimeout(() => void flush(), delay)
      if (!state.unsaved) set({ unsaved: true })
    },
    flush,
    /** For answers sent another way. */
    stop() {
      clearTimeout(timer)
      waiting = {}
      set({ unsaved: false, failure: null, closed: true })
    },
  }
}
