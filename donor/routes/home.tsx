import { useEffect, useRef, useState, type RefObject } from 'react'
import { fourSteps } from '../ground/words/home'
import { homeTitle } from '../../shared/words/program/pageText'
import { publicPages } from '../../shared/words/program/publicPages'
import { Illustration } from '../parts/components/Basics'
import { Hero } from '../way/home/Hero'
import { BeginAtFoot } from '../way/home/BeginAtFoot'
import { About, Facts, HonestNumbers, Reward, Faq } from '../way/home/Sections'
import styles from '../way/home/Steps.module.css'
import { Visit } from '../way/home/Visit'
import flowers from '../ground/illustrations/bloom.svg?url&no-inline'
import check from '../ground/illustrations/step-check.svg?url&no-inline'
import join from '../ground/illustrations/step-join.svg?url&no-inline'
import talk from '../ground/illustrations/step-talk.svg?url&no-inline'
import test from '../ground/illustrations/step-test.svg?url&no-inline'
import { publicMeta } from '../ground/page/publicMeta'
import { useTexts } from '../ground/page/rootData'

export const meta = publicMeta('/', ({ serviceName, region }) => homeTitle(serviceName, region.name))

export default function Home() {
  const texts = useTexts()
  const { primary, secondary } = publicPages(texts)['/']
  const mainVisual = useRef<HTMLDivElement>(null)
  const mainVisualVisible = useInView(mainVisual)
  return (
    <div className={styles.home}>
      <div ref={mainVisual}>
        <Hero texts={texts} start={primary} trial={secondary} />
      </div>
      <Facts />
      <HonestNumbers />
      <Visit texts={texts} />
      <Steps />
      <About texts={texts} />
      <Reward />
      <Faq texts={texts} />
      <BeginAtFoot start={primary} stays={!mainVisualVisible} />
    </div>
  )
}

/** True until it is known. */
function useInView(target: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return visible
}

const PICTURES = [join, check, talk, test] as const

function Steps() {
  return (
    <section id="about-2" className={styles.steps}>
      <div className="wrap section">
        <div className={`withAside ${styles.columns}`}>
          <div className={styles.cards}>
            <h2>認定までの4ステップ</h2>
            <p className={styles.promise}>どの段階でも取りやめられます。理由はうかがいません。</p>
            {fourSteps.map(({ title, where, text }, index) => (
              <details key={title} className={styles.card}>
                <summary>
                  <Illustration className={styles.picture} src={PICTURES[index] ?? join} lazy />
                  <span>
                    <small>
                      ステップ{index + 1}・{where}
                    </small>
                    <strong>{title}</strong>
                  </span>
                </summary>
                <p className={styles.text}>{text}</p>
              </details>
            ))}
          </div>
          <Illustration className={styles.flowers} src={flowers} lazy />
        </div>
      </div>
    </section>
  )
}
