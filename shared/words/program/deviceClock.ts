const HOUR = 60
const DAY = 24 * HOUR

/** @param minutes how far the device's clock is ahead; negative when it is slow */
export function clockWrong(minutes: number): string {
  const off = Math.abs(minutes)
  const by =
    off < 2 * HOUR
      ? `${off}分`
      : off < 2 * DAY
        ? `約${Math.round(off / HOUR)}時間`
        : `約${Math.round(off / DAY)}日`
  return `お使いの端末の時計が${by}${minutes > 0 ? '進んで' : '遅れて'}いるため、ログインできません。端末の設定で日付と時刻を「自動」にするなどして合わせてから、もう一度お試しください。`
}
