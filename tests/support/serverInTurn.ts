import { startTestServer, TEST_NOW, type TestServer } from './testServer'

/** Tables that nothing was ever written into, or into which something was. */
const tablesOf = async ({ db }: TestServer, are: '= 0' | '> 0') => {
  const { rows } = await db.$client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) ${are}`,
  )
  return rows.map(({ name }) => name)
}

/**
 * One server for the tests of a file that count everybody there is: before each nobody is there, as on a new one, which
 * takes a fifth of a second.
 */
export async function serverInTurn(): Promise<TestServer & { empty(): Promise<void> }> {
  const server = await startTestServer()
  const emptyAtFirst = new Set(await tablesOf(server, '= 0'))
  return {
    ...server,
    async empty() {
      const written = (await tablesOf(server, '> 0')).filter((name) => emptyAtFirst.has(name))
      // Without the triggers that keep what may not be taken away.
      await server.db.$client.query(
        [
          'BEGIN',
          'SET LOCAL session_replication_role = replica',
          ...written.map((name) => `DELETE FROM ${name}`),
          'COMMIT',
        ].join('; '),
      )
      server.clock.set(TEST_NOW)
    },
  }
}
