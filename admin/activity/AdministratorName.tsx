import type { ReactNode } from 'react'
import { useGetMany } from 'react-admin'
import type { AdministratorRowFragment } from '../generated/graphql'

/** The name of somebody in the console; `unknown` for whoever is not, or not any more. */
export function AdministratorName({ id, unknown }: { id: string; unknown: ReactNode }) {
  const { data, isPending } = useGetMany<AdministratorRowFragment & { id: string }>('administrators', {
    ids: [id],
  })
  if (isPending) return '…'
  return data?.find((administrator) => administrator.id === id)?.Name ?? unknown
}
