import { errorPages } from '../../../shared/words/program/pageText'
import { NOT_FOUND_ADVICE, PAGE_NOT_FOUND, pageNotFound } from '../../../shared/words/program/systemMessages'
import resting from '../../ground/illustrations/resting-garden.svg?url&no-inline'
import { ButtonLink, Illustration, PageHead } from './Basics'
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
      <PageHead h1={notFound.h1}>
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
      </PageHead>
      <div className="buttons">
        <ButtonLink to="/">{notFound.primary}</ButtonLink>
      </div>
    </div>
  )
}
