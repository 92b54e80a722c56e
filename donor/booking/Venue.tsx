import { OPENS_NEW_TAB, SHOW_MAP } from '../../shared/messages/links'
import styles from './Venue.module.css'

/** Where to come, with the way to a map. */
export function Venue({ name, address, mapUrl }: { name: string; address: string; mapUrl: string }) {
  return (
    <>
      {name}
      <br />
      {address}
      <br />
      <a className={styles.map} href={mapUrl} target="_blank" rel="noreferrer">
        {SHOW_MAP}
        <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
      </a>
    </>
  )
}
