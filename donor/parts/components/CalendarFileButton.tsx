import {
  calendarAttachment,
  type Circumstances,
  type NamedEvent,
} from '../../../shared/rules/visits/calendarEvents'
import { googleCalendarUrl } from '../../../shared/rules/visits/calendarFile'
import { OPENS_NEW_TAB, TO_GOOGLE_CALENDAR } from '../../ground/words/links'
import { useNow } from '../../ground/page/clock'
import { useTexts } from '../../ground/page/rootData'
import { Button, buttonClass, type ButtonKind } from './Basics'

/** Google Calendar opens no files, so it gets a link. */
export function CalendarFileButton(props: {
  label: string
  kind?: ButtonKind
  event: (circumstances: Circumstances) => NamedEvent
}) {
  const texts = useTexts()
  const now = useNow()
  const event = () => props.event({ texts, origin: window.location.origin, now })
  const save = () => {
    const { filename, contentType, content } = calendarAttachment(event())
    downloadFile(filename, contentType, content)
  }
  return (
    <>
      <Button kind={props.kind} onClick={save}>
        {props.label}
      </Button>
      <a
        className={buttonClass({ kind: 'txt' })}
        href={googleCalendarUrl(event())}
        target="_blank"
        rel="noreferrer"
      >
        {TO_GOOGLE_CALENDAR}
        <span className="visuallyHidden">{OPENS_NEW_TAB}</span>
      </a>
    </>
  )
}

export function downloadFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address after the click handler.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
