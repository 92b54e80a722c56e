// 2026年12月1日（火）, 11:00〜19:00, 3か月, 12週間 do not wrap inside.
const TOGETHER = /(\d+年\d+月\d+日(?:（[^）]{1,3}）)?|\d+:\d+〜\d+:\d+|\d+(?:か月|週間|時間|日間|回|問|歳))/

export function Unbroken({ text }: { text: string }) {
  return text.split(TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="noBreak">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
