import { carouselTexts as texts } from '../../shared/messages/home'
import styles from './CarouselControls.module.css'

type Props = {
  count: number
  index: number
  playing: boolean
  onToggle: () => void
  onChoose: (index: number) => void
}

export function CarouselControls({ count, index, playing, onToggle, onChoose }: Props) {
  return (
    <div className={styles.soil}>
      <div className={`wrap ${styles.controls}`}>
        <div className={styles.pictures}>
          <button
            className={styles.back}
            type="button"
            aria-label={texts.previous}
            onClick={() => onChoose(index - 1)}
          />
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              className={styles.bead}
              type="button"
              aria-label={texts.nth(at + 1, count)}
              aria-current={at === index || undefined}
              onClick={() => onChoose(at)}
            />
          ))}
          <button
            className={styles.on}
            type="button"
            aria-label={texts.next}
            onClick={() => onChoose(index + 1)}
          />
        </div>
        <button
          className={`${styles.toggle} ${playing ? styles.playing : ''}`}
          type="button"
          aria-label={playing ? texts.pause : texts.play}
          onClick={onToggle}
        >
          {playing ? '止める' : '再生する'}
        </button>
      </div>
    </div>
  )
}
