import resting from '../illustrations/resting-garden.svg?url&no-inline'
import { ButtonLink } from './ButtonLink'
import { Illustration } from './Illustration'
import styles from './NotFound.module.css'

export function NotFound({ path }: { path: string }) {
  return (
    <div className="wrap column page stackLarge">
      <Illustration className={styles.picture} src={resting} />
      <div className="stackSmall">
        <h1>ページが見つかりません</h1>
        <p className="support">
          Page not found　<code className={styles.path}>{path}</code>
        </p>
        <p>アドレスをお確かめいただくか、ホームからお探しください。</p>
      </div>
      <div className="buttons">
        <ButtonLink to="/">ホームへ</ButtonLink>
      </div>
    </div>
  )
}
