import { lazy, Suspense, useLayoutEffect, useRef, useEffect, useState, type ReactNode } from 'react'
import type { PublicTexts } from '../../../shared/facts/config'
import { CLOSE, dialogTitles, TO_TOP } from '../../ground/words/menu'
import { CONNECTION_LOST } from '../../../shared/words/program/systemMessages'
import { Button, ButtonLink, Note } from '../../parts/components/Basics'
import { Skeleton } from '../../parts/components/ErrorPage'
import { useModal, MODAL_TITLE, type OpenModal } from '../../parts/components/ModalLink'
import { useTexts } from '../../ground/page/rootData'
import { pageConfig } from '../../ground/session/clientConfig'
import { GlobalMenu } from './GlobalMenu'
import styles from './Modals.module.css'

const ScheduleChange = lazy(async () => {
  const content = await import('./ScheduleChange').catch(() => null)
  return { default: content?.ScheduleChange ?? (() => <p>{CONNECTION_LOST}</p>) }
})

export function Modals() {
  const { modal, close } = useModal()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = modal?.name

  const toTop = () => {
    dialog.current?.scrollTo(0, 0)
    document.getElementById(MODAL_TITLE)?.focus({ preventScroll: true })
  }

  // Before the content's effects, which scroll.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!name) element?.close()
    else if (!element?.open) element?.showModal()
    else toTop()
  }, [name])

  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={MODAL_TITLE}
      // After Esc or back, the address follows.
      onClose={() => modal && close()}
    >
      {modal && (
        <>
          <div className={styles.head}>
            <div className={`wrap ${styles.bar}`}>
              <Button kind="two" small onClick={close}>
                {CLOSE}
              </Button>
            </div>
          </div>
          <Content {...modal} />
          {name !== 'menu' && (
            <div className={`wrap column ${styles.foot}`}>
              <Button kind="txt" onClick={toTop}>
                {TO_TOP}
              </Button>
              <Button kind="two" onClick={close}>
                {CLOSE}
              </Button>
            </div>
          )}
        </>
      )}
    </dialog>
  )
}

function Content({ name, section }: OpenModal) {
  switch (name) {
    case 'menu':
      return <GlobalMenu />
    case 'schedule-change':
      return (
        <div className="wrap column page stackLarge">
          <h1 id={MODAL_TITLE} tabIndex={-1}>
            {dialogTitles.scheduleChange}
          </h1>
          <Suspense>
            <ScheduleChange />
          </Suspense>
        </div>
      )
    default:
      return <TextModal key={name} name={name} section={section} />
  }
}

const TEXTS = {
  about: {
    title: dialogTitles.about,
    path: '/',
    load: async () => {
      const { AboutDonation } = await import('./AboutDonation')
      return <AboutDonation />
    },
  },
  terms: {
    title: dialogTitles.terms,
    path: '/terms',
    load: async (texts: PublicTexts) => {
      const [{ LegalDocument }, { terms }] = await Promise.all([
        import('../../way/home/legal/LegalDocument'),
        import('../../way/home/legal/terms'),
      ])
      return <LegalDocument text={terms(texts)} path="/terms" modal="terms" />
    },
  },
  privacy: {
    title: dialogTitles.privacyPolicy,
    path: '/privacy_policy',
    load: async (texts: PublicTexts) => {
      const [{ LegalDocument }, { privacyPolicy }] = await Promise.all([
        import('../../way/home/legal/LegalDocument'),
        import('../../way/home/legal/privacyPolicy'),
      ])
      return (
        <LegalDocument
          text={privacyPolicy(texts, { tellsDevices: pageConfig()?.tellsDevices })}
          path="/privacy_policy"
          modal="privacy"
        />
      )
    },
  },
} as const

function TextModal({ name, section }: { name: keyof typeof TEXTS; section: number | null }) {
  const texts = useTexts()
  const [shown, setShown] = useState<ReactNode>(null)
  const { title, path, load } = TEXTS[name]

  useEffect(() => {
    let wanted = true
    const show = (content: ReactNode) => wanted && setShown(content)
    load(texts).then(show, () => show(<NotLoaded title={title} path={path} />))
    return () => {
      wanted = false
    }
  }, [texts, title, path, load])

  useSectionInView(shown && section !== null ? `${name}-${section}` : null)

  return (
    shown ?? (
      <div className="wrap column page stackLarge">
        <h1 id={MODAL_TITLE}>{title}</h1>
        <Skeleton />
      </div>
    )
  )
}

function NotLoaded({ title, path }: { title: string; path: string }) {
  return (
    <div className="wrap column page stackLarge">
      <h1 id={MODAL_TITLE}>{title}</h1>
      <Note tone="coral" role="alert" title="読み込めませんでした">
        <p>電波のよいところで、もう一度お試しください。</p>
        <div>
          <ButtonLink kind="two" small to={path} reloadDocument>
            {title}のページを開く
          </ButtonLink>
        </div>
      </Note>
    </div>
  )
}

function useSectionInView(id: string | null): void {
  useEffect(() => {
    const section = id === null ? null : document.getElementById(id)
    const heading = section?.querySelector('h2')
    if (!section || !heading) return
    section.scrollIntoView()
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [id])
}
