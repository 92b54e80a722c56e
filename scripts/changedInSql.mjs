import { contract } from './editedColumns.mjs'

const NO_COLUMNS = ['UserId', 'Version', 'Reason']
const SEALED = ['caution']
const WIDTH = 110

const snakeCase = (name) => name.replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

function wrapped(names, between) {
  const lines = []
  for (const name of names) {
    const line = lines.length > 0 ? `${lines.at(-1)}${between}${name}` : name
    if (lines.length > 0 && line.length <= WIDTH) lines[lines.length - 1] = line
    else lines.push(name)
  }
  return lines
}

/** `server/ground/tables/sql/changedIn.sql`: its trigger follows what staff edit. A plugin of `npm run codegen`. */
export function plugin() {
  const columns = Object.keys(contract.getType('UpdateUserProfileByAdminInput').getFields())
    .filter((name) => !NO_COLUMNS.includes(name))
    .map(snakeCase)
    .flatMap((name) => (SEALED.includes(name) ? [name, `${name}_sealed`] : [name]))
  return `-- user_profiles.changed_in: for each column that staff edit, the version that last changed it, so that edits of
-- different fields are no conflict. A trigger, because members, staff and jobs change the same columns.
-- The columns are those of UpdateUserProfileByAdminInput: \`npm run codegen\` writes this file.

CREATE FUNCTION note_changed_in() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  -- The job that seals what stands readable changes nothing that staff edit.
  IF current_setting('nakatsugu.sealing', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.delete_status THEN
    NEW.changed_in := '{}';
    RETURN NEW;
  END IF;
  NEW.changed_in := OLD.changed_in || (
    SELECT coalesce(jsonb_object_agg(replace(n.key, '_sealed', ''), NEW.version), '{}')
    FROM jsonb_each(to_jsonb(NEW)) n JOIN jsonb_each(to_jsonb(OLD)) o USING (key)
    WHERE n.value IS DISTINCT FROM o.value AND n.key = ANY (string_to_array(TG_ARGV[0], ' '))
  );
  RETURN NEW;
END $$;

CREATE TRIGGER user_profiles_changed_in
  BEFORE UPDATE OF
    ${wrapped([...columns, 'delete_status'], ', ').join(',\n    ')}
  ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_changed_in('${columns.join(' ')}');
`
}
