import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { formatListDateTime } from '../../../shared/facts/dates'
import { holdLetterTexts as texts, receiverLetter } from '../../ground/words/holdLetters'
import { CALL_TITLE, callWords } from '../../../shared/words/donating/holds'
import { CreateWorkItemDocument, type OpenHoldsQuery } from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { failureMessage } from '../../parts/components/LoadingOrFailure'

import { HoldLetter } from './HoldLetter'

type Unit = OpenHoldsQuery['listHolds']['items'][number]['Units'][number]

/** What has left comes first: to whom, and a call for each of them as work of the desk, which keeps what came of it. */
export function HandedOver({ units }: { units: readonly Unit[] }) {
  const left = units.flatMap((unit) =>
    unit.HandedOverTo === null ? [] : [{ ...unit, to: unit.HandedOverTo }],
  )
  const receivers = [...new Set(left.map(({ to }) => to))]
  if (left.length === 0) return null
  return (
    <Alert severity="warning" icon={false}>
      <Box component="p" sx={{ m: 0, fontWeight: 700 }}>
        {`先に：引き渡し済みの便が${left.length}個あります`}
      </Box>
      {receivers.map((to) => (
        <Receiver key={to} to={to} units={left.filter((unit) => unit.to === to)} />
      ))}
    </Alert>
  )
}

function Receiver({ to, units }: { to: string; units: readonly Unit[] }) {
  const call = useCallApi()
  const notify = useNotify()
  const { clock, config } = useConsole()
  const today = clock.today()
  const mayAsk = useMayCall()('createWorkItem')
  const [isAsked, setAsked] = useState(false)
  const ask = async () => {
    setAsked(true)
    try {
      await call(CreateWorkItemDocument, {
        input: { Title: CALL_TITLE, Words: callWords(to, units), Due: today },
      })
      notify('電話の用件を足しました。', { type: 'success' })
    } catch (error) {
      setAsked(false)
      notify(failureMessage(error), { type: 'error' })
    }
  }
  return (
    <Box sx={{ mt: 1 }}>
      <Box component="p" sx={{ m: 0 }}>
        {to}
      </Box>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {units.map(({ Number: number, HandOverBatch, HandedOverAt }) => (
          <li key={number}>
            {[
              number,
              HandOverBatch,
              HandedOverAt && `${formatListDateTime(new Date(HandedOverAt))}に引き渡し`,
            ]
              .filter(Boolean)
              .join('・')}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayAsk && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={isAsked}
            onClick={() => void ask()}
          >
            {isAsked ? '用件にあります' : '電話を用件に足す'}
          </Button>
        )}
        <HoldLetter
          label={`${to}への${texts.receiver}`}
          text={receiverLetter({ to, units, today }, config.operator)}
          mayPrint
        />
      </Box>
    </Box>
  )
}
