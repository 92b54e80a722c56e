import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { object, string } from '../../../shared/forms/yup'
import { reasonField } from '../../../shared/forms/personActions'
import { formatJapaneseDate, formatJapaneseDateTime } from '../../../shared/facts/dates'
import { isFinding } from '../../../shared/rules/donating/units/panelOutcome'
import { saidOf } from '../../../shared/words/donating/panelTable'
import { memberPages } from '../../../shared/words/program/memberPages'
import { findingText } from '../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import {
  ConfirmTestPanelDocument,
  PersonPanelsDocument,
  ReleaseTestPanelDocument,
  type PersonPanelsQuery,
} from '../../generated/graphql'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { Facts } from '../../parts/components/Card'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { LoadingDialog } from '../../parts/components/LoadingDialog'
import { useDone } from './useDone'

type Panel = PersonPanelsQuery['listTestPanels'][number]
type Props = { userId: string; onClose: () => void }
type Act = { panel: Panel; is: keyof typeof acts }

const TITLE = '便のための検査の結果'

const acts = {
  confirm: {
    label: '正しいと確かめる',
    text: '検査機関の報告と見比べて、同じであることを確かめます。入力した人とは別の医師が確かめます。',
    done: '結果を確かめました。',
  },
  withdraw: {
    label: '誤りとして取り下げる',
    text: '取り下げた結果は、どの便の判断にも使いません。この結果で使用可になっていた便は、保留になります。正しい結果は、新しく記録します。',
    done: '結果を取り下げました。',
  },
  release: {
    label: '本人に見せる',
    text: `本人の「${memberPages['/track_record'].h1}」に、この検査の結果が出ます。元に戻せません。`,
    done: '本人が結果を見られるようになりました。',
  },
} as const

/** What was found in a person's specimens, newest first, with what a physician does with it. */
export function PanelsDialog({ userId, onClose }: Props) {
  const { data, error, refetch } = useApiQuery(['personPanels', userId], PersonPanelsDocument, { userId })
  const [act, setAct] = useState<Act | null>(null)
  if (!data) return <LoadingDialog label={TITLE} maxWidth="sm" error={error} onClose={onClose} />
  const close = () => {
    setAct(null)
    void refetch()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="panels">
      <DialogTitle id="panels">{TITLE}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {data.listTestPanels.length === 0 && <Typography>記録した結果は、まだありません。</Typography>}
        {data.listTestPanels.map((panel) => (
          <Box key={panel.Id} component="section" sx={{ display: 'grid', gap: 1 }}>
            <Typography component="h3" sx={{ fontWeight: 700 }}>
              {titleOf(panel)}
            </Typography>
            <Facts facts={factsOf(panel)} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {actsOf(panel).map((is) => (
                <Button
                  key={is}
                  variant="outlined"
                  color="inherit"
                  aria-haspopup="dialog"
                  onClick={() => setAct({ panel, is })}
                >
                  {acts[is].label}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          閉じる
        </Button>
      </DialogActions>
      {act && <ActDialog act={act} onClose={close} />}
    </Dialog>
  )
}

const titleOf = ({ Kind, FirstDay }: Panel) =>
  `${panelKindLabels[Kind]}（${formatJapaneseDate(FirstDay)}の検体）`

const actsOf = ({ WithdrawnAt, ConfirmedBy, ReleasedAt }: Panel): Act['is'][] =>
  WithdrawnAt
    ? []
    : [...(ConfirmedBy ? [] : ['confirm' as const]), ...(ReleasedAt ? [] : ['release' as const]), 'withdraw']

const time = (at: string | null) => at && formatJapaneseDateTime(new Date(at))

function factsOf({ Outcome, Results, Missing, ...panel }: Panel) {
  const Findings = (Results ?? [])
    .filter(({ Judgement }) => isFinding({ judgement: Judgement }))
    .map(({ Name, Judgement }) => findingText(Name, Judgement))
  const values = (Results ?? []).flatMap(({ Name, Value, Unit }) =>
    Value ? [`${Name}：${[Value, Unit].filter(Boolean).join(' ')}`] : [],
  )
  return [
    { label: '結果', value: saidOf({ Outcome, Findings, Missing: Missing ?? [] }) },
    { label: '値', value: values.join('\n') || null },
    { label: '検査機関', value: panel.Laboratory },
    { label: '入力した人', value: panel.RecordedBy },
    { label: '確かめた人', value: panel.ConfirmedBy ?? 'まだ' },
    { label: '本人への表示', value: time(panel.ReleasedAt) ?? 'まだ' },
    { label: '取り下げ', value: time(panel.WithdrawnAt) },
  ].filter(({ value }) => value !== null)
}

function ActDialog({ act: { panel, is }, onClose }: { act: Act; onClose: () => void }) {
  const call = useCallApi()
  const done = useDone()
  const isWithdrawal = is === 'withdraw'
  const schema = object({ Reason: isWithdrawal ? reasonField() : string() })
  const form = useYupForm(schema, { Reason: '' })
  const { label, text, done: words } = acts[is]
  return (
    <FormDialog
      title={label}
      form={form}
      submitLabel={label}
      isConfirmation
      onSubmit={async ({ Reason }) => {
        const { Id } = panel
        if (is === 'release') await call(ReleaseTestPanelDocument, { input: { Id } })
        else
          await call(ConfirmTestPanelDocument, {
            input: { Id, IsRight: !isWithdrawal, Reason: Reason || null },
          })
        done(words)
      }}
      onClose={onClose}
    >
      <Typography>{titleOf(panel)}</Typography>
      <Typography>{text}</Typography>
      {isWithdrawal && (
        <FormField
          form={form}
          name="Reason"
          label="理由"
          hint="コーディネーターと管理者も読みます。検査の結果は書かないでください"
          multiline
          autoFocus
        />
      )}
    </FormDialog>
  )
}
