import { useToast } from './toasts'
import styles from './ToastOutlet.module.css'

/** The region always exists, so that screen readers announce its content. */
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
