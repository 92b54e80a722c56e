import { useSyncExternalStore } from 'react'
import styles from './ToastOutlet.module.css'

/** Always exists, so that screen readers announce its content. */
export function ToastOutlet() {
  const toast = useToast()
  return (
    <div role="status" className={styles.region}>
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  )
}

export type Toast = { id: number; text: string }

const TOAST_TIME = 3_000
/** For events that the person did not cause. */
export const NOTICE_TIME = 4_500

let current: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

/** For success. Errors stay at their place. */
export function showToast(text: string, milliseconds = TOAST_TIME): void {
  clearTimeout(timer)
  set({ id: (current?.id ?? 0) + 1, text })
  timer = setTimeout(() => set(null), milliseconds)
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
    () => null,
  )
}
