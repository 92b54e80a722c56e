import type { ReactNode } from 'react'
import { useGetMany } from 'react-admin'
import type { AdministratorRowFragment } from '../generated/graphql'

/** Shows `unknown` for a person who is not or no longer an administrator. */
export function AdministratorName({ id, unknown }: { id: string; unknown: ReactNode }) {
  const { data, isPending } = useGetMany<AdministratorRowFragment & { id: string }>('administrators', {
    ids: [id],
  })
  if (isPending) return '…'
  return data?.find((administrator) => administrator.id === id)?.Name ?? unknown
}
