import { notesOfDonation } from '../../shared/messages/notesOfDonation'
import styles from './NotesList.module.css'

/** What to know before coming, in the order in which it is needed. */
export function NotesList() {
  return (
    <ol className={styles.notes}>
      {notesOfDonation.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
