import { useEffect, useState, type ReactNode } from 'react'
import type { PublicTexts } from '../../shared/config'
import { dialogTitles } from '../../shared/messages/menu'
import { ButtonLink } from '../components/ButtonLink'
import { Note } from '../components/Note'
import { Skeleton } from '../components/Skeleton'
import { useTexts } from '../rootData'
import { MODAL_TITLE } from './modalTitle'
import type { LegalModalName } from './modalOf'
import { useSectionInView } from './useSectionInView'

// The long texts are fetched when somebody wants to read them.
const LEGAL = {
  terms: {
    title: dialogTitles.terms,
    path: '/terms',
    load: async (texts: PublicTexts) => {
      const [{ LegalDocument }, { terms }] = await Promise.all([
        import('../legal/LegalDocument'),
        import('../../shared/legal/terms'),
      ])
      return <LegalDocument text={terms(texts)} path="/terms" modal="terms" />
    },
  },
  privacy: {
    title: dialogTitles.privacyPolicy,
    path: '/privacy_policy',
    load: async (texts: PublicTexts) => {
      const [{ LegalDocument }, { privacyPolicy }] = await Promise.all([
        import('../legal/LegalDocument'),
        import('../../shared/legal/privacyPolicy'),
      ])
      return <LegalDocument text={privacyPolicy(texts)} path="/privacy_policy" modal="privacy" />
    },
  },
} as const

/** The terms or the privacy policy over another page, as their own pages show them. */
export function LegalModal({ name, section }: { name: LegalModalName; section: number | null }) {
  const texts = useTexts()
  const [shown, setShown] = useState<ReactNode>(null)
  const { title, path, load } = LEGAL[name]

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
