import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { HttpError } from 'react-admin'
import { formatJapaneseDateTime } from '../../../shared/facts/dates'
import { decideHoldFormSchema, openHoldFormSchema } from '../../../shared/forms/hold'
import {
  HOLD_DECIDED,
  holdCauseLabels,
  holdDecisionLabels,
  holdWindow,
} from '../../../shared/words/donating/holds'
import { useConsole } from '../../ground/console/ConsoleContext'
import { donorLetter, holdLetterTexts as letterTexts, readDonorLetter } from '../../ground/words/holdLetters'
import { useMayCall } from '../../ground/auth/useDuties'
import {
  DecideHoldDocument,
  OpenHoldDocument,
  OpenHoldsDocument,
  type OpenHoldsQuery,
} from '../../generated/graphql'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { Facts } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { ChoiceField } from '../../parts/components/ChoiceField'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { LoadingDialog } from '../../parts/components/LoadingDialog'
import { RowPersonName } from '../../parts/people/PersonName'
import { HandedOver } from './HandedOver'
import { HoldLetter } from './HoldLetter'
import { useDone } from './useDone'

const SendLetterDialog = lazyOf(() => import('../../parts/letter/SendLetterDialog'), 'SendLetterDialog')

type Props = { onClose: () => void }

export function OpenHoldDialog({ userId, day, onClose }: Props & { userId: string; day: string }) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(openHoldFormSchema, { Since: day, Until: day, Reason: '' })
  return (
    <FormDialog
      title="便を保留にする"
      form={form}
      submitLabel="保留にする"
      onSubmit={async ({ Since, Until, Reason }) => {
        const input = { UserId: userId, Since: Since || null, Until: Until || null, Reason }
        await call(OpenHoldDocument, { input })
        done('便を保留にしました。')
      }}
      onClose={onClose}
    >
      <Typography>
        この方の、選んだ日の便がすべて保留になります。引き渡し済みの便があるときは、引き渡し先へ連絡してください。
      </Typography>
      <FormField
        form={form}
        name="Since"
        label="いつからの便か"
        hint="空けると、はじめの便から"
        type="date"
      />
      <FormField
        form={form}
        name="Until"
        label="いつまでの便か"
        hint="空けると、これから受け取る便も"
        type="date"
      />
      <FormField form={form} name="Reason" label="理由" autoComplete="off" multiline autoFocus />
    </FormDialog>
  )
}

type Hold = OpenHoldsQuery['listHolds']['items'][number]

/** Of a person one after the other, the oldest first, or the one that is named. */
export function DecideHoldDialog({ onClose, ...of }: Props & ({ userId: string } | { holdId: string })) {
  const filter = 'holdId' in of ? { Id: { eq: of.holdId } } : { UserId: { eq: of.userId } }
  const { data, error } = useApiQuery(['openHolds', filter], OpenHoldsDocument, { filter }, { gcTime: 0 })
  const [hold] = data?.listHolds.items ?? []
  // Somebody may have decided it meanwhile.
  const gone = data && !hold ? new HttpError(HOLD_DECIDED, 409) : null
  if (!hold) return <LoadingDialog label="便の保留" maxWidth="sm" error={error ?? gone} onClose={onClose} />
  return <DecideForm hold={hold} onClose={onClose} />
}

const FINDING = 'Finding'

function DecideForm({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const call = useCallApi()
  const done = useDone()
  const form = useYupForm(decideHoldFormSchema, { Act: hold.FoundBy ? 'Lifted' : FINDING, Finding: '' })
  const act = form.watch('Act')
  const here = hold.Units.filter(({ HandedOverTo }) => HandedOverTo === null)
  return (
    <FormDialog
      title="便の保留"
      form={form}
      submitLabel={act === FINDING ? '所見を書く' : '決める'}
      isDangerous={act === 'Discarded'}
      onSubmit={async ({ Act, Finding }) => {
        const isFinding = Act === FINDING
        const input = isFinding ? { Id: hold.Id, Finding } : { Id: hold.Id, Decision: Act }
        await call(DecideHoldDocument, { input })
        done(isFinding ? '所見を書きました。別の医師が決めます。' : '便の保留を決めました。')
      }}
      onClose={onClose}
    >
      <HandedOver units={hold.Units} />
      <Facts
        facts={[
          { label: 'ドナー', value: <RowPersonName person={hold.User} /> },
          { label: 'きっかけ', value: hold.Cause && holdCauseLabels[hold.Cause] },
          { label: '始まり', value: formatJapaneseDateTime(new Date(hold.CreatedAt)) },
          { label: '期間', value: holdWindow(hold.Since, hold.Until) },
          {
            label: '手元の便',
            value: here.map(({ Number: number }) => number).join('、') || 'ありません',
          },
          ...(hold.Reason ? [{ label: '理由', value: hold.Reason }] : []),
          { label: '所見', value: hold.Finding ? `${hold.Finding}（${hold.FoundBy}）` : 'まだありません' },
        ]}
      />
      {hold.User && !hold.User.DeleteStatus && <ToDonor userId={hold.User.Id} hold={hold} />}
      <ChoiceField
        form={form}
        name="Act"
        label="すること"
        options={{ [FINDING]: '所見を書く', ...(hold.FoundBy ? holdDecisionLabels : {}) }}
      />
      {act === FINDING && (
        <FormField form={form} name="Finding" label="医師の所見" multiline autoComplete="off" />
      )}
      <Box component="p" sx={{ m: 0, fontSize: 13, color: 'text.secondary' }}>
        保留を始めた人と所見を書いた人とは別の医師が決めます。
      </Box>
    </FormDialog>
  )
}

/** A draft of a letter, for who may send letters to begin with. */
function ToDonor({ userId, hold }: { userId: string; hold: Hold }) {
  const maySend = useMayCall()('sendLetter')
  const [isSending, setSending] = useState(false)
  const { operator } = useConsole().config
  const draft = donorLetter(hold)
  return (
    <Box>
      <HoldLetter label={letterTexts.donor} text={readDonorLetter(draft, operator)}>
        {maySend && <Button onClick={() => setSending(true)}>{letterTexts.send}</Button>}
      </HoldLetter>
      {!maySend && (
        <Box component="p" sx={{ m: 0, fontSize: 13, color: 'text.secondary' }}>
          {letterTexts.passOn}
        </Box>
      )}
      {isSending && (
        // Its form is no part of this one.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Suspense fallback={null}>
            <SendLetterDialog
              userId={userId}
              draft={{ Name: letterTexts.donor, Kind: 'Notice', ...draft }}
              onClose={() => setSending(false)}
            />
          </Suspense>
        </div>
      )}
    </Box>
  )
}
