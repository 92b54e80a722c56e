import { useEffect, useState, type ReactNode } from 'react'
import { barcodeAlternative, DONOR_CARD, lastVisit, lookingForNews } from '../../ground/words/donorCard'
import { memberPages } from '../../../shared/words/program/memberPages'
import { findKeptCard, type CardTexts } from '../../ground/currentUser/keptCard'
import flowers from '../../ground/illustrations/spot-give.svg?url&no-inline'
import { useToday } from '../../ground/page/clock'
import { pageConfig } from '../../ground/session/clientConfig'
import { storedUserId } from '../../ground/session/storedTokens'
import barcodeStyles from './Barcode.module.css'
import { messageOf } from '../../ground/graphql/request'
import { useReloadOfMissing } from '../../ground/version/reloads'
import { Illustration, Tag, Words } from './Basics'
import styles from './DonorCard.module.css'
import { NotLoaded, PageSkeleton, Skeleton } from './ErrorPage'
import own from './MyPage.module.css'
import skeletonStyles from './Skeleton.module.css'

type Props = {
  /** What my page waits for. */
  below?: ReactNode
  /** In place of a card that is not kept. */
  otherwise?: ReactNode
}

/** Shown until the person is loaded: the donor card kept from the last visit. */
export function LastVisit({ below, otherwise = <PageSkeleton /> }: Props) {
  const card = useKeptCard()
  if (!card) return card === null ? otherwise : <PageSkeleton />
  return (
    <div className={`wrap withAside ${own.page} ${skeletonStyles.wholeScreen}`}>
      <div className={own.main}>
        <div className={own.head}>
          <h1>
            <Words text={memberPages['/mypage'].h1} />
          </h1>
          <p className="support">{card.name.split(' ')[0]}さん</p>
        </div>
        <p className={own.ahead} role="status">
          {below ? lastVisit(card.keptAt) : lookingForNews(card.keptAt)}
        </p>
        <section
          className={card.resting ? `${styles.card} ${styles.resting}` : styles.card}
          aria-label={DONOR_CARD}
        >
          <div className={styles.head}>
            <div>
              <p>{DONOR_CARD}</p>
              <h2>{card.name}</h2>
              <Tag tone={card.resting ? 'coral' : 'yolk'}>{card.state}</Tag>
            </div>
            <Illustration src={flowers} className={styles.picture} />
          </div>
          <div className={styles.bar}>
            <figure className={barcodeStyles.barcode}>
              <img src={card.barcode} alt={barcodeAlternative(card.donorId)} />
              <figcaption>{card.donorId}</figcaption>
            </figure>
          </div>
        </section>
        {below ?? <Skeleton />}
      </div>
    </div>
  )
}

/** The card stays where the rest of my page could not be loaded. */
export function LastVisitFailed({ error, otherwise }: { error: unknown; otherwise: ReactNode }) {
  useReloadOfMissing(error)
  return <LastVisit below={<NotLoaded>{messageOf(error)}</NotLoaded>} otherwise={otherwise} />
}

/** Undefined until read; null without a card, and if the certification has ended since. */
function useKeptCard(): CardTexts | null | undefined {
  const [card, setCard] = useState<CardTexts | null>()
  useEffect(() => {
    void findKeptCard(storedUserId(pageConfig()?.userPoolClientId ?? '')).then(setCard)
  }, [])
  const today = useToday()
  return card && today > card.until ? null : card
}
