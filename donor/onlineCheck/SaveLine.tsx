import { formatJapaneseTime } from '../../shared/dates'
import { Button } from '../components/Button'
import { Note } from '../components/Note'
import type { SaveState } from './saveQueue'
import styles from './SaveLine.module.css'

/** When the answers were saved last; what stands in the way is said by `NotSaved`. */
export function SaveLine({ save }: { save: SaveState }) {
  return (
    <p className={save.savedAt && !save.failure ? styles.saved : styles.line} role="status">
      {save.failure
        ? 'まだ保存できていません'
        : save.savedAt
          ? `${formatJapaneseTime(save.savedAt)}に保存しました`
          : ''}
    </p>
  )
}

/** Why answers are not on the server yet. They are all still in the page. */
export function NotSaved({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  if (!save.failure) return null
  return (
    <Note tone="coral" title="まだ保存できていません">
      <p>{save.failure}</p>
      {!save.closed && (
        <>
          <p>入力した内容は、この画面に残っています。つながったら、自動で保存します。</p>
          <div>
            <Button kind="two" small onClick={onRetry}>
              もう一度保存する
            </Button>
          </div>
        </>
      )}
    </Note>
  )
}
