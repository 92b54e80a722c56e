import { useRevalidator } from 'react-router'
import { declineTexts as texts } from '../../../ground/words/waiting'
import { Button, FailedNote } from '../../../parts/components/Basics'
import { ConfirmDialog, useConfirmation } from '../../../parts/components/ConfirmDialog'
import { DeclineInvitationDocument } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { showToast } from '../../../ground/page/toasts'
import type { Wait } from './wait'
import { useAttempt } from '../../../ground/graphql/useAttempt'

/** Declines the invitation: at once if that keeps the place in line, otherwise after a confirmation. */
export function DeclineInvitation({ wait: { DeclineKeepsPlace: keeps } }: { wait: Wait }) {
  const { revalidate } = useRevalidator()
  const decline = async () => {
    try {
      await request(DeclineInvitationDocument)
      showToast(texts.done)
    } finally {
      await revalidate()
    }
  }
  const { busy, failure, attempt } = useAttempt()
  const { ask, failure: refused, dialog } = useConfirmation(decline)
  const failed = failure ?? refused
  return (
    <div className="stackSmall">
      <h4>{texts.title}</h4>
      <p>{keeps ? texts.keeps : texts.loses}</p>
      <div>
        <Button kind="two" busy={busy} onClick={keeps ? () => void attempt(decline) : ask}>
          {texts.action}
        </Button>
      </div>
      {failed && <FailedNote title={texts.failed}>{failed}</FailedNote>}
      <ConfirmDialog
        {...dialog}
        title={texts.question}
        confirm={texts.action}
        cancel={texts.stay}
        destructive
      >
        <p>{texts.loses}</p>
      </ConfirmDialog>
    </div>
  )
}
