import { Box, Button } from '@mui/material'
import { useEffect, type KeyboardEvent } from 'react'
import { addDays } from '../../../../shared/facts/dates'
import {
  callResultLabels,
  isCall,
  noteKindLabels,
  personNoteLabels as labels,
} from '../../../../shared/words/records/conversationLabels'
import { NOTE_TOUCHES_HEALTH } from '../../../../shared/words/office/conversation'
import { isComposing } from '../../../../shared/facts/isComposing'
import { CheckField, ChoiceField } from '../../../parts/components/ChoiceField'
import { FormField } from '../../../parts/components/FormField'
import { useConsole } from '../../../ground/console/ConsoleContext'
import type { NoteForm } from './noteForm'

const SOON = [
  ['明日', 1],
  ['3日後', 3],
  ['1週間後', 7],
] as const

export function NoteFields({ form }: { form: NoteForm }) {
  const { clock } = useConsole()
  const kind = form.watch('Kind')
  useEffect(() => {
    const result = form.getValues('Result')
    if (isCall(kind) !== Boolean(result)) form.setValue('Result', isCall(kind) ? 'Spoke' : null)
  }, [form, kind])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <ChoiceField form={form} name="Kind" label={labels.Kind} options={noteKindLabels} />
        {isCall(kind) && (
          <ChoiceField form={form} name="Result" label={labels.Result} options={callResultLabels} />
        )}
      </Box>
      <FormField form={form} name="Text" label={labels.Text} multiline autoFocus />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ width: 200 }}>
          <FormField form={form} name="AgainOn" label={labels.AgainOn} type="date" min={clock.today()} />
        </Box>
        {SOON.map(([label, days]) => (
          <Button
            key={label}
            size="small"
            onClick={() =>
              form.setValue('AgainOn', addDays(clock.today(), days), {
                shouldDirty: true,
                shouldValidate: true,
              })
            }
          >
            {label}
          </Button>
        ))}
      </Box>
      <CheckField form={form} name="TouchesHealth" label={labels.TouchesHealth} hint={NOTE_TOUCHES_HEALTH} />
    </>
  )
}

/** Ctrl+Enter sends, except during Japanese conversion. */
export const onSendKey = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
  event.preventDefault()
  send()
}
