import type { RefObject } from 'react'
import { PaperStyles } from '../components/PaperStyles'
import { PrintedBy } from '../components/PrintedBy'
import { ListKeys } from './ListKeys'

/** What a list does not need to be read: its keys, and its head on paper. */
export function BesideList({ list }: { list: RefObject<HTMLElement | null> }) {
  return (
    <>
      <ListKeys list={list} />
      <PaperStyles />
      <PrintedBy holds="個人情報" />
    </>
  )
}
