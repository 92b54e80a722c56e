import { useRevalidator } from 'react-router'
import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { ownGiftTexts as texts } from '../../../../shared/words/donating/gifts'
import { ConfirmGiftDocument, type OwnReceiptsQuery } from '../../../generated/graphql'
import { request } from '../../../ground/graphql/request'
import { Button, Card, FailedNote } from '../../../parts/components/Basics'
import { useAttempt } from '../../../ground/graphql/useAttempt'

type Gift = NonNullable<OwnReceiptsQuery['getUser']['Gifts']>[number]

/** What was handed over in codes; those that wait for the person's word stand first. */
export function OwnGifts({ gifts }: { gifts: readonly Gift[] }) {
  const waiting = gifts.filter(({ ConfirmedAt }) => !ConfirmedAt)
  const received = gifts.filter(({ ConfirmedAt }) => ConfirmedAt)
  return (
    <section className="stackSmall" aria-labelledby="gifts">
      <h2 id="gifts">{texts.title}</h2>
      <p>{texts.lead}</p>
      {waiting.map((gift) => (
        <Waiting key={gift.Id} gift={gift} />
      ))}
      {received.length > 0 && (
        <ul>
          {received.map((gift) => (
            <li key={gift.Id}>
              <span>{handedOut(gift)}</span>
              {gift.ConfirmedAt && <span>{texts.thanks(dayOf(gift.ConfirmedAt))}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="support">{texts.otherwise}</p>
    </section>
  )
}

const dayOf = (instant: string) => formatJapaneseDate(japaneseDateOf(new Date(instant)))

const handedOut = ({ HandedOutAt, AmountYen, Count, Replaces }: Gift) =>
  texts.handedOut(dayOf(HandedOutAt), AmountYen, Count) + (Replaces ? texts.replaces : '')

function Waiting({ gift }: { gift: Gift }) {
  const { revalidate } = useRevalidator()
  const { busy, failure, attempt } = useAttempt()
  const confirm = () =>
    attempt(async () => {
      await request(ConfirmGiftDocument, { input: { Id: gift.Id } })
      await revalidate()
    })
  return (
    <Card>
      <p>{handedOut(gift)}</p>
      <p>{texts.ask}</p>
      <div aria-live="polite">{failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}</div>
      <Button kind="primary" busy={busy} onClick={() => void confirm()}>
        {texts.received}
      </Button>
    </Card>
  )
}
