import { useGetMany } from 'react-admin'
import type { AdministratorRowFragment } from '../generated/graphql'
import type { Actor } from './readActor'

/** 本人, 自動, or the administrator's name; their calls are gathered into one. */
export function ActorName({ actor }: { actor: Actor }) {
  if (actor.by === 'system') return '自動'
  if (actor.by === 'self') return '本人'
  return <AdministratorName id={actor.id} />
}

function AdministratorName({ id }: { id: string }) {
  const { data, isPending } = useGetMany<AdministratorRowFragment & { id: string }>('administrators', {
    ids: [id],
  })
  if (isPending) return '…'
  return data?.find((administrator) => administrator.id === id)?.Name ?? '以前の管理者'
}
