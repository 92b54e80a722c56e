import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { canonicalJson } from '../../../../shared/rules/criteria/canonical'
import type { CriteriaContent } from '../../../../shared/rules/criteria/content'
import { criteriaPlace as words } from '../../../ground/words/criteriaPlace'
import { useCallApi } from '../../../ground/dataProvider/useCallApi'
import { CriteriaVersionDocument, UpdateCriteriaDraftDocument } from '../../../generated/graphql'
import { toVersion, useReadAnew, type Version } from '../useVersions'
import { useAttempt } from '../../../parts/components/useAttempt'

export type PartChange = {
  read: (content: CriteriaContent) => unknown
  apply: (content: CriteriaContent) => CriteriaContent
  note?: string
}

/**
 * Saves a part of a draft. If another person saved meanwhile, both changes are kept, unless they changed the same part:
 * then the later person is shown both.
 */
export function useSaveDraft(version: Version, onSaved: () => void) {
  const call = useCallApi()
  const notify = useNotify()
  const readAnew = useReadAnew()
  const { busy, failure, attempt } = useAttempt()
  const [conflict, setConflict] = useState<Version | null>(null)

  const send = async (over: Version, { apply, note }: PartChange) => {
    const input = { Id: over.Id, Version: over.Version, Content: apply(over.Content), Note: note }
    await call(UpdateCriteriaDraftDocument, { input })
  }
  const sendOver = async (over: Version, change: PartChange, done: string): Promise<void> => {
    try {
      await send(over, change)
      await readAnew()
      notify(done, { type: 'success' })
      onSaved()
    } catch (error) {
      if (!(error instanceof HttpError) || error.body?.code !== 'CONFLICT') throw error
      const { getCriteria } = await call(CriteriaVersionDocument, { id: version.Id })
      const latest = toVersion(getCriteria)
      const isSame =
        canonicalJson(change.read(latest.Content)) === canonicalJson(change.read(version.Content))
      if (isSame) await sendOver(latest, change, words.savedBeside)
      else setConflict(latest)
    }
  }
  const save = async (change: PartChange, over: Version = version) => {
    setConflict(null)
    await attempt(() => sendOver(over, change, words.saved))
  }
  return { save, busy, failure, conflict }
}
