import { useGetManyAggregate } from 'react-admin'
import type { RowPersonFragment } from '../../generated/graphql'
import { fullName } from '../people/PersonName'

/** 会員：佐藤 葵 */
export function PersonChip({ text, id }: { text: string; id: string }) {
  const { data } = useGetManyAggregate<RowPersonFragment & { id: string }>('users', { ids: [id] })
  const name = data?.[0] && fullName(data[0])
  return name ? `${text}：${name}` : text
}
