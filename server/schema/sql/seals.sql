-- Every new row of the log, and every row of money and judgement, waits to be sealed (docs/seals.md).
-- A trigger, because the row must wait from the commit that writes it, whichever operation writes it.

CREATE FUNCTION queue_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_activities (first_id, last_id) VALUES (NEW.id, NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER activities_queue_for_seal AFTER INSERT ON activities
  FOR EACH ROW EXECUTE FUNCTION queue_for_seal();

CREATE FUNCTION queue_record_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_records (kind, record_id) VALUES (TG_TABLE_NAME, (to_jsonb(NEW) ->> TG_ARGV[0])::uuid)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER reward_entries_queue_for_seal AFTER INSERT ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');

CREATE TRIGGER health_checks_queue_for_seal AFTER INSERT ON health_checks
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('screening_id');

CREATE TRIGGER online_checks_queue_for_seal_new AFTER INSERT ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL) EXECUTE FUNCTION queue_record_for_seal('screening_id');

CREATE TRIGGER online_checks_queue_for_seal AFTER UPDATE ON online_checks
  FOR EACH ROW WHEN (OLD.submitted_at IS NULL AND NEW.submitted_at IS NOT NULL)
  EXECUTE FUNCTION queue_record_for_seal('screening_id');

CREATE TRIGGER corrections_queue_for_seal AFTER UPDATE ON corrections
  FOR EACH ROW WHEN (OLD.state = 'Open' AND NEW.state = 'Confirmed')
  EXECUTE FUNCTION queue_record_for_seal('id');
