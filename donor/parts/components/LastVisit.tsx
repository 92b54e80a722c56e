import { useEffect, useState } from 'react'
import { barcodeAlternative, DONOR_CARD, lastVisit } from '../../ground/words/donorCard'
import { memberPages } from '../../../shared/words/program/memberPages'
import { findKeptCard, type CardTexts } from '../../ground/currentUser/keptCard'
import flowers from '../../ground/illustrations/spot-give.svg?url&no-inline'
import { useToday } from '../../ground/page/clock'
import { pageConfig } from '../../ground/session/clientConfig'
import { storedUserId } from '../../ground/session/storedTokens'
import barcodeStyles from './Barcode.module.css'
import { Illustration, Tag, Words } from './Basics'
import styles from './DonorCard.module.css'
import { PageSkeleton, Skeleton } from './ErrorPage'
import own from './MyPage.module.css'
import skeletonStyles from './Skeleton.module.css'

/** Shown until the person is loaded: the donor card kept from the last visit. */
export function LastVisit() {
  const card = useKeptCard()
  if (!card) return <PageSkeleton />
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
          {lastVisit(card.keptAt)}
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
        <Skeleton />
      </div>
    </div>
  )
}

/** Null until read, without a card, and if the certification has ended since. */
function useKeptCard(): CardTexts | null {
  const [card, setCard] = useState<CardTexts | null>(null)
  useEffect(() => {
    const userId = storedUserId(pageConfig()?.userPoolClientId ?? '')
    if (userId) void findKeptCard(userId).then(setCard)
  }, [])
  const today = useToday()
  return card && today <= card.until ? card : null
}
