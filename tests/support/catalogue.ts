import type pg from 'pg'

const CATALOGUE = `
  SELECT attrelid::regclass::text AS place, attname::text AS name,
    format('%s %s %s', format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)) AS definition
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT indrelid::regclass::text, indexrelid::regclass::text, format('%s %s', pg_get_indexdef(indexrelid), indisvalid)
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT conrelid::regclass::text, conname, format('%s %s', pg_get_constraintdef(oid), convalidated)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgrelid::regclass::text, tgname, format('%s %s', pg_get_triggerdef(t.oid), tgenabled)
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
  ORDER BY 1, 2, 3`

type Entry = { place: string; name: string; definition: string }

/** Every column, index, rule and trigger of our tables, with what it is. */
export const readCatalogue = async (pool: pg.Pool): Promise<Entry[]> =>
  (await pool.query<Entry>(CATALOGUE)).rows
