import { OPENS_NEW_TAB } from '../../ground/words/links'
import { scheduleChange } from '../../../shared/words/visits/scheduleChange'
import { buttonClass, Note, Contact } from '../../parts/components/Basics'
import { useTexts } from '../../ground/page/rootData'
import styles from './ScheduleChange.module.css'

export function ScheduleChange() {
  const texts = useTexts()
  const { intro, steps, openChat, guidance } = scheduleChange(texts)
  const { chat } = texts
  return (
    <>
      <p>{intro}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="buttons">
        <a className={buttonClass({ kind: 'two' })} href={chat.url} target="_blank" rel="noreferrer">
          {openChat}
          <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
        </a>
      </div>
      <Note>
        <p>{guidance}</p>
      </Note>
      <Contact />
    </>
  )
}
