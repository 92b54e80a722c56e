import { OPENS_NEW_TAB, SHOW_MAP } from '../../shared/messages/links'
import { useTexts } from '../rootData'
import styles from './Place.module.css'

/** Where the guidance is held, and the way there. */
export function Place() {
  const { guidance } = useTexts()
  return (
    <>
      {guidance.place}
      <br />
      {guidance.address}
      <br />
      <a className={styles.map} href={guidance.mapUrl} target="_blank" rel="noreferrer">
        {SHOW_MAP}
        <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
      </a>
    </>
  )
}
