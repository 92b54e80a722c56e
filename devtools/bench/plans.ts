import type { Site } from './openSite'

export type Plan = { name: string; text: string; plan: string }

/** The check of the caller's rights precedes every operation; its statement is shown once. */
const CALLERS = /as caller\b/

/** A read is stored once: when repeated, the row exists already. */
const WRITES = /\binsert into\b/i

type Statement = { text: string; values: unknown[] }

async function statementsOf({ connection }: Site, work: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = connection
  const found: Statement[] = []
  const query = pool.query.bind(pool)
  const listening = (config: string | Statement, values?: unknown[]) => {
    if (typeof config === 'object') found.push({ text: config.text, values: values ?? config.values ?? [] })
    return Reflect.apply(query, pool, [config, values])
  }
  Object.assign(pool, { query: listening })
  try {
    await work()
  } finally {
    Object.assign(pool, { query })
  }
  return found
}

export async function plansOf(
  site: Site,
  requests: readonly { name: string; query: string; variables: Record<string, unknown> }[],
): Promise<Plan[]> {
  const plans: Plan[] = []
  const shown = new Set<string>()
  for (const { name, query, variables } of requests) {
    const ask = () => site.ask(query, variables)
    await ask()
    for (const { text, values } of await statementsOf(site, ask)) {
      if (shown.has(text) || WRITES.test(text)) continue
      shown.add(text)
      const { rows } = await site.connection.pool.query<Record<'QUERY PLAN', string>>(
        `explain (analyze, buffers) ${text}`,
        values,
      )
      plans.push({
        name: CALLERS.test(text) ? 'Who calls' : name,
        text,
        plan: rows.map((row) => row['QUERY PLAN']).join('\n'),
      })
    }
  }
  return plans
}
