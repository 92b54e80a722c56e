import { useState } from 'react'
import { failureMessage } from '../../parts/components/LoadingOrFailure'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { PreviewCriteriaDocument, type PreviewCriteriaMutation } from '../../generated/graphql'
import { useReadAnew } from './useVersions'

export type ImpactPerson = NonNullable<
  NonNullable<PreviewCriteriaMutation['previewCriteria']['Impact']>['Changes']
>[number]

/** Counts the people whom a version would concern. Their identities stay in the page only. */
export function useImpact(id: string) {
  const call = useCallApi()
  const readAnew = useReadAnew()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [people, setPeople] = useState<readonly ImpactPerson[] | null>(null)
  const count = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { previewCriteria } = await call(PreviewCriteriaDocument, { input: { Id: id } })
      setPeople(previewCriteria.Impact?.Changes ?? [])
      await readAnew()
    } catch (error) {
      setFailure(failureMessage(error))
    }
    setBusy(false)
  }
  return { count, busy, failure, people }
}
