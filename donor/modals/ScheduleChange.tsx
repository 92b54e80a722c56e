import { dialogTitles } from '../../shared/messages/menu'
import { scheduleChange } from '../../shared/messages/scheduleChange'
import { Contact } from '../components/Contact'
import { Note } from '../components/Note'
import { useTexts } from '../rootData'
import { MODAL_TITLE } from './modalTitle'
import styles from './ScheduleChange.module.css'

/** How to move or cancel the date of a test: by chat or telephone. */
export function ScheduleChange() {
  const { intro, steps, guidance } = scheduleChange(useTexts())
  return (
    <div className="wrap column page stackLarge">
      <h1 id={MODAL_TITLE} tabIndex={-1}>
        {dialogTitles.scheduleChange}
      </h1>
      <p>{intro}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Note>
        <p>{guidance}</p>
      </Note>
      <Contact />
    </div>
  )
}
