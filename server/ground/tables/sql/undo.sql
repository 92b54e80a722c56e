-- What a change has done to each row, so that it can be taken back for a moment (server/care/undo). A trigger, because it sees
-- every row that an operation writes, whichever statement wrote it. Writers that do not ask for it pay for one look at a
-- setting of the transaction: `nakatsugu.undo` is the number of the change, and is empty elsewhere.

CREATE FUNCTION keep_for_undo() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  known jsonb := coalesce(after, before);
BEGIN
  INSERT INTO undo_rows (undo_id, table_name, key, before, after, user_id)
  SELECT current_setting('nakatsugu.undo')::uuid, TG_TABLE_NAME, jsonb_object_agg(name, known -> name), before, after,
    (known ->> CASE TG_TABLE_NAME WHEN 'user_profiles' THEN 'id' ELSE 'user_id' END)::uuid
  FROM unnest(TG_ARGV) AS name;
  RETURN NULL;
END $$;

CREATE TRIGGER user_profiles_undo AFTER INSERT OR UPDATE OR DELETE ON user_profiles
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER guidances_undo AFTER INSERT OR UPDATE OR DELETE ON guidances
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER booking_slots_undo AFTER INSERT OR UPDATE OR DELETE ON booking_slots
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('start_at');

CREATE TRIGGER preference_slots_undo AFTER INSERT OR UPDATE OR DELETE ON preference_slots
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER screenings_undo AFTER INSERT OR UPDATE OR DELETE ON screenings
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER office_points_undo AFTER INSERT OR UPDATE OR DELETE ON office_points
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER work_items_undo AFTER INSERT OR UPDATE OR DELETE ON work_items
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER work_marks_undo AFTER INSERT OR UPDATE OR DELETE ON work_marks
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('kind', 'subject_id');

CREATE TRIGGER person_notes_undo AFTER INSERT OR UPDATE OR DELETE ON person_notes
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER person_note_versions_undo AFTER INSERT OR UPDATE OR DELETE ON person_note_versions
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('note_id', 'version');

CREATE TRIGGER consents_undo AFTER INSERT OR UPDATE OR DELETE ON consents
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER opening_undo AFTER INSERT OR UPDATE OR DELETE ON opening
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER opening_hours_undo AFTER INSERT OR UPDATE OR DELETE ON opening_hours
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('day', 'hour');

CREATE TRIGGER opening_days_undo AFTER INSERT OR UPDATE OR DELETE ON opening_days
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('day');

CREATE TRIGGER extra_hours_undo AFTER INSERT OR UPDATE OR DELETE ON extra_hours
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('date', 'hour');

CREATE TRIGGER exam_days_undo AFTER INSERT OR UPDATE OR DELETE ON exam_days
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('date');

CREATE TRIGGER mail_outbox_undo AFTER INSERT OR UPDATE OR DELETE ON mail_outbox
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER flora_tests_undo AFTER INSERT OR UPDATE OR DELETE ON flora_tests
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER console_settings_undo AFTER INSERT OR UPDATE OR DELETE ON console_settings
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('administrator_id', 'key');

CREATE TRIGGER shared_views_undo AFTER INSERT OR UPDATE OR DELETE ON shared_views
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER allocations_undo AFTER INSERT OR UPDATE OR DELETE ON allocations
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('guidance_id');

CREATE TRIGGER answer_corrections_undo AFTER INSERT OR UPDATE OR DELETE ON answer_corrections
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER units_undo AFTER INSERT OR UPDATE OR DELETE ON units
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE TRIGGER asked_tests_undo AFTER INSERT OR UPDATE OR DELETE ON asked_tests
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
