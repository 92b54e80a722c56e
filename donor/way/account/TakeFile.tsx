import { fetchFile } from '../../ground/graphql/fetchFile'
import { Button, FailedNote } from '../../parts/components/Basics'
import { downloadFile } from '../../parts/components/CalendarFileButton'
import { useAttempt } from '../../ground/graphql/useAttempt'

type Props = { path: string; name: string; label: string; failed: string; spoken?: string }

/** A PDF of one's own, fetched when it is asked for. */
export function TakeFile({ path, name, label, failed, spoken }: Props) {
  const { busy, failure, attempt } = useAttempt()
  const take = () =>
    attempt(async () => {
      downloadFile(name, 'application/pdf', await fetchFile(path))
    })
  return (
    <>
      <div aria-live="polite">{failure && <FailedNote title={failed}>{failure}</FailedNote>}</div>
      <Button kind="two" small busy={busy} aria-label={spoken} onClick={() => void take()}>
        {label}
      </Button>
    </>
  )
}
