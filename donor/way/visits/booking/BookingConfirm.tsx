import { GUIDANCE_MINUTES, CHANGE_NOTICE_HOURS } from '../../../../shared/facts/terms'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  Button,
  ButtonLink,
  DefinitionList,
  FailedNote,
  PageHead,
  type Definition,
} from '../../../parts/components/Basics'
import { refreshCurrentUser } from '../../../ground/currentUser/currentUser'
import { ApiError } from '../../../ground/session/apiError'
import { messageOf } from '../../../ground/graphql/request'
import { useTexts } from '../../../ground/page/rootData'
import { bookingSummary } from './bookingSummary'

type Props = {
  page: { h1: string; primary: string; secondary?: string }
  startAt: Date
  before?: Definition[]
  send: () => Promise<unknown>
  choicePath: string
  completePath: string
}

export function BookingConfirm({ page, startAt, before = [], send, choicePath, completePath }: Props) {
  const texts = useTexts()
  const { submit, sending, failure } = useSending({ startAt, send, choicePath, completePath })
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={page.h1}>
        <p>{`約${GUIDANCE_MINUTES}分です。日時を確かめてください。`}</p>
      </PageHead>
      <DefinitionList items={[...before, ...bookingSummary(startAt, texts)]} />
      <p className="support">
        {`変更とキャンセルは、開始の${CHANGE_NOTICE_HOURS}時間前までマイページでできます。それよりあとは、電話またはチャットでご連絡ください。`}
      </p>
      {failure && (
        <FailedNote title={before[0] ? '変更できませんでした' : '予約できませんでした'}>{failure}</FailedNote>
      )}
      <div className="buttons">
        <Button busy={sending} onClick={() => void submit()}>
          {page.primary}
        </Button>
        <ButtonLink kind="two" to={`${choicePath}?at=${encodeURIComponent(startAt.toISOString())}`}>
          {page.secondary ?? '選び直す'}
        </ButtonLink>
      </div>
    </div>
  )
}

type Options = {
  startAt: Date
  send: () => Promise<unknown>
  choicePath: string
  completePath: string
}

/** A slot that was taken or withdrawn leads back to the choice with the reason. */
function useSending({ startAt, send, choicePath, completePath }: Options) {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const submit = async () => {
    setSending(true)
    setFailure(null)
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'SLOT_FULL' || error.code === 'BAD_USER_INPUT')) {
        const refused = Object.values(error.fields)[0] ?? error.message
        await navigate(`${choicePath}?at=${encodeURIComponent(startAt.toISOString())}`, {
          state: { refused },
        })
        return
      }
      // The answer may have been lost after the booking was made.
      if (!(await isBookedAt(startAt))) {
        setFailure(messageOf(error))
        setSending(false)
        return
      }
    }
    await refreshCurrentUser().catch(() => undefined)
    await navigate(completePath, { replace: true })
  }

  return { submit, sending, failure }
}

async function isBookedAt(startAt: Date): Promise<boolean> {
  try {
    const { Guidance } = await refreshCurrentUser()
    return Guidance?.ReservedAt ? new Date(Guidance.ReservedAt).getTime() === startAt.getTime() : false
  } catch {
    return false
  }
}
