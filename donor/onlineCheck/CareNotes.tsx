import { SEE_A_DOCTOR_TITLE } from '../../shared/messages/seeADoctor'
import { Note } from '../components/Note'
import type { CareNote } from './careNotes'
import styles from './Result.module.css'

/** Directly under the headline, in the colour of advice: it matters more to the person than the judgement does. */
export function CareNotes({ notes }: { notes: readonly CareNote[] }) {
  return notes.map(({ kind, text }) => (
    <div key={text} className={styles.care}>
      <Note tone={kind === 'medical' ? 'coral' : 'plum'} title={kind === 'medical' && SEE_A_DOCTOR_TITLE}>
        <p>{text}</p>
      </Note>
    </div>
  ))
}
