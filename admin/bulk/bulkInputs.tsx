import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BulkInput } from '../../shared/bulk'
import { addDays, type JapaneseDate } from '../../shared/dates'
import { bulkInputLabels as labels } from '../../shared/labels/bulkLabels'
import { FormField } from '../components/FormField'
import { LetterField } from '../letters/LetterField'
import { StaffField } from '../people/StaffField'

type Values = Partial<Record<BulkInput, string | null>>
type Props = { form: UseFormReturn<Values, unknown, Values>; today: JapaneseDate }

/** How each thing that an act takes is asked for. */
export const bulkInputs: Readonly<Record<BulkInput, ComponentType<Props>>> = {
  Until: ({ form, today }) => (
    <FormField
      form={form}
      name="Until"
      label={labels.Until}
      hint="この日の朝に、自動で再開します。空のままにすると、再開するまで続きます"
      type="date"
      min={addDays(today, 1)}
    />
  ),
  ScheduledDate: ({ form, today }) => (
    <FormField
      form={form}
      name="ScheduledDate"
      label={labels.ScheduledDate}
      hint="日曜・祝日は選べません"
      type="date"
      min={today}
    />
  ),
  ScheduledTime: ({ form }) => (
    <FormField
      form={form}
      name="ScheduledTime"
      label={labels.ScheduledTime}
      hint="まだ決まっていなければ空のままにします"
      type="time"
    />
  ),
  AssigneeId: ({ form }) => <StaffField form={form} name="AssigneeId" kinds={['Task']} />,
  SnoozedUntil: ({ form, today }) => (
    <FormField
      form={form}
      name="SnoozedUntil"
      label={labels.SnoozedUntil}
      hint="この日の朝に、「きょうの机」にふたたび表示します"
      type="date"
      min={addDays(today, 1)}
    />
  ),
  LetterId: ({ form }) => <LetterField form={form} name="LetterId" label={labels.LetterId} />,
}
