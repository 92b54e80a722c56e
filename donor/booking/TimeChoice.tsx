import { formatJapaneseDate, formatJapaneseTime, type JapaneseDate } from '../../shared/dates'
import { RadioCards } from '../components/RadioCards'
import type { Slot } from './dayState'

type Props = {
  date: JapaneseDate
  slots: readonly Slot[]
  chosen: string | null
  onChoose: (startAt: string) => void
  error: string | undefined
}

/** Full hours stay visible. */
export function TimeChoice({ date, slots, chosen, onChoose, error }: Props) {
  return (
    <RadioCards
      name="time"
      label={`${formatJapaneseDate(date)}の時間`}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      error={error}
      choices={slots.map(({ StartAt, EndAt, Remaining }) => ({
        value: StartAt,
        disabled: Remaining <= 0,
        label: (
          <>
            {formatJapaneseTime(new Date(StartAt))}〜{formatJapaneseTime(new Date(EndAt))}
            <small>{Remaining > 0 ? `あと${Remaining}人` : '満員'}</small>
          </>
        ),
      }))}
    />
  )
}
