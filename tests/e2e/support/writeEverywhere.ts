import { connectDatabase } from '../../../server/ground/db/client'
import { findPlace } from '../../../server/ground/db/embeddedPlace'
import { findRunningUrl } from '../../../server/ground/db/embeddedUrl'
import type { TestProgram } from '../../support/program'
import { onlineChecks } from '../../../server/ground/tables/screenings'
import { readVault } from '../../../server/ground/vault/vault'

/** Columns whose words somebody gives: a person, the office, a file of the laboratory, a browser. */
const GIVEN: Record<string, string[]> = {
  activities: ['text'],
  activity_reasons: ['reason'],
  administrators: ['name'],
  answer_corrections: ['words'],
  asked_tests: ['request_note'],
  bulk_jobs: ['reason'],
  case_steps: ['text'],
  cases: ['answer', 'words'],
  consent_documents: ['content', 'title', 'version'],
  consent_signatures: ['questions', 'signature'],
  consents: ['version'],
  corrections: ['explanation', 'words'],
  criteria_versions: ['note', 'push_reason', 'rejection'],
  exam_days: ['place'],
  flora_tests: ['enterotype', 'sample_id'],
  gift_imports: ['explanation'],
  guidances: ['consent_version', 'kit_number', 'zoho_booking_id'],
  holds: ['finding', 'reason'],
  letter_versions: ['name', 'subject', 'text'],
  mail_text_versions: ['subject', 'text'],
  mail_outbox: ['last_error', 'recipient', 'recipient_name'],
  opening_days: ['reason'],
  person_note_versions: ['text'],
  person_notes: ['text'],
  screenings: ['request_note'],
  security_events: ['network', 'request_id'],
  test_panels: ['laboratory'],
  units: ['container', 'hand_over_batch', 'handed_over_to', 'rejection_reason'],
  user_profiles: [
    'address',
    'building',
    'caution',
    'city',
    'first_name',
    'first_name_furigana',
    'last_name',
    'last_name_furigana',
    'tel',
    'zip_code',
  ],
  shared_views: ['name'],
  work_items: ['outcome', 'title', 'words'],
}

/** Words that stand there in one state of the row and not in the other. */
const WHERE_ANY = new Set([
  'gift_imports.explanation',
  'person_notes.text',
  'units.hand_over_batch',
  'units.handed_over_to',
  'units.rejection_reason',
  'work_items.outcome',
])

/** Columns that hold names of ours, keys, digests and addresses that an account hangs on. */
const OURS = new Set([
  'activities.category',
  'activities.operation',
  'activities.request_id',
  'activity_seals.key_id',
  'administrators.email',
  'asked_tests.scheduled_time',
  'bulk_jobs.act',
  'bulk_jobs.fingerprint',
  'bulk_rows.refusal',
  'bulk_rows.state',
  'call_counts.key',
  'cases.subject',
  'consent_documents.sha256',
  'consent_signatures.copy',
  'consent_signatures.copy_sha256',
  'consent_signatures.sha256',
  'consents.sha256',
  'corrections.criteria',
  'criteria_versions.number',
  'criteria_versions.questionnaire',
  'criteria_versions.sha256',
  'declarations.sha256',
  'declarations.version',
  'console_settings.key',
  'count_changes.key',
  'counts.key',
  'device_locks.pin_hash',
  'device_locks.badge_hash',
  'device_locks.share',
  'exam_days.time',
  'gift_codes.fingerprint',
  'gift_codes.loss',
  'log_day_changes.category',
  'log_day_changes.operation',
  'log_day_changes.text',
  'log_days.category',
  'log_days.operation',
  'log_days.text',
  'mailboxes.address',
  'mailboxes.validity',
  'mail_outbox.content_digest',
  'mail_outbox.dedupe_key',
  'mail_outbox.kind',
  'mail_text_versions.key',
  'health_checks.criteria',
  'online_checks.criteria',
  'online_checks.version',
  'office_points.exam_time',
  'opening_days.day',
  'partner_counts.code',
  'person_keys.master_id',
  'push_devices.digest',
  'push_devices.key_id',
  'push_devices.session',
  'record_reads.class',
  'record_reads.network',
  'record_reads.session',
  'record_reads.operation',
  'record_reads.purpose',
  'record_reads.request_id',
  'record_seals.key_id',
  'record_seals.kind',
  'refusals.question_id',
  'reward_contacts.email',
  'screenings.scheduled_exam_time',
  'security_events.counted_by',
  'security_events.kind',
  'shared_keys.name',
  'shared_views.density',
  'shared_views.sort_direction',
  'shared_views.sort_field',
  'tallies.key',
  'tally_changes.key',
  'test_panels.criteria',
  'tree_nodes.tree',
  'undo_rows.table_name',
  'undos.mutation',
  'units.number',
  'unsealed_records.kind',
  'value_changes.data',
  'value_changes.request_id',
  'value_changes.table_name',
  'user_profiles.bar_code_bucket',
  'user_profiles.bar_code_key',
  'user_profiles.donor_id',
  'user_profiles.email',
  'user_profiles.folded_city',
  'user_profiles.folded_text',
  'user_profiles.pref',
  'user_profiles.search_text',
  'work_marks.kind',
])

/**
 * Puts texts into every column that words are given for, past all that checks them, one after the other over the rows;
 * and into the free words of answers, the names of bacteria and of saved views.
 * @returns columns of text that are in neither list
 */
export async function writeEverywhere(program: TestProgram, texts: readonly string[]): Promise<string[]> {
  const connection = connectDatabase(findRunningUrl(findPlace(program.dataDir)) ?? '', { connections: 1 })
  const client = await connection.pool.connect()
  try {
    // Past the triggers that keep the log from being changed.
    await client.query('SET session_replication_role = replica')
    for (const [table, columns] of Object.entries(GIVEN)) {
      // With the number of the row, for a sample has a name of its own.
      const values = columns.map((column, index) => {
        const text = `($1::text[])[1 + (row + ${index}) % $2::int] || ' ' || row`
        const isKept = WHERE_ANY.has(`${table}.${column}`)
        return `${column} = ${isKept ? `CASE WHEN t.${column} IS NOT NULL THEN ${text} END` : text}`
      })
      await client.query(
        `UPDATE ${table} t SET ${values.join(', ')}
        FROM (SELECT ctid AS spot, row_number() OVER ()::int AS row FROM ${table} ${table === 'user_profiles' ? 'WHERE NOT delete_status' : ''}) AS numbered WHERE t.ctid = spot`,
        [texts, texts.length],
      )
    }
    const vault = readVault({ healthKeys: [], kmsEndpoint: null, dataDir: program.dataDir })
    const checks = await connection.lists.select().from(onlineChecks)
    // Readable answers hold, whatever is sealed beside them.
    for (const { screeningId, answers } of await vault.open(connection.lists, 'online_checks', checks))
      await client.query(
        `UPDATE online_checks SET answers = coalesce((
        SELECT jsonb_object_agg(key, CASE WHEN value ? 'text' THEN value || jsonb_build_object('text', $1::text) ELSE value END)
        FROM jsonb_each($2::jsonb)), '{}') WHERE screening_id = $3`,
        [texts.join('\n'), JSON.stringify(answers), screeningId],
      )
    await client.query(
      `UPDATE flora_tests SET intestinal_flora_composition = (SELECT jsonb_object_agg(name, 1) FROM unnest($1::text[]) AS name)
      WHERE coalesce(intestinal_flora_composition_sealed, '') <> '' OR intestinal_flora_composition IS NOT NULL`,
      [texts],
    )
    await client.query(
      `INSERT INTO console_settings (administrator_id, key, value, updated_at)
      SELECT id, 'list.' || list, jsonb_build_object('views', (
        SELECT jsonb_agg(jsonb_build_object('id', n::text, 'name', name, 'filter', '{}'::jsonb,
          'sort', jsonb_build_object('field', 'NextDate', 'order', 'ASC')))
        FROM unnest($1::text[]) WITH ORDINALITY AS views (name, n))), now()
      FROM administrators, unnest(array['users', 'screenings', 'donations', 'floraTests']) AS list
      ON CONFLICT (administrator_id, key) DO UPDATE SET value = EXCLUDED.value`,
      [texts],
    )
    await client.query(
      `INSERT INTO shared_views (id, list, name, conditions, sort_field, sort_direction, maker_id, created_at, updated_at)
      SELECT gen_random_uuid(), list, name, '[]', 'NextDate', 'ASC', (SELECT id FROM administrators LIMIT 1), now(), now()
      FROM unnest(enum_range(NULL::shared_list)) AS list, unnest($1::text[]) AS name
      ON CONFLICT DO NOTHING`,
      [texts],
    )
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text' AND table_name NOT LIKE 'pool\\_%'`,
    )
    const isGiven = (name: string) => GIVEN[name.split('.')[0] ?? '']?.includes(name.split('.')[1] ?? '')
    return rows.map(({ name }) => name).filter((name) => !OURS.has(name) && !isGiven(name))
  } finally {
    client.release(true)
    await connection.close()
  }
}
