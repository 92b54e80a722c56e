import { Box } from '@mui/material'
import { useRefresh } from 'react-admin'
import { addDays, isRealDate, type JapaneseDate } from '../../../shared/facts/dates'
import { openingFields as labels } from '../../../shared/words/labels/openingLabels'
import { NOT_A_REAL_DATE } from '../../../shared/words/program/formMessages'
import { DAY_IS_PAST, DAYS_OUT_OF_ORDER } from '../../../shared/words/visits/openingMessages'
import { examDaysSchema } from '../../../shared/forms/opening'
import { string } from '../../../shared/forms/yup'
import { FormDialog } from '../../parts/components/FormDialog'
import { FormField, useYupForm } from '../../parts/components/FormField'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { UpdateExamDaysDocument } from '../../generated/graphql'
import { useTellDone } from '../../parts/actions/useTellDone'

type Props = { first: JapaneseDate; version: number; onClose: () => void }

export function ExamDaysDialog({ first, version, onClose }: Props) {
  const today = useConsole().clock.today()
  const form = useYupForm(schema(today), { Date: first, Until: '', Capacity: 1, Time: '', Place: '' })
  const call = useCallApi()
  const tellDone = useTellDone()
  const refresh = useRefresh()
  return (
    <FormDialog
      title="検査日を加える"
      form={form}
      submitLabel="保存する"
      onClose={onClose}
      onSubmit={async ({ Date: date, Until, ...values }) => {
        const Dates = weekly(date, Until || date)
        const input = { ...values, Dates, Version: version }
        tellDone(`${Dates.length}日分を保存しました。`, await call(UpdateExamDaysDocument, { input }))
        refresh()
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <FormField form={form} name="Date" label="検査日" type="date" min={today} autoFocus />
        <FormField form={form} name="Until" label="毎週くり返すなら、終わりの日" type="date" min={today} />
      </Box>
      <FormField
        form={form}
        name="Capacity"
        label={labels.ExamCapacity}
        hint="0にすると、検査日から外します"
        inputMode="numeric"
      />
      <FormField
        form={form}
        name="Time"
        label={labels.Time}
        hint="人によって違うときは空のままにします"
        type="time"
      />
      <FormField form={form} name="Place" label={labels.Place} />
    </FormDialog>
  )
}

const day = (label: string) =>
  string()
    .test('date', NOT_A_REAL_DATE, (value) => !value || isRealDate(value))
    .label(label)

const schema = (today: JapaneseDate) =>
  examDaysSchema(today)
    .omit(['Version', 'Dates'])
    .shape({
      Date: day('検査日')
        .test('past', DAY_IS_PAST, (value) => !value || value >= today)
        .required(),
      Until: day('終わりの日').test(
        'order',
        DAYS_OUT_OF_ORDER,
        (value, { parent }) => !value || value >= String(parent.Date),
      ),
    })

function weekly(from: JapaneseDate, to: JapaneseDate): JapaneseDate[] {
  const dates: JapaneseDate[] = []
  for (let date = from; date <= to; date = addDays(date, 7)) dates.push(date)
  return dates
}
