import { Button, TableCell, TableRow } from '@mui/material'
import { Suspense, useState } from 'react'
import { formatJapaneseDate, japaneseDateOf } from '../../../shared/facts/dates'
import { giftLossFormSchema } from '../../../shared/forms/gifts'
import { yenText } from '../../../shared/facts/rewards'
import type { GiftLoss } from '../../../shared/generated/schema'
import { giftLossLabels, lostGiftTexts as texts } from '../../../shared/words/donating/gifts'
import {
  DecideLostGiftDocument,
  ReportLostGiftDocument,
  type PersonDonationsQuery,
} from '../../generated/graphql'
import { useMayCall } from '../../ground/auth/useDuties'
import { ActionForm, type ActionDialogProps } from '../../parts/actions/ActionForm'
import { DialogButton } from '../../parts/actions/DialogButton'
import { Card } from '../../parts/components/Card'
import { lazyOf } from '../../parts/components/lazyOf'
import { ChoiceField } from '../../parts/components/ChoiceField'
import { ACTION_HEADING, PlainTable } from '../../parts/components/PlainTable'
import { StateChip } from '../../parts/components/StateChip'
import type { PersonRecord } from '../../parts/people/personRecord'
import { useConfirmForm, useYupForm } from '../../parts/components/FormField'

type Gift = NonNullable<PersonDonationsQuery['getUserById']['Gifts']>[number]
type Code = NonNullable<Gift['Given']>[number]

const ReplaceGiftDialog = lazyOf(() => import('./HandOutGiftDialog'), 'ReplaceGiftDialog')

/** Each code by the day and line of its table, so that the issuer can be asked about one that is lost. Others wait behind a press. */
export function GivenCodes({ person, gifts }: { person: PersonRecord; gifts: readonly Gift[] }) {
  const mayCall = useMayCall()
  // Here, because its codes are told once, and the row goes on when they are.
  const [replaced, setReplaced] = useState<Code | null>(null)
  const [isOpen, setOpen] = useState(false)
  const given = gifts.flatMap(({ Given, Replaces }) => (Given ?? []).map((code) => ({ code, Replaces })))
  const shown = isOpen ? given : given.filter(({ code }) => code.Loss)
  return (
    <Card title={texts.codes}>
      <p>{texts.codesLead}</p>
      {!isOpen && shown.length < given.length && (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.others(given.length)}
        </Button>
      )}
      {shown.length > 0 && (
        <PlainTable label={texts.codes} headings={[texts.table, '金額', texts.state, ACTION_HEADING]}>
          {shown.map(({ code, Replaces }) => (
            <TableRow key={code.Id}>
              <TableCell>{lineOf(code)}</TableCell>
              <TableCell>{yenText(code.AmountYen)}</TableCell>
              <TableCell sx={{ whiteSpace: 'normal !important' }}>
                <State code={code} replaces={Replaces} />
              </TableCell>
              <TableCell>
                {!code.Loss && (
                  <DialogButton
                    operation="reportLostGift"
                    label={texts.report}
                    size="small"
                    aria-label={`${lineOf(code)}：${texts.report}`}
                    Dialog={ReportDialog}
                    about={{ person, codeId: code.Id }}
                  />
                )}
                {code.MayReplace && mayCall('decideLostGift') && (
                  <Button size="small" variant="outlined" sx={{ mr: 1 }} onClick={() => setReplaced(code)}>
                    {texts.replace}
                  </Button>
                )}
                {code.Loss && !code.Replaced && (
                  <DialogButton
                    operation="decideLostGift"
                    label={texts.keep}
                    size="small"
                    variant="text"
                    Dialog={KeepDialog}
                    about={{ person, codeId: code.Id }}
                  />
                )}
              </TableCell>
            </TableRow>
          ))}
        </PlainTable>
      )}
      {replaced && (
        <Suspense fallback={null}>
          <ReplaceGiftDialog
            person={person}
            codeId={replaced.Id}
            yen={replaced.AmountYen}
            onClose={() => setReplaced(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const dayOf = (instant: string) => formatJapaneseDate(japaneseDateOf(new Date(instant)))

export const lineOf = ({ ImportedAt, Line }: Pick<Code, 'ImportedAt' | 'Line'>) =>
  texts.line(dayOf(ImportedAt), Line)

export const lossOf = (code: { Loss: GiftLoss; LostAt: string }) =>
  texts.recorded(dayOf(code.LostAt), code.Loss)

function State({ code, replaces }: { code: Code; replaces: boolean }) {
  const { Loss, LostAt, LostBy, Replaced } = code
  if (!Loss || !LostAt) return replaces ? texts.replaces : '—'
  return (
    <>
      <StateChip tone={Replaced ? 'quiet' : 'yolk'}>{lossOf({ Loss, LostAt })}</StateChip>
      {LostBy && <span>{`　${texts.by(LostBy)}`}</span>}
      {Replaced && <span>{`　${texts.replaced}`}</span>}
    </>
  )
}

type CodeProps = ActionDialogProps & { codeId: string }

const reportWords = { label: texts.report, follows: texts.reportFollows, done: texts.reported }

function ReportDialog({ person, codeId, onClose }: CodeProps) {
  const form = useYupForm(giftLossFormSchema, {})
  return (
    <ActionForm
      subject={person.Profile}
      words={reportWords}
      form={form}
      onSubmit={({ Loss }, run) => run(ReportLostGiftDocument, { input: { CodeId: codeId, Loss } })}
      onClose={onClose}
    >
      <ChoiceField form={form} name="Loss" label={texts.reportWhich} options={giftLossLabels} />
    </ActionForm>
  )
}

const keepWords = { label: texts.keep, follows: texts.keepFollows, done: texts.kept }

function KeepDialog({ person, codeId, onClose }: CodeProps) {
  const form = useConfirmForm()
  return (
    <ActionForm
      subject={person.Profile}
      words={keepWords}
      form={form}
      isConfirmation
      onSubmit={(_values, run) => run(DecideLostGiftDocument, { input: { CodeId: codeId, Replace: false } })}
      onClose={onClose}
    />
  )
}
