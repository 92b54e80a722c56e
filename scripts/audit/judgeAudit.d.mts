/** Holds npm's report against what was excepted; the sentences in `errors` stand in the way. */
export function judgeAudit(
  report: unknown,
  exceptions: readonly { advisory?: string; reason?: string; until?: string }[],
  today: string,
): { errors: string[]; excepted: string[] }
