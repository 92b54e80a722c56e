/** When a text was made and last changed: 2022年10月18日制定 and 2024年3月25日最終改定. */
export function LegalDates({ dates }: { dates: readonly string[] }) {
  if (dates.length === 0) return null
  return (
    <p className="support">
      {dates.map((date, index) => (
        <span key={date}>
          {index > 0 && '　'}
          <span className="noBreak">{date}</span>
        </span>
      ))}
    </p>
  )
}
