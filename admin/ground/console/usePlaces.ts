import { useMemo } from 'react'
import { usePermissions } from 'react-admin'
import { useLocation } from 'react-router'
import type { Role } from '../../../shared/generated/schema'
import { useConsole } from './ConsoleContext'
import { placesFor, standingOf, type Place, type Standing } from '../auth/places'

/** Empty until the duties are known. */
export function usePlaces(): readonly Place[] {
  const { permissions } = usePermissions<readonly Role[]>()
  const { clock, config } = useConsole()
  const today = clock.today()
  const hasUnits = config.operator.material !== false
  const isSmall = config.operator.office?.small === true
  return useMemo(
    () => (permissions ? placesFor(permissions, today, { hasUnits, isSmall }) : []),
    [permissions, today, hasUnits, isSmall],
  )
}

export function useStanding(): Standing | null {
  const { pathname } = useLocation()
  return standingOf(usePlaces(), pathname)
}
