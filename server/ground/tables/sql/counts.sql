-- What the office sees as a number and PostgreSQL would have to count: one row for each cell that a person, a guidance or
-- a debt counts in (counts_of), added up as tallies.sql does it. The view counts_found counts from the rows themselves.

CREATE FUNCTION counts_of(p user_profiles) RETURNS TABLE (kind count_kind, key text, day date, amount bigint)
  LANGUAGE sql STABLE
  AS $$
  SELECT c.kind, c.key, c.day, 1::bigint FROM (VALUES
    ('StandingSince'::count_kind, p.user_status::text, date_trunc('month', p.status_since AT TIME ZONE 'Asia/Tokyo')::date, true),
    ('InLine', '', (p.waiting_since AT TIME ZONE 'Asia/Tokyo')::date,
      p.user_status = 'WaitingGuidance' AND NOT p.suspension_status1 AND NOT p.suspension_status2),
    ('WaitingSuspended', '', NULL, p.user_status = 'WaitingGuidance' AND (p.suspension_status1 OR p.suspension_status2)),
    ('NextDate', p.next_date_kind::text, p.next_date, p.next_date IS NOT NULL),
    ('ExamUndated', '', NULL,
      p.user_status IN ('DonorRegistrationExam', 'DonorRenewalExam') AND p.next_date_kind IS DISTINCT FROM 'Exam'),
    ('Ending', '', p.donor_expiration_date, p.donor_status = 'Certified' AND p.donor_expiration_date IS NOT NULL)
  ) AS c (kind, key, day, is_in) WHERE c.is_in AND NOT p.delete_status
$$;

CREATE FUNCTION counts_of(g guidances) RETURNS TABLE (kind count_kind, key text, day date, amount bigint)
  LANGUAGE sql STABLE
  AS $$
  SELECT c.kind, c.key, c.day, 1::bigint FROM (VALUES
    ('Booked'::count_kind, '', (g.reserved_at AT TIME ZONE 'Asia/Tokyo')::date, g.status = 'Reserved'),
    ('PlaceUsed', g.year || '-' || g.month, NULL, g.status IN ('Reserved', 'Attended'))
  ) AS c (kind, key, day, is_in) WHERE c.is_in
$$;

CREATE FUNCTION counts_of(d dues) RETURNS TABLE (kind count_kind, key text, day date, amount bigint)
  LANGUAGE sql STABLE
  AS $$
  SELECT c.kind, '', NULL::date, c.amount FROM (VALUES
    ('DueYen'::count_kind, d.yen::bigint), ('DueDonations', d.donations), ('DuePeople', (d.donations > 0)::integer)
  ) AS c (kind, amount) WHERE c.amount <> 0
$$;

CREATE VIEW counts_found AS
  SELECT kind, key, day, sum(amount)::bigint AS amount FROM (
    SELECT c.* FROM user_profiles AS p CROSS JOIN LATERAL counts_of(p) AS c
    UNION ALL SELECT c.* FROM guidances AS g CROSS JOIN LATERAL counts_of(g) AS c
    UNION ALL SELECT c.* FROM dues AS d CROSS JOIN LATERAL counts_of(d) AS c
  ) AS cells GROUP BY kind, key, day;

CREATE VIEW dues_found AS
  SELECT user_id, count(*)::integer AS donations, sum(due_yen)::integer AS yen
  FROM donations WHERE due_yen > 0 GROUP BY user_id;

-- To be added up: a cell stands here several times.
CREATE VIEW count_cells AS
  SELECT kind, key, day, amount FROM counts UNION ALL SELECT kind, key, day, amount FROM count_changes;

-- OLD is no row of the table when there is none, so that each case has its statement.
CREATE FUNCTION note_counts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO count_changes (kind, key, day, amount) SELECT kind, key, day, amount FROM counts_of(NEW);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO count_changes (kind, key, day, amount) SELECT kind, key, day, -amount FROM counts_of(OLD);
  ELSE
    INSERT INTO count_changes (kind, key, day, amount)
    SELECT kind, key, day, sum(amount) FROM (
      SELECT kind, key, day, -amount AS amount FROM counts_of(OLD) UNION ALL SELECT kind, key, day, amount FROM counts_of(NEW)
    ) AS cells GROUP BY kind, key, day HAVING sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_dues() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  person uuid := coalesce(NEW.user_id, OLD.user_id);
  was integer := coalesce(OLD.due_yen, 0);
  becomes integer := coalesce(NEW.due_yen, 0);
BEGIN
  IF was = becomes THEN RETURN NULL; END IF;
  INSERT INTO dues AS d VALUES (person, (becomes > 0)::integer - (was > 0)::integer, becomes - was)
  ON CONFLICT (user_id) DO UPDATE SET donations = d.donations + excluded.donations, yen = d.yen + excluded.yen;
  DELETE FROM dues WHERE user_id = person AND donations = 0 AND yen = 0;
  RETURN NULL;
END $$;

CREATE TRIGGER donations_dues AFTER INSERT OR DELETE OR UPDATE OF due_yen ON donations
  FOR EACH ROW EXECUTE FUNCTION keep_dues();

CREATE TRIGGER dues_count AFTER INSERT OR UPDATE OR DELETE ON dues
  FOR EACH ROW EXECUTE FUNCTION note_counts();

CREATE TRIGGER user_profiles_count AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_counts();

CREATE TRIGGER user_profiles_count_change AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN ((OLD.user_status, OLD.status_since, OLD.waiting_since, OLD.suspension_status1, OLD.suspension_status2, OLD.next_date, OLD.next_date_kind, OLD.donor_status, OLD.donor_expiration_date, OLD.delete_status)
    IS DISTINCT FROM (NEW.user_status, NEW.status_since, NEW.waiting_since, NEW.suspension_status1, NEW.suspension_status2, NEW.next_date, NEW.next_date_kind, NEW.donor_status, NEW.donor_expiration_date, NEW.delete_status))
  EXECUTE FUNCTION note_counts();

CREATE TRIGGER guidances_count AFTER INSERT OR UPDATE OR DELETE ON guidances
  FOR EACH ROW EXECUTE FUNCTION note_counts();
