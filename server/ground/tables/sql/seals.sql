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

CREATE TRIGGER declarations_queue_for_seal AFTER INSERT ON declarations
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');

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

CREATE TRIGGER answer_corrections_queue_for_seal AFTER UPDATE ON answer_corrections
  FOR EACH ROW WHEN (OLD.state = 'Open' AND NEW.state IN ('Accepted', 'Refused'))
  EXECUTE FUNCTION queue_record_for_seal('id');

CREATE TRIGGER answer_corrections_queue_for_seal_new AFTER INSERT ON answer_corrections
  FOR EACH ROW WHEN (NEW.state = 'Counted') EXECUTE FUNCTION queue_record_for_seal('id');

CREATE TRIGGER criteria_versions_queue_for_seal AFTER UPDATE ON criteria_versions
  FOR EACH ROW WHEN (OLD.state NOT IN ('InForce', 'Retired') AND NEW.state = 'InForce')
  EXECUTE FUNCTION queue_record_for_seal('id');

CREATE TRIGGER criteria_versions_queue_for_seal_new AFTER INSERT ON criteria_versions
  FOR EACH ROW WHEN (NEW.state = 'InForce') EXECUTE FUNCTION queue_record_for_seal('id');

-- Once a statement: a page writes several rows.
CREATE FUNCTION queue_reads_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_records (kind, record_id) SELECT 'record_reads', id FROM added;
  RETURN NULL;
END $$;

CREATE TRIGGER record_reads_queue_for_seal AFTER INSERT ON record_reads
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_reads_for_seal();

-- A read with the people of its list. The sign-in came later, and is sealed with the network.
CREATE VIEW whole_record_reads AS
  SELECT r.id, r.read_at, r.actor_id, r.roles, r.user_id, l.people, r.class, r.fields, r.operation, r.purpose, r.request_id,
    CASE WHEN r.session IS NULL THEN r.network ELSE r.network || ' ' || r.session END AS network
  FROM record_reads r LEFT JOIN record_read_lists l ON l.id = r.list_id;

-- A check as it was sent and sealed. Where answers were put right since, the first version stands in the first correction
-- that counted. Unless the row says what the last one says, it is told as it is: then its seal shows the change.
CREATE VIEW first_online_checks AS
  SELECT c.screening_id, c.user_id, c.version, c.submitted_at,
    CASE WHEN kept.is_true THEN kept.before -> 'answers' ELSE c.answers END AS answers,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'result')::online_check_result ELSE c.online_check_result END
      AS online_check_result,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'score')::integer ELSE c.online_check_score END
      AS online_check_score,
    CASE WHEN kept.is_true THEN kept.before -> 'judgement' ELSE c.judgement END AS judgement,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'nextDate')::date ELSE c.next_date END AS next_date
  FROM online_checks c LEFT JOIN LATERAL (
    SELECT first.before,
      (c.answers, c.carried, c.judgement, c.online_check_result::text, c.online_check_score, c.next_date) IS NOT DISTINCT FROM
      (last.after -> 'answers', last.after -> 'carried', last.after -> 'judgement', last.after -> 'judgement' ->> 'result',
        (last.after -> 'judgement' ->> 'score')::integer, (last.after -> 'judgement' ->> 'nextDate')::date) AS is_true
    FROM (SELECT before FROM answer_corrections WHERE screening_id = c.screening_id AND round = 1) AS first,
      (SELECT after FROM answer_corrections WHERE screening_id = c.screening_id AND round IS NOT NULL
        ORDER BY round DESC LIMIT 1) AS last
  ) AS kept ON true;
