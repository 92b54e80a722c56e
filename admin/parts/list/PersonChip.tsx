import { useReference } from 'react-admin'
import type { RowPersonFragment } from '../../generated/graphql'
import { fullName } from '../people/PersonName'

/** 会員：佐藤 葵 */
export function PersonChip({ text, id }: { text: string; id: string }) {
  const { referenceRecord: person } = useReference<RowPersonFragment & { id: string }>({
    reference: 'users',
    id,
  })
  const name = person && fullName(person)
  return name ? `${text}：${name}` : text
}
