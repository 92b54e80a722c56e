import { Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import * as donorCard from '../../ground/words/donorCard'
import barcodeStyles from '../../parts/components/Barcode.module.css'
import { Button } from '../../parts/components/Basics'

export type Pictures = {
  barcode: Promise<string>
  /** The one of the last visit, shown until `barcode` is loaded. */
  known: string | null
}

type Props = {
  /** Resolves to the picture's address. */
  source: Promise<string>
  known: string | null
  donorId: string
}

/** The number can be typed instead. */
export function Barcode({ source, known, donorId }: Props) {
  const picture = (address: string) => <img src={address} alt={donorCard.barcodeAlternative(donorId)} />
  return (
    <figure className={barcodeStyles.barcode}>
      <Suspense
        fallback={known ? picture(known) : <div className={barcodeStyles.place} aria-hidden="true" />}
      >
        <Await resolve={source} errorElement={<NotLoaded />}>
          {picture}
        </Await>
      </Suspense>
      <figcaption>{donorId}</figcaption>
    </figure>
  )
}

function NotLoaded() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className={barcodeStyles.failed} role="alert">
      <p>{donorCard.BARCODE_NOT_LOADED}</p>
      <Button kind="two" small busy={state === 'loading'} onClick={() => void revalidate()}>
        もう一度読み込む
      </Button>
    </div>
  )
}
