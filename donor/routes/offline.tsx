import type { ReactNode } from 'react'
import { memberPages } from '../../shared/words/program/memberPages'
import { DONOR_CARD } from '../ground/words/donorCard'
import * as offline from '../ground/words/offline'
import { NOTES_LEAD, ROOM, roomOf } from '../ground/words/notesOfDonation'
import barcode from '../parts/components/Barcode.module.css'
import {
  DefinitionList,
  Illustration,
  Note,
  PageHead,
  Tag,
  Words,
  buttonClass,
} from '../parts/components/Basics'
import card from '../parts/components/DonorCard.module.css'
import { NotesList } from '../parts/components/NotesList'
import { cardPlaces as places, nextPlaces, recordPlaces } from '../ground/currentUser/cardPlaces'
import mark from '../ground/illustrations/mark.svg?url&no-inline'
import resting from '../ground/illustrations/resting-garden.svg?url&no-inline'
import { privateMeta } from '../ground/page/meta'
import { useTexts } from '../ground/page/rootData'
import styles from './offline.module.css'

export const meta = privateMeta(offline.offlinePage.h1)

export default function Offline() {
  return <OfflinePage />
}

/** Requests the same page again. */
const SAME_ADDRESS = ''

/**
 * Served by the worker at any address. It says in `data-shows` which of the views is shown, in `data-kept` which parts
 * this device keeps, and fills in their texts.
 */
function OfflinePage() {
  const { serviceName } = useTexts()
  return (
    <div data-shows="page" data-kept="" className={styles.root}>
      <header className={styles.header}>
        <p className="wrap">
          <Illustration src={mark} />
          {serviceName}
        </p>
      </header>
      <main className="wrap column page stackLarge">
        <View name="page">
          <NoPage />
        </View>
        <View name="mypage">
          <h1>{memberPages['/mypage'].h1}</h1>
          <KeptAt text={places.keptAt} />
          <Card />
          <NextDate />
          <div className="buttons">
            <To page="/notes_of_donation" className={styles.ofCard} />
            <To page="/track_record" className={styles.ofRecord} />
          </div>
        </View>
        <View name="record">
          <h1>{memberPages['/track_record'].h1}</h1>
          <KeptAt text={recordPlaces.keptAt} />
          <Record />
        </View>
        <View name="notes">
          <h1>{memberPages['/notes_of_donation'].h1}</h1>
          <p>{NOTES_LEAD}</p>
          <Note tone="yolk" title={offline.OFFLINE}>
            <p>{offline.NO_STATEMENT_OFFLINE}</p>
          </Note>
          <NotesList />
          <Room />
        </View>
        <View name="statement">
          <h1>{memberPages['/statement'].h1}</h1>
          <Note tone="yolk" title={offline.OFFLINE}>
            <p>{offline.NO_STATEMENT_OFFLINE}</p>
          </Note>
        </View>
        <div className="buttons">
          <a className={`${buttonClass({})} ${styles.again}`} href={SAME_ADDRESS}>
            {offline.offlinePage.primary}
          </a>
          <a className={`${buttonClass({ kind: 'two' })} ${styles.toKept}`} href="/mypage">
            {offline.offlinePage.secondary}
          </a>
        </div>
        <Urgent />
      </main>
    </div>
  )
}

function View({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`${styles.view} stackLarge`} data-view={name}>
      {children}
    </div>
  )
}

function NoPage() {
  return (
    <>
      <Illustration className={styles.picture} src={resting} />
      <PageHead h1={offline.offlinePage.h1}>
        <p>{offline.offlinePage.reason}</p>
        <p>{offline.offlinePage.advice}</p>
        <p className={styles.nothing}>{offline.NOTHING_KEPT}</p>
      </PageHead>
    </>
  )
}

const To = ({ page, className }: { page: '/notes_of_donation' | '/track_record'; className?: string }) => (
  <a className={`${buttonClass({ kind: 'two' })} ${className}`} href={page}>
    {memberPages[page].h1}
  </a>
)

function KeptAt({ text }: { text: string }) {
  return (
    <Note tone="yolk" title={offline.OFFLINE}>
      <p>
        <strong>{text}</strong>
      </p>
      <p className="support">{offline.OFFLINE_ADVICE}</p>
    </Note>
  )
}

function Card() {
  return (
    <div className={`${styles.card} ${styles.ofCard} stackLarge`}>
      <section className={card.card} data-mood={places.mood} aria-label={DONOR_CARD}>
        <div className={card.head}>
          <div>
            <p>{DONOR_CARD}</p>
            <h2>
              <Words text={places.name} />
            </h2>
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
    </div>
  )
}

/** Of both places, the one is shown where the person is expected. */
function NextDate() {
  const { guidance, hospital } = useTexts()
  const { nextTerms: terms } = offline
  const when = [
    { term: terms.what, value: nextPlaces.what },
    { term: terms.when, value: nextPlaces.when },
  ]
  return (
    <section className={`${styles.next} stackSmall`} data-where={nextPlaces.where}>
      <h2>{offline.NEXT_DATE}</h2>
      <div className={styles.atRoom}>
        <DefinitionList
          items={[
            ...when,
            { term: terms.where, value: <Place name={guidance.place} address={guidance.address} /> },
            { term: terms.belongings, value: guidance.belongings },
          ]}
        />
      </div>
      <div className={`${styles.atHospital} stackSmall`}>
        <DefinitionList
          items={[
            ...when,
            {
              term: terms.where,
              value: <Place name={`${hospital.name} ${hospital.reception}`} address={hospital.address} />,
            },
            { term: terms.tel, value: <Tel tel={hospital.tel} /> },
            { term: terms.belongings, value: guidance.belongings },
          ]}
        />
        <p className="support">{hospital.fasting}</p>
      </div>
    </section>
  )
}

const Place = ({ name, address }: { name: string; address: string }) => (
  <>
    {name}
    <br />
    {address}
  </>
)

function Record() {
  const { recordTerms: terms } = offline
  return (
    <DefinitionList
      items={[
        { term: terms.total, value: recordPlaces.total },
        { term: terms.period, value: recordPlaces.period },
        { term: terms.paid, value: recordPlaces.paid },
        { term: terms.days, value: <span className={styles.days}>{recordPlaces.days}</span> },
      ]}
    />
  )
}

function Room() {
  const texts = useTexts()
  return (
    <section className="stackSmall">
      <h2>{ROOM}</h2>
      <DefinitionList items={roomOf(texts)} />
    </section>
  )
}

const Tel = ({ tel }: { tel: string }) => (
  <a className={styles.tel} href={`tel:${tel.replaceAll('-', '')}`}>
    {tel}
  </a>
)

function Urgent() {
  const { contact } = useTexts()
  return (
    <p className="support">
      {offline.offlinePage.urgent}
      <br />
      <Tel tel={contact.tel} />
    </p>
  )
}
