import { useNotify, useRefresh, useCanAccess } from 'react-admin'
import type { PersonActionWords } from '../../shared/messages/personActions'
import { useCallApi } from '../dataProvider/useCallApi'
import type { TypedDocumentString } from '../generated/graphql'

/** Sends an action; on success notifies and reloads all data of the page. */
export function useRunAction({ done }: PersonActionWords) {
  const call = useCallApi()
  const notify = useNotify()
  const refresh = useRefresh()
  return async <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<void> => {
    await call(document, variables)
    notify(done, { type: 'success' })
    refresh()
  }
}

export function useMayAct(): boolean {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' })
  return canAccess === true
}
