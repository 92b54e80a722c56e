import { useNotify, useRefresh } from 'react-admin'
import type { PersonActionWords } from '../../shared/messages/personActions'
import { useCallApi } from '../dataProvider/useCallApi'
import type { TypedDocumentString } from '../generated/graphql'

/** Sends an action; when the server has said yes, says so and reads everything on the page anew. */
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
