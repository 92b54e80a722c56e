import type { CalendarAttachment, Circumstances } from '../../shared/calendarEvents'
import { useNow, useTexts } from '../rootData'
import { Button } from './Button'
import type { ButtonKind } from './buttonClass'
import { downloadFile } from './downloadFile'

/** Hands out an event as a calendar file, made in the browser. */
export function CalendarFileButton(props: {
  label: string
  kind?: ButtonKind
  file: (circumstances: Circumstances) => CalendarAttachment
}) {
  const texts = useTexts()
  const now = useNow()
  const save = () => {
    const { filename, contentType, content } = props.file({ texts, origin: window.location.origin, now })
    downloadFile(filename, contentType, content)
  }
  return (
    <Button kind={props.kind} onClick={save}>
      {props.label}
    </Button>
  )
}
