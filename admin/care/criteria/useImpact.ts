import { useState } from 'react'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { PreviewCriteriaDocument, type PreviewCriteriaMutation } from '../../generated/graphql'
import { useReadAnew } from './useVersions'
import { useAttempt } from '../../parts/components/useAttempt'

export type ImpactPerson = NonNullable<
  NonNullable<PreviewCriteriaMutation['previewCriteria']['Impact']>['Changes']
>[number]

/** Counts the people whom a version would concern. Their identities stay in the page only. */
export function useImpact(id: string) {
  const call = useCallApi()
  const readAnew = useReadAnew()
  const { busy, failure, attempt } = useAttempt()
  const [people, setPeople] = useState<readonly ImpactPerson[] | null>(null)
  const count = () =>
    attempt(async () => {
      const { previewCriteria } = await call(PreviewCriteriaDocument, { input: { Id: id } })
      setPeople(previewCriteria.Impact?.Changes ?? [])
      await readAnew()
    })
  return { count, busy, failure, people }
}
