import { useRef } from 'react'
import { clausesOf } from '../../../shared/facts/clauses'
import type { PublicTexts } from '../../../shared/facts/config'
import { homeHero, homePromise, carouselTexts as texts, homePictures } from '../../ground/words/home'
import { ButtonLink, Tag, Illustration } from '../../parts/components/Basics'
import garden from '../../ground/illustrations/hero-garden.svg?url&no-inline'
import meal from '../../ground/illustrations/hero-meal.svg?url&no-inline'
import room from '../../ground/illustrations/hero-room.svg?url&no-inline'
import carouselStyles from './Carousel.module.css'
import carouselControlsStyles from './CarouselControls.module.css'
import styles from './Hero.module.css'
import { StartLink } from './StartLink'
import { useCarousel } from './useCarousel'

type Props = { texts: PublicTexts; start: string; trial: string }

export function Hero({ texts, start, trial }: Props) {
  const { h1, lead } = homeHero(texts)
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <p>
          <Tag tone="plain">ドナーを募集しています</Tag>
        </p>
        <h1>
          {clausesOf(h1).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className="buttons">
          <StartLink start={start} />
          <ButtonLink kind="two" to="/trial_check">
            {trial}
          </ButtonLink>
        </div>
        <p className={`support ${styles.lead}`}>{homePromise}</p>
      </div>
      <div className={styles.visual}>
        <Carousel />
      </div>
    </div>
  )
}

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
      className={carouselStyles.carousel}
      aria-roledescription="カルーセル"
      aria-label={texts.label}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        className={carouselStyles.viewport}
        role="group"
        aria-label={texts.pictures}
        // What scrolls can be scrolled by keyboard, also without script and in Safari.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={carousel.followScroll}
        onKeyDown={carousel.followKey}
      >
        {homePictures.map((sentence, at) => (
          <div
            key={sentence}
            className={carouselStyles.slide}
            role="group"
            aria-roledescription="スライド"
            aria-label={texts.nth(at + 1, COUNT)}
          >
            <Illustration className={carouselStyles.picture} src={PICTURES[at] ?? garden} lazy={at > 0} />
            <div className={carouselStyles.caption}>
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

type CarouselProps = {
  count: number
  index: number
  playing: boolean
  onToggle: () => void
  onChoose: (index: number) => void
}

function CarouselControls({ count, index, playing, onToggle, onChoose }: CarouselProps) {
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
