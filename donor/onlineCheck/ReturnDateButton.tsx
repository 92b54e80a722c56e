import { calendarFile } from '../../shared/calendarFile'
import { japaneseInstant, type JapaneseDate } from '../../shared/dates'
import { CALENDAR_CONTENT_TYPE } from '../../shared/guidanceCalendar'
import { Button } from '../components/Button'
import { downloadFile } from '../components/downloadFile'
import { useNow, useTexts } from '../rootData'

/** The day to come back as a calendar file. Its words tell a passer-by nothing about health. */
export function ReturnDateButton({ date, screeningId }: { date: JapaneseDate; screeningId: string }) {
  const { serviceName } = useTexts()
  const now = useNow()
  const save = () => {
    const { origin, hostname } = window.location
    const file = calendarFile({
      uid: `return-${screeningId}@${hostname}`,
      sequence: 0,
      stamp: now,
      startAt: japaneseInstant(date, 9),
      endAt: japaneseInstant(date, 10),
      title: `${serviceName} お申し込みができる日`,
      location: '',
      description: 'この日から、もう一度お申し込みいただけます。',
      url: `${origin}/mypage`,
    })
    downloadFile('reminder.ics', CALENDAR_CONTENT_TYPE, file)
  }
  return <Button onClick={save}>カレンダーに追加する</Button>
}
