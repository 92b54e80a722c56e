import { Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import { BARCODE_NOT_LOADED, barcodeAlternative } from '../../shared/messages/donorCard'
import { Button } from '../components/Button'
import styles from './Barcode.module.css'

type Props = {
  /** Resolves to the picture's address. */
  source: Promise<string>
  donorId: string
}

/** The barcode with its number, which can be typed instead. */
export function Barcode({ source, donorId }: Props) {
  return (
    <figure className={styles.barcode}>
      <Suspense fallback={<div className={styles.place} aria-hidden="true" />}>
        <Await resolve={source} errorElement={<NotLoaded />}>
          {(address) => <img src={address} alt={barcodeAlternative(donorId)} />}
        </Await>
      </Suspense>
      <figcaption>{donorId}</figcaption>
    </figure>
  )
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles.failed} role="alert">
      <p>{BARCODE_NOT_LOADED}</p>
      <Button kind="two" small busy={state === 'loading'} onClick={() => void revalidate()}>
        もう一度読み込む
      </Button>
    </div>
  )
}
