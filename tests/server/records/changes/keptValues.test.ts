import { readdirSync } from 'node:fs'
import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { readVisibility } from '../../../../server/ground/access/contract'
import { contractText } from '../../../../server/generated/contract'
import { keptValues } from '../../../../server/ground/tables/keptValues'
import { fieldName } from '../../../../server/records/changes/keptFields'
import { valueLabel } from '../../../../shared/words/records/valueChanges'
import { people, tablesOfNobody } from '../../care/users/tablesOfPeople'
import { columnOf, isKept, valuesSql } from '../../../../devtools/valuesSql'

/** Tables about people whose values are not kept before and after, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  activities: 'the log itself',
  activity_reasons: 'the log itself',
  value_changes: 'the values themselves',
  donation_screenings: 'keys alone, written once',
  allocations: 'written once, with the invitation',
  dues: 'follows from the ledger',
  refusals: 'follows from the judgements',
  gift_hand_outs: 'written once, and confirmed once',
  consent_signatures: 'sealed, and written with the consent that it belongs to',
  gift_codes: 'written once, and handed out once',
  reward_contacts: 'the address that stays for a while when somebody has left',
  mail_outbox: 'what was sent, which is no record that is changed',
  person_note_versions: 'versions themselves',
  security_events: 'a log itself',
  work_items: 'how staff work',
  work_marks: 'how staff work',
  cases: 'its steps say what became of it',
  clearings: 'only grows, point by point',
  case_steps: 'written once, step by step',
  record_reads: 'a log itself',
  record_read_lists: 'a log itself',
  read_visits: 'when a page was opened',
  declarations: 'written once, by triggers',
  person_keys: 'keys of what is sealed',
  pool_passkeys: 'keys of the sign-in',
  bulk_rows: 'a preview, with its own before and after',
  undo_rows: 'rows before and after, for a minute',
  push_devices: 'how a device is reached; that it changed stands in the log',
  push_messages: 'taken once, beside the mail',
  pool_users: 'the account, which Amazon Cognito holds elsewhere; its address follows in the profile',
  pool_codes: 'secrets of the sign-in',
  pool_sessions: 'secrets of the sign-in',
  pool_refresh_tokens: 'secrets of the sign-in',
  pool_replaced_tokens: 'secrets of the sign-in',
  pool_sign_in_failures: 'secrets of the sign-in',
}

const tables = keptValues.map(({ table }) => getTableConfig(table).name)

test('every table of the schema keeps its values, or says why not', async () => {
  const folder = new URL('../../../../server/ground/tables/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((name) => import(new URL(name, folder).href)),
  )
  const all = new Set(
    modules.flatMap((module) =>
      Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value).name] : [])),
    ),
  )
  const said = [...tables, ...Object.keys(WITHOUT), ...tablesOfNobody.filter((name) => all.has(name))]
  expect([...all].filter((name) => !said.includes(name))).toEqual([])
  expect([...tables, ...Object.keys(WITHOUT)].toSorted()).toEqual(Object.keys(people).toSorted())
})

test('every column of these tables has a line in the list', () => {
  for (const { record, table, columns } of keptValues)
    expect(Object.keys(columns).toSorted(), record).toEqual(Object.keys(getTableColumns(table)).toSorted())
})

test('the triggers are those of the list', async () => {
  await expect(valuesSql()).toMatchFileSnapshot('../../../../server/ground/tables/sql/values.sql')
})

test('a column has the class that the contract gives its field', () => {
  const rules = readVisibility(buildSchema(contractText))
  const types: Record<string, string> = {
    Profile: 'UserProfile',
    Guidance: 'Guidance',
    Consent: 'Consent',
    Screening: 'ScreeningInfo',
    HealthCheck: 'HealthCheck',
    Donation: 'DonationInfo',
    FloraTest: 'InspectionDetail',
    Condition: 'ConditionReport',
  }
  let compared = 0
  for (const kept of keptValues)
    for (const [name, fate] of Object.entries(kept.columns)) {
      const field = fieldName(columnOf(kept, name))
      const rule = rules.get(types[kept.record] ?? '')?.fields.get(field)
      if (!rule || !isKept(fate)) continue
      compared++
      // What tells the check's result is kept with the course of things, and its values are shown to nobody.
      const kind = rule.data === 'Eligibility' ? 'Operational' : rule.data
      expect([kept.record, field, fate]).toEqual([kept.record, field, kind])
    }
  expect(compared).toBeGreaterThan(80)
})

test('every kept field has a name', () => {
  const nameless = keptValues.flatMap((kept) =>
    Object.entries(kept.columns).flatMap(([name, fate]) => {
      const field = fieldName(columnOf(kept, name))
      return isKept(fate) && valueLabel(kept.record, field).admin === field ? [`${kept.record}.${field}`] : []
    }),
  )
  expect(nameless).toEqual([])
})
