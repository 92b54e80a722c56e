import { useNotify, useRefresh } from 'react-admin'

/** Says what was done, and shows the page as it is now. */
export function useDone() {
  const notify = useNotify()
  const refresh = useRefresh()
  return (words: string) => {
    notify(words, { type: 'success' })
    refresh()
  }
}
