import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { classesWithoutValues, keptValues } from '../server/ground/tables/keptValues'

const KEPT_NOWHERE = new Set(['key', 'stamp', 'derived'])

type Kept = (typeof keptValues)[number]

const listed = (parts: readonly string[], between: string, width: number, indent: string) => {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + between.length + part.length <= width)
      lines[lines.length - 1] = `${last}${between}${part}`
    else lines.push(part)
  }
  return lines.join(`${between.trimEnd()}\n${indent}`)
}

export const isKept = (fate: string): boolean => !KEPT_NOWHERE.has(fate)

export const columnOf = ({ table }: Kept, name: string) => {
  const column = getTableColumns(table)[name]
  if (!column) throw new Error(`No column ${name}`)
  return column.keyAsName ? toSnakeCase(column.name) : column.name
}

function triggersOf(kept: Kept): string {
  const table = getTableConfig(kept.table).name
  const classes = new Map<string, string[]>()
  for (const [name, fate] of Object.entries(kept.columns))
    if (isKept(fate)) classes.set(fate, [...(classes.get(fate) ?? []), columnOf(kept, name)])
  // The bytes of sealed columns are followed too.
  const sealed = new Set(
    Object.keys(kept.columns).flatMap((name) => (name.endsWith('Sealed') ? [columnOf(kept, name)] : [])),
  )
  const columns = [...classes.values()]
    .flat()
    .flatMap((name) => [name, ...(sealed.has(`${name}_sealed`) ? [`${name}_sealed`] : [])])
  const args = [`'${kept.key}'`, `'${kept.person}'`].join(', ')
  const lists = [...classes].map(([data, names]) => `'${data}', '${names.join(' ')}'`)
  const execute = `EXECUTE FUNCTION keep_values(${args},\n    ${lists.join(',\n    ')})`
  const differs = listed(
    columns.map((name) => `OLD.${name} IS DISTINCT FROM NEW.${name}`),
    ' OR ',
    100,
    '    ',
  )
  const each = `FOR EACH ROW`
  if (!kept.since)
    return [
      `CREATE TRIGGER ${table}_values_whole AFTER INSERT OR DELETE ON ${table}\n  ${each} ${execute};`,
      `CREATE TRIGGER ${table}_values AFTER UPDATE ON ${table}\n  ${each} WHEN (${differs})\n  ${execute};`,
    ].join('\n\n')
  const since = (row: 'NEW' | 'OLD') => `${row}.${kept.since} IS NOT NULL`
  return [
    `CREATE TRIGGER ${table}_values_new AFTER INSERT ON ${table}\n  ${each} WHEN (${since('NEW')})\n  ${execute};`,
    `CREATE TRIGGER ${table}_values_gone AFTER DELETE ON ${table}\n  ${each} WHEN (${since('OLD')})\n  ${execute};`,
    `CREATE TRIGGER ${table}_values AFTER UPDATE ON ${table}\n  ${each} WHEN (${since('NEW')} AND (${differs}))\n  ${execute};`,
  ].join('\n\n')
}

/** The content of `server/ground/tables/sql/values.sql`. */
export const valuesSql =
  () => `-- What a change of a record about somebody made of its values (docs/decisions/070-values-before-and-after.md). Triggers, because
-- they see every row that an operation writes. Written from server/ground/tables/keptValues.ts by \`npm run db:generate\`.

-- The arguments: the columns with the record's and the person's id, then each class of data with its columns.
CREATE FUNCTION keep_values() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE jsonb_strip_nulls(to_jsonb(OLD)) END;
  now_is jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE jsonb_strip_nulls(to_jsonb(NEW)) END;
  known jsonb := CASE WHEN TG_OP = 'DELETE' THEN was ELSE now_is END;
  person uuid := known ->> TG_ARGV[1];
  change jsonb := nullif(current_setting('nakatsugu.change', true), '');
  has_left boolean := coalesce((known ->> 'delete_status')::boolean, false);
  changed text[];
  keeps boolean;
BEGIN
  -- The job that seals what stands readable changes no value (server/vault).
  IF current_setting('nakatsugu.sealing', true) = 'on' THEN RETURN NULL; END IF;
  FOR i IN 2 .. TG_NARGS - 1 BY 2 LOOP
    keeps := NOT (has_left OR TG_ARGV[i] IN (${classesWithoutValues.map((data) => `'${data}'`).join(', ')}));
    changed := ARRAY(SELECT name FROM string_to_table(TG_ARGV[i + 1], ' ') AS name
      -- Where no values are kept, what a new record does not say is no change.
      WHERE was -> name IS DISTINCT FROM now_is -> name AND (keeps OR coalesce(was -> name, 'false') <> coalesce(now_is -> name, 'false'))
        OR was -> (name || '_sealed') IS DISTINCT FROM now_is -> (name || '_sealed'));
    CONTINUE WHEN changed = '{}';
    INSERT INTO value_changes (id, changed_at, user_id, table_name, record_id, data, fields, before, after, salt, change_id,
      actor_id, request_id)
    VALUES (gen_random_uuid(), coalesce((change ->> 'at')::timestamptz, (known ->> 'updated_at')::timestamptz, now()), person,
      TG_TABLE_NAME, (known ->> TG_ARGV[0])::uuid, TG_ARGV[i], changed,
      CASE WHEN keeps THEN (SELECT jsonb_object_agg(name, was -> name) FROM unnest(changed) AS name WHERE was ? name) END,
      CASE WHEN keeps THEN (SELECT jsonb_object_agg(name, now_is -> name) FROM unnest(changed) AS name WHERE now_is ? name) END,
      CASE WHEN keeps THEN gen_random_uuid() END, (change ->> 'id')::uuid,
      -- What becomes of others when a member acts was not done by them.
      CASE WHEN change ? 'staff' THEN (change ->> 'staff')::uuid WHEN (change ->> 'member')::uuid = person THEN person END,
      change ->> 'request');
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION value_digest(salt uuid, before jsonb, after jsonb) RETURNS bytea
  LANGUAGE sql STABLE
  AS $$ SELECT sha256(convert_to(jsonb_build_array(salt, before, after)::text, 'UTF8')) $$;

-- Values are erased with their person, and stay as they are otherwise.
CREATE FUNCTION keep_value_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.salt IS NULL
    AND NEW.digest = value_digest(OLD.salt, OLD.before, OLD.after)
    AND to_jsonb(NEW) - '{before,after,salt,digest}'::text[] = to_jsonb(OLD) - '{before,after,salt,digest}'::text[]
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME;
END $$;

CREATE TRIGGER value_changes_kept BEFORE UPDATE OR DELETE ON value_changes
  FOR EACH ROW EXECUTE FUNCTION keep_value_changes();

CREATE TRIGGER value_changes_no_truncate BEFORE TRUNCATE ON value_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER value_changes_queue_for_seal AFTER INSERT ON value_changes
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');

-- As it is sealed: with the digest of its values, and with that alone once its person has left.
CREATE VIEW sealed_value_changes AS
  SELECT v.id, v.changed_at, v.user_id, v.table_name, v.record_id, v.data, v.fields, v.change_id, v.actor_id, v.request_id,
    CASE WHEN v.salt IS NULL AND v.digest IS NOT NULL
        AND EXISTS (SELECT FROM user_profiles p WHERE p.id = v.user_id AND p.delete_status)
      THEN v.digest ELSE value_digest(v.salt, v.before, v.after) END AS digest
  FROM value_changes v;

${keptValues.map(triggersOf).join('\n\n')}
`
