import type { RefObject } from 'react'
import { PaperStyles } from '../components/PaperStyles'
import { PrintedBy } from '../components/PrintedBy'
import { RowKeys } from '../shortcuts/RowKeys'

/** What a list does not need to be read: its keys, and its head on paper. */
export function BesideList({ list }: { list: RefObject<HTMLElement | null> }) {
  return (
    <>
      <RowKeys list={list} />
      <PaperStyles />
      <PrintedBy holds="個人情報" />
    </>
  )
}
