import { useToast } from './toasts'
import styles from './ToastOutlet.module.css'

/** Where toasts appear; the region stands from the start, so that screen readers hear what comes into it. */
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
