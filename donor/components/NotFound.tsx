import { errorPages } from '../../shared/messages/pages/errorPages'
import { NOT_FOUND_ADVICE, PAGE_NOT_FOUND } from '../../shared/messages/systemMessages'
import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { ButtonLink } from './ButtonLink'
import { Illustration } from './Illustration'
import styles from './NotFound.module.css'

const { h1, primary } = errorPages[404]

export function NotFound({ path }: { path: string }) {
  return (
    <div className="wrap column page stackLarge">
      <Illustration className={styles.picture} src={resting} />
      <div className="stackSmall">
        <h1>{h1}</h1>
        <p className="support">
          {PAGE_NOT_FOUND}　<code className={styles.path}>{path}</code>
        </p>
        <p>{NOT_FOUND_ADVICE}</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/">{primary}</ButtonLink>
      </div>
    </div>
  )
}
