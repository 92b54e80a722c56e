import type pg from 'pg'

/** Makes the text form of values independent of server and user settings. */
export async function setPlainText(client: pg.ClientBase): Promise<void> {
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "client_encoding = 'UTF8'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    "bytea_output = 'hex'",
    'extra_float_digits = 3',
    'client_min_messages = warning',
  ])
    await client.query(`SET ${setting}`)
}
