import { DONOR_CARD } from '../ground/words/donorCard'
import { offlinePage } from '../ground/words/offline'
import * as offline from '../ground/words/offline'
import barcode from '../parts/components/Barcode.module.css'
import { buttonClass, Note, Tag, Illustration, Words } from '../parts/components/Basics'
import card from '../parts/components/DonorCard.module.css'
import { cardPlaces as places } from '../ground/currentUser/cardPlaces'
import mark from '../ground/illustrations/mark.svg?url&no-inline'
import resting from '../ground/illustrations/resting-garden.svg?url&no-inline'
import { privateMeta } from '../ground/page/meta'
import { useTexts } from '../ground/page/rootData'
import styles from './offline.module.css'

export const meta = privateMeta(offlinePage.h1)

export default function Offline() {
  return <OfflinePage />
}

/** Requests the same page again. */
const SAME_ADDRESS = ''

/** Served by the worker at any address: a notice, or on my page the donor card. It fills in `data-shows` and texts. */
function OfflinePage() {
  const { serviceName } = useTexts()
  return (
    <div data-shows="page" className={styles.root}>
      <header className={styles.header}>
        <p className="wrap">
          <Illustration src={mark} />
          {serviceName}
        </p>
      </header>
      <main className="wrap column page stackLarge">
        <div className={`${styles.onPage} stackLarge`}>
          <Illustration className={styles.picture} src={resting} />
          <div className="stackSmall">
            <h1>
              <Words text={offline.offlinePage.h1} />
            </h1>
            <p>{offline.offlinePage.reason}</p>
            <p>{offline.offlinePage.advice}</p>
          </div>
          <div className="buttons">
            <a className={buttonClass({})} href={SAME_ADDRESS}>
              {offline.offlinePage.primary}
            </a>
            <a className={`${buttonClass({ kind: 'two' })} ${styles.onLink}`} href="/mypage">
              {offline.offlinePage.secondary}
            </a>
          </div>
        </div>
        <div className={`${styles.onCard} stackLarge`}>
          <OfflineCard />
          <div className="buttons">
            <a className={buttonClass({ kind: 'two' })} href={SAME_ADDRESS}>
              {offline.offlinePage.primary}
            </a>
          </div>
        </div>
        <Urgent />
      </main>
    </div>
  )
}

function OfflineCard() {
  return (
    <>
      <Note tone="yolk" title={offline.OFFLINE_CARD}>
        <p>
          <strong>{places.keptAt}</strong>
        </p>
        <p className="support">{offline.OFFLINE_CARD_ADVICE}</p>
      </Note>
      <section className={`${card.card} ${styles.card}`} data-mood={places.mood} aria-label={DONOR_CARD}>
        <div className={card.head}>
          <div>
            <p>{DONOR_CARD}</p>
            <h1>
              <Words text={places.name} />
            </h1>
            <Tag tone="yolk">{places.state}</Tag>
            <p>有効期間：{places.until}まで</p>
          </div>
        </div>
        <div className={card.bar}>
          <figure className={barcode.barcode}>
            <img src={places.barcode} alt={offline.OFFLINE_CARD_ALTERNATIVE} />
            <figcaption>{places.donorId}</figcaption>
          </figure>
        </div>
      </section>
      <p>{places.note}</p>
    </>
  )
}

function Urgent() {
  const { contact } = useTexts()
  return (
    <p className="support">
      {offline.offlinePage.urgent}
      <br />
      <a className={styles.tel} href={`tel:${contact.tel.replaceAll('-', '')}`}>
        {contact.tel}
      </a>
    </p>
  )
}
