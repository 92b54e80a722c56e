// Before each new version, as the owner of the tables (PGUSER, PGPASSWORD): brings the schema up to date, sets the
// password of the service's user and gives it the rights of docs/operations.md. It may run any number of times.
import { spawnSync } from 'node:child_process'
import pg from 'pg'

const { APP_USER, APP_PASSWORD, DATABASE_URL } = process.env
if (!APP_USER || !APP_PASSWORD || !DATABASE_URL) {
  process.stderr.write('環境変数「DATABASE_URL」「APP_USER」「APP_PASSWORD」を設定してください。\n')
  process.exit(1)
}

const { status } = spawnSync(process.execPath, ['build/server/migrate.js'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const client = new pg.Client({ connectionString: DATABASE_URL })
await client.connect()
try {
  const app = client.escapeIdentifier(APP_USER)
  const { rows } = await client.query('SELECT current_database() AS name')
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [APP_USER])
  await client.query('BEGIN')
  if (rowCount === 0) await client.query(`CREATE ROLE ${app} LOGIN`)
  for (const statement of [
    `ALTER ROLE ${app} PASSWORD ${client.escapeLiteral(APP_PASSWORD)}`,
    `GRANT CREATE ON DATABASE ${client.escapeIdentifier(rows[0].name)} TO ${app}`,
    `GRANT USAGE ON SCHEMA drizzle TO ${app}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${app}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${app}`,
    `REVOKE UPDATE, DELETE ON activities, activity_seals, record_seals, tree_nodes, declarations, reward_entries FROM ${app}`,
  ])
    await client.query(statement)
  await client.query('COMMIT')
  process.stdout.write(`「${APP_USER}」に、サービスの権限を設定しました。\n`)
} finally {
  await client.end()
}
