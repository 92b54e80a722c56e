import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { panelFormSchema } from '../../../shared/forms/panel'
import { specimenLabels } from '../../../shared/rules/criteria/ruleWords'
import { specimens } from '../../../shared/rules/donating/units/analytes'
import { isFinding } from '../../../shared/rules/donating/units/panelOutcome'
import { specimenDayLabel } from '../../../shared/words/labels/csvLabels'
import { panelJudgementLabels } from '../../../shared/words/donating/panels'
import { panelKindLabels } from '../../../shared/words/donating/panelKinds'
import { japaneseDateOf } from '../../../shared/facts/dates'
import { PanelFormDocument, RecordTestPanelDocument, type PanelFormQuery } from '../../generated/graphql'
import type { PanelKind } from '../../../shared/generated/schema'
import { useApiQuery, useCallApi } from '../../ground/dataProvider/useCallApi'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import { LoadingDialog } from '../../parts/components/LoadingDialog'
import { useDone } from './useDone'

type Props = { userId: string; onClose: () => void }
type Screening = PanelFormQuery['listScreeningInfoByUserIdScreeningInfoCreatedAt']['items'][number]
type Analyte = PanelFormQuery['listCriteria']['items'][number]['Analytes'][number]

const TITLE = '便のための検査の結果を記録'

export function PanelDialog({ userId, onClose }: Props) {
  const { data, error } = useApiQuery(['panelForm', userId], PanelFormDocument, { userId })
  const analytes = data?.listCriteria.items.find(({ State }) => State === 'InForce')?.Analytes
  if (!data || !analytes) return <LoadingDialog label={TITLE} maxWidth="md" error={error} onClose={onClose} />
  const screenings = data.listScreeningInfoByUserIdScreeningInfoCreatedAt.items
  return <PanelForm userId={userId} analytes={analytes} screenings={screenings} onClose={onClose} />
}

const labelOf = ({ InspectionType, ScreeningInfoCreatedAt }: Screening) =>
  `${panelKindLabels[InspectionType]}（${formatSlashedDate(japaneseDateOf(new Date(ScreeningInfoCreatedAt)))}から）`

function PanelForm({
  userId,
  onClose,
  analytes,
  screenings,
}: Props & { analytes: Analyte[]; screenings: Screening[] }) {
  const call = useCallApi()
  const done = useDone()
  // The same panel however often the button is pressed.
  const [id] = useState(() => crypto.randomUUID())
  const form = useYupForm(panelFormSchema(analytes), {
    test: '',
    Laboratory: '',
    judgements: Object.fromEntries(analytes.map(({ Id }) => [Id, '' as const])),
    values: Object.fromEntries(analytes.map(({ Id }) => [Id, { Value: '', Unit: '' }])),
    Blood: '',
    Stool: '',
    Saliva: '',
  })
  const [withValues, setWithValues] = useState(false)
  const judgements = form.watch('judgements')
  const isValued = (id: string) => withValues || isFinding({ judgement: judgements[id] || 'NotDone' })
  const tests = {
    ...Object.fromEntries(screenings.map((screening) => [screening.Id, labelOf(screening)])),
    Interim: panelKindLabels.Interim,
    Exit: panelKindLabels.Exit,
  }
  const restNegative = () => {
    const chosen = form.getValues('judgements')
    for (const { Id } of analytes)
      if (!chosen[Id]) form.setValue(`judgements.${Id}`, 'Negative', { shouldDirty: true })
  }
  return (
    <FormDialog
      title={TITLE}
      form={form}
      submitLabel="記録する"
      maxWidth="md"
      onSubmit={async ({ test, Laboratory, judgements, values, ...days }) => {
        const screening = screenings.find(({ Id }) => Id === test)
        const Results = analytes.map(({ Id, Specimen }) => {
          const Judgement = judgements[Id] || 'NotDone'
          const Day = Judgement === 'NotDone' ? null : days[Specimen]
          return { Analyte: Id, Judgement, Day, ...(isValued(Id) && values[Id]) }
        })
        const kind: PanelKind = screening?.InspectionType ?? (test === 'Exit' ? 'Exit' : 'Interim')
        const of = { Id: id, UserId: userId, ScreeningId: screening?.Id ?? null, Laboratory }
        await call(RecordTestPanelDocument, { input: { ...of, Kind: kind, Results } })
        done('検査の結果を記録しました。別の医師が確かめます。')
      }}
      onClose={onClose}
    >
      <Typography>陽性か判定保留があると、関係する便はすぐに保留になります。</Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField form={form} name="test" label="どの検査か" options={tests} />
        <FormField form={form} name="Laboratory" label="検査機関" autoComplete="off" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        {specimens.map((specimen) => (
          <FormField
            key={specimen}
            form={form}
            name={specimen}
            label={specimenDayLabel(specimen)}
            type="date"
          />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {analytes.map(({ Id, Name, Specimen }) => (
          <div key={Id}>
            <FormField
              form={form}
              name={`judgements.${Id}`}
              label={`${Name}・${specimenLabels[Specimen]}`}
              options={panelJudgementLabels}
            />
            {isValued(Id) && (
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '2fr 1fr' }}>
                <FormField form={form} name={`values.${Id}.Value`} label={`${Name}の値（あれば）`} />
                <FormField form={form} name={`values.${Id}.Unit`} label="単位" />
              </Box>
            )}
          </div>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={restNegative}>
          選んでいない項目を陰性にする
        </Button>
        {!withValues && (
          <Button color="inherit" onClick={() => setWithValues(true)}>
            すべての項目に値を入力する
          </Button>
        )}
      </Box>
    </FormDialog>
  )
}
