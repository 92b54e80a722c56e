import { useRef } from 'react'
import { carouselTexts as texts, homePictures } from '../../shared/messages/home'
import { Illustration } from '../components/Illustration'
import garden from '../illustrations/hero-garden.svg?url&no-inline'
import meal from '../illustrations/hero-meal.svg?url&no-inline'
import room from '../illustrations/hero-room.svg?url&no-inline'
import styles from './Carousel.module.css'
import carouselControlsStyles from './CarouselControls.module.css'
import { useCarousel } from './useCarousel'

const PICTURES = [garden, room, meal] as const
const COUNT = homePictures.length

/** Works without script by swiping and scrolling. */
export function Carousel() {
  const whole = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const carousel = useCarousel({ whole, viewport, count: COUNT })
  return (
    <section
      ref={whole}
      className={styles.carousel}
      aria-roledescription="カルーセル"
      aria-label={texts.label}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-label={texts.pictures}
        // What scrolls can be scrolled by keyboard, also without script and in Safari.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={carousel.followScroll}
      >
        {homePictures.map((sentence, at) => (
          <div
            key={sentence}
            className={styles.slide}
            role="group"
            aria-roledescription="スライド"
            aria-label={texts.nth(at + 1, COUNT)}
          >
            <Illustration className={styles.picture} src={PICTURES[at] ?? garden} lazy={at > 0} />
            <div className={styles.caption}>
              <p className="wrap">{sentence}</p>
            </div>
          </div>
        ))}
      </div>
      <CarouselControls
        count={COUNT}
        index={carousel.index}
        playing={carousel.playing}
        onToggle={carousel.toggle}
        onChoose={carousel.choose}
      />
    </section>
  )
}

type Props = {
  count: number
  index: number
  playing: boolean
  onToggle: () => void
  onChoose: (index: number) => void
}

function CarouselControls({ count, index, playing, onToggle, onChoose }: Props) {
  return (
    <div className={carouselControlsStyles.soil}>
      <div className={`wrap ${carouselControlsStyles.controls}`}>
        <div className={carouselControlsStyles.pictures}>
          <button
            className={carouselControlsStyles.back}
            type="button"
            aria-label={texts.previous}
            onClick={() => onChoose(index - 1)}
          />
          {Array.from({ length: count }, (_, at) => (
            <button
              key={at}
              className={carouselControlsStyles.bead}
              type="button"
              aria-label={texts.nth(at + 1, count)}
              aria-current={at === index || undefined}
              onClick={() => onChoose(at)}
            />
          ))}
          <button
            className={carouselControlsStyles.on}
            type="button"
            aria-label={texts.next}
            onClick={() => onChoose(index + 1)}
          />
        </div>
        <button
          className={`${carouselControlsStyles.toggle} ${playing ? carouselControlsStyles.playing : ''}`}
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
