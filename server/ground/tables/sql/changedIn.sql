-- user_profiles.changed_in: for each column that staff edit, the version that last changed it, so that edits of
-- different fields are no conflict. A trigger, because members, staff and jobs change the same columns.
-- The columns are those of UpdateUserProfileByAdminInput: `npm run codegen` writes this file.

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
    last_name, first_name, last_name_furigana, first_name_furigana, gender, birthday, tel, zip_code, pref, city,
    address, building, subscribed_magazine, caution, caution_sealed, update_required, suspension_status2,
    delete_status
  ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_changed_in('last_name first_name last_name_furigana first_name_furigana gender birthday tel zip_code pref city address building subscribed_magazine caution caution_sealed update_required suspension_status2');
