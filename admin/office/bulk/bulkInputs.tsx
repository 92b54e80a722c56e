import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BulkInput } from '../../../shared/rules/office/bulk'
import { addDays, type JapaneseDate } from '../../../shared/facts/dates'
import { bulkInputLabels as labels } from '../../../shared/words/labels/bulkLabels'
import { FormField } from '../../parts/components/FormField'
import { LetterField } from '../letters/LetterField'
import { StaffField } from '../../parts/people/StaffField'

type Values = Partial<Record<BulkInput, string | null>>
type Props = { form: UseFormReturn<Values, unknown, Values>; today: JapaneseDate }

export const bulkInputs: Readonly<Record<BulkInput, ComponentType<Props>>> = {
  Until: (props) => (
    <MorningField
      {...props}
      name="Until"
      hint="この日の朝に、自動で再開します。空のままにすると、再開するまで続きます"
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
  SnoozedUntil: (props) => (
    <MorningField {...props} name="SnoozedUntil" hint="この日の朝に、「きょうの机」にふたたび表示します" />
  ),
  LetterId: ({ form }) => <LetterField form={form} name="LetterId" label={labels.LetterId} />,
}

/** A future day; the person or work comes back in its morning. */
function MorningField({ form, today, name, hint }: Props & { name: 'Until' | 'SnoozedUntil'; hint: string }) {
  return (
    <FormField form={form} name={name} label={labels[name]} hint={hint} type="date" min={addDays(today, 1)} />
  )
}
