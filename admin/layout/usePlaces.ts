import { useMemo } from 'react'
import { usePermissions } from 'react-admin'
import { mayDo } from '../auth/mayDo'
import type { Role } from '../generated/graphql'
import { placeGroups, type PlaceGroup } from './places'

/** The places that whoever is signed in has something to do at; none until that is known. */
export function usePlaces(): readonly PlaceGroup[] {
  const { permissions } = usePermissions<Role>()
  return useMemo(() => (permissions ? placesFor(permissions) : []), [permissions])
}

const placesFor = (role: Role) =>
  placeGroups.map(({ title, places }) => ({
    title,
    places: places.filter(({ changes }) => !changes || mayDo(role, 'create')),
  }))
