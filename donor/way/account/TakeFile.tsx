import { useState } from 'react'
import { fetchFile } from '../../ground/graphql/fetchFile'
import { messageOf } from '../../ground/graphql/request'
import { Button, FailedNote } from '../../parts/components/Basics'
import { downloadFile } from '../../parts/components/CalendarFileButton'

type Props = { path: string; name: string; label: string; failed: string; spoken?: string }

/** A PDF of one's own, fetched when it is asked for. */
export function TakeFile({ path, name, label, failed, spoken }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  async function take() {
    setBusy(true)
    setFailure(null)
    try {
      downloadFile(name, 'application/pdf', await fetchFile(path))
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div aria-live="polite">{failure && <FailedNote title={failed}>{failure}</FailedNote>}</div>
      <Button kind="two" small busy={busy} aria-label={spoken} onClick={() => void take()}>
        {label}
      </Button>
    </>
  )
}
