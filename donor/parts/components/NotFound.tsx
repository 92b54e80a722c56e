import { errorPages } from '../../../shared/words/program/pageText'
import { NOT_FOUND_ADVICE, PAGE_NOT_FOUND, pageNotFound } from '../../../shared/words/program/systemMessages'
import resting from '../../ground/illustrations/resting-garden.svg?url&no-inline'
import { ButtonLink, Illustration, Words } from './Basics'
import styles from './NotFound.module.css'

const notFound = errorPages[404]

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
        <h1>
          <Words text={notFound.h1} />
        </h1>
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
        <ButtonLink to="/">{notFound.primary}</ButtonLink>
      </div>
    </div>
  )
}
