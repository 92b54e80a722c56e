import { notesOfDonation } from '../../ground/words/notesOfDonation'
import styles from './NotesList.module.css'

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
