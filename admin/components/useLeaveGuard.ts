import { useEffect } from 'react'
import { UNSAVED_CHANGES } from '../../shared/messages/systemMessages'
import { isRecord } from '../dataProvider/isRecord'

/**
 * While something is typed and not saved, closing the tab and going back ask first. Going back meets an entry of the
 * history that stands for the page itself, so that "stay" leaves everything as it is.
 */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return undefined
    const guard = crypto.randomUUID()
    const stand = () => window.history.pushState({ ...state(), guard }, '')
    let leaving = false
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = () => {
      if (leaving) return
      leaving = window.confirm(UNSAVED_CHANGES)
      if (leaving) window.history.back()
      else stand()
    }
    stand()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('popstate', ask)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('popstate', ask)
      // Gone when somebody went on by a link: that must not be taken back.
      if (state().guard === guard) window.history.back()
    }
  }, [isDirty])
}

function state(): Record<string, unknown> {
  const kept: unknown = window.history.state
  return isRecord(kept) ? kept : {}
}
