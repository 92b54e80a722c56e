import type { RefObject } from 'react'
import { PaperStyles } from '../components/PaperStyles'
import { PrintedBy } from '../components/PrintedBy'
import { RowKeys } from '../shortcuts/RowKeys'

/** Parts that reading a list does not need: its keys and its print header. */
export function BesideList({ list }: { list: RefObject<HTMLElement | null> }) {
  return (
    <>
      <RowKeys list={list} />
      <PaperStyles />
      <PrintedBy holds="個人情報" />
    </>
  )
}
