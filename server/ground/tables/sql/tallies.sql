-- How many people have each status, came how far and were refused by which question: the dashboard's counts.
-- The views ..._found count from the rows themselves. The simulation and the tests compare the tallies with them.
-- Triggers, because a count of a million rows takes 100 ms and the dashboard asks for thirty. A change adds one row to
-- tally_changes, so that two writers never wait for each other; a job adds them up.

CREATE VIEW refusals_found AS
  SELECT DISTINCT c.user_id, refusing.question_id
  FROM online_checks c JOIN user_profiles u ON u.id = c.user_id
  CROSS JOIN LATERAL unnest(coalesce(c.refused_by,
    ARRAY(SELECT reason ->> 'questionId' FROM jsonb_array_elements(c.judgement -> 'reasons') AS reason))) AS refusing (question_id)
  WHERE NOT u.delete_status AND c.submitted_at IS NOT NULL AND c.online_check_result <> 'Passed'
    AND NOT EXISTS (SELECT FROM online_checks later WHERE later.user_id = c.user_id AND later.submitted_at > c.submitted_at);

CREATE VIEW tallies_found AS
  SELECT 'Standing'::tally_kind AS kind, user_status::text AS key,
    (status_since AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*)::integer AS people
  FROM user_profiles WHERE NOT delete_status GROUP BY 2, 3
  UNION ALL SELECT 'Furthest', furthest_status::text, NULL, count(*)::integer FROM user_profiles GROUP BY 2
  UNION ALL SELECT 'Refused', question_id, NULL, count(*)::integer FROM refusals GROUP BY 2;

CREATE VIEW tally_totals AS
  SELECT kind, key, day, sum(people)::integer AS people
  FROM (SELECT kind, key, day, people FROM tallies UNION ALL SELECT kind, key, day, people FROM tally_changes) AS cells
  GROUP BY kind, key, day HAVING sum(people) <> 0;

CREATE FUNCTION tally_person() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO tally_changes (kind, key, day, people)
  SELECT kind, key, day, sum(change) FROM (VALUES
    ('Standing'::tally_kind, OLD.user_status::text, (OLD.status_since AT TIME ZONE 'Asia/Tokyo')::date, CASE WHEN NOT OLD.delete_status THEN -1 END),
    ('Standing', NEW.user_status::text, (NEW.status_since AT TIME ZONE 'Asia/Tokyo')::date, CASE WHEN NOT NEW.delete_status THEN 1 END),
    ('Furthest', OLD.furthest_status::text, NULL, -1),
    ('Furthest', NEW.furthest_status::text, NULL, 1)
  ) AS cells (kind, key, day, change)
  WHERE key IS NOT NULL AND change IS NOT NULL GROUP BY kind, key, day HAVING sum(change) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION tally_refusal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO tally_changes (kind, key, people)
  VALUES ('Refused', coalesce(NEW.question_id, OLD.question_id), CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;

CREATE FUNCTION keep_refusals() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE person uuid;
BEGIN
  IF TG_TABLE_NAME = 'user_profiles' THEN person := NEW.id;
  ELSE person := coalesce(NEW.user_id, OLD.user_id);
  END IF;
  DELETE FROM refusals r WHERE r.user_id = person
    AND NOT EXISTS (SELECT FROM refusals_found f WHERE f.user_id = person AND f.question_id = r.question_id);
  INSERT INTO refusals SELECT user_id, question_id FROM refusals_found WHERE user_id = person ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER user_profiles_tally AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION tally_person();

CREATE TRIGGER user_profiles_tally_change AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN ((OLD.user_status, OLD.status_since, OLD.furthest_status, OLD.delete_status) IS DISTINCT FROM (NEW.user_status, NEW.status_since, NEW.furthest_status, NEW.delete_status))
  EXECUTE FUNCTION tally_person();

CREATE TRIGGER user_profiles_refusals AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN (OLD.delete_status <> NEW.delete_status) EXECUTE FUNCTION keep_refusals();

CREATE TRIGGER online_checks_refusals
  AFTER INSERT OR DELETE OR UPDATE OF submitted_at, online_check_result, judgement, refused_by ON online_checks
  FOR EACH ROW EXECUTE FUNCTION keep_refusals();

CREATE TRIGGER refusals_tally AFTER INSERT OR DELETE ON refusals
  FOR EACH ROW EXECUTE FUNCTION tally_refusal();
