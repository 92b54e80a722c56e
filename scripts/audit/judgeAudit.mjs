const GRAVE = ['moderate', 'high', 'critical']
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Holds npm's report against what was excepted. A note that has expired, says nothing or is about nothing is an error
 * too: otherwise the list only grows.
 * @returns {{ errors: string[], excepted: string[] }} sentences; without errors nothing stands in the way
 */
export function judgeAudit(report, exceptions, today) {
  const found = advisoriesIn(report)
  const byId = new Map(exceptions.map((exception) => [exception.advisory, exception]))
  const errors = exceptions.flatMap((exception) => whatIsWrong(exception, found, today))
  const excepted = []
  for (const { id, name, severity, title } of found.values()) {
    if (!GRAVE.includes(severity)) continue
    const exception = byId.get(id)
    if (!exception) errors.push(`${name}：${title}（${severity}、${id}）`)
    else excepted.push(`${name}：${id}（${exception.until}まで。${exception.reason}）`)
  }
  return { errors, excepted }
}

/** Each advisory once, by its GHSA number, from whatever depends on it. */
function advisoriesIn(report) {
  if (report?.auditReportVersion !== 2 || typeof report.vulnerabilities !== 'object')
    throw new Error('npm audit の結果を読み取れませんでした。')
  const advisories = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object')
    .map(({ url, name, severity, title }) => ({ id: url.split('/').at(-1), name, severity, title }))
  return new Map(advisories.map((advisory) => [advisory.id, advisory]))
}

function whatIsWrong({ advisory, reason, until }, found, today) {
  if (!advisory || !reason || !DAY.test(until ?? ''))
    return [
      `例外「${advisory ?? '（番号なし）'}」には、advisory、reason、until（YYYY-MM-DD）がすべて必要です。`,
    ]
  if (until < today) return [`例外「${advisory}」は${until}に期限が切れています。`]
  if (!found.has(advisory)) return [`例外「${advisory}」は、もう必要ありません。削除してください。`]
  return []
}
