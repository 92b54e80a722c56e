import { useQueryClient } from '@tanstack/react-query'
import { useGetIdentity } from 'react-admin'
import type { SaveSharedViewInput } from '../../../../shared/generated/schema'
import { useMayCall } from '../../../ground/auth/useDuties'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { DeleteSharedViewDocument, SaveOfficeViewDocument } from '../../../generated/graphql'
import type { SavedView } from './useListSettings'
import { OFFICE_VIEWS, useSharedList } from './useViews'

/** The maker of an office view and administrators may change it. */
export function useMayChange(): (view: SavedView) => boolean {
  const mayCall = useMayCall()
  const { identity } = useGetIdentity()
  return ({ office }) => !office || mayCall('updateOpening') || office.makerId === identity?.id
}

/** @throws HttpError if the API refuses */
export function useOfficeCalls() {
  const call = useCallApi()
  const client = useQueryClient()
  const list = useSharedList()
  const readAgain = () => client.invalidateQueries({ queryKey: OFFICE_VIEWS })
  return {
    save: async (input: Omit<SaveSharedViewInput, 'List'>) => {
      if (!list) throw new Error('This list shares no views')
      const answer = await call(SaveOfficeViewDocument, { input: { ...input, List: list } })
      await readAgain()
      return answer
    },
    remove: async (Id: string) => {
      const answer = await call(DeleteSharedViewDocument, { input: { Id } })
      await readAgain()
      return answer
    },
  }
}
