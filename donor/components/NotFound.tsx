import { errorPages } from '../../shared/messages/pages/errorPages'
import { NOT_FOUND_ADVICE, PAGE_NOT_FOUND, pageNotFound } from '../../shared/messages/systemMessages'
import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { ButtonLink } from './ButtonLink'
import { Illustration } from './Illustration'
import styles from './NotFound.module.css'

const { h1, primary } = errorPages[404]

type Props = {
  path: string
  /** False for a path that cannot be decoded. */
  valid?: boolean
}

export function NotFound({ path, valid = true }: Props) {
  return (
    <div className="wrap column page stackLarge">
      <Illustration className={styles.picture} src={resting} />
      <div className="stackSmall">
        <h1>{h1}</h1>
        <p className="support">
          {valid ? (
            <>
              {PAGE_NOT_FOUND}　<code className={styles.path}>{path}</code>
            </>
          ) : (
            <span className={styles.path}>{pageNotFound(path)}</span>
          )}
        </p>
        <p>{NOT_FOUND_ADVICE}</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/">{primary}</ButtonLink>
      </div>
    </div>
  )
}
