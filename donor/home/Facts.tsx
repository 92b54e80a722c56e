import { homeFacts } from '../../shared/messages/home'
import { useTexts } from '../rootData'
import styles from './Facts.module.css'

export function Facts() {
  return (
    <div className={`wrap section ${styles.facts}`}>
      <dl className={styles.list}>
        {homeFacts(useTexts()).map(({ term, figure, unit }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {figure}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
