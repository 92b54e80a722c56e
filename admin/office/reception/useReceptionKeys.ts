import { useEffect, useEffectEvent, type RefObject } from 'react'

type Actions = {
  record: (received: boolean) => void
  stateNoChange: () => void
  undo: () => void
  clear: () => void
}

export const RECORD_KEY = 'F2'
export const RECORD_WITHOUT_KEY = 'F4'
export const NO_CHANGE_KEY = 'F8'
export const UNDO_KEY = 'F9'
export const LABEL_KEY = 'F6'

/** Shortcuts of the desk. Enter is not used, because scanners send it; other characters go into the field. */
export function useReceptionKeys(field: RefObject<HTMLInputElement | null>, actions: Actions) {
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return
    const action = {
      [RECORD_KEY]: () => actions.record(true),
      [RECORD_WITHOUT_KEY]: () => actions.record(false),
      [NO_CHANGE_KEY]: actions.stateNoChange,
      [UNDO_KEY]: actions.undo,
      Escape: actions.clear,
    }[event.key]
    if (action) {
      event.preventDefault()
      // A held key counts once.
      if (!event.repeat) action()
    } else if (event.key.length === 1 && event.key !== ' ' && !isTypedInto(event.target))
      field.current?.focus()
  })
}

const isTypedInto = (target: EventTarget | null) =>
  (target instanceof HTMLInputElement && target.type !== 'checkbox') || target instanceof HTMLTextAreaElement

/** Prints the label again. */
export function useLabelKey(print: () => void) {
  useKeys((event) => {
    if (event.key !== LABEL_KEY || event.repeat) return
    event.preventDefault()
    print()
  })
}

/** Keys pressed anywhere on the page. */
function useKeys(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
