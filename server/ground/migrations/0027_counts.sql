CREATE TYPE "public"."count_kind" AS ENUM('StandingSince', 'InLine', 'WaitingSuspended', 'NextDate', 'ExamUndated', 'Ending', 'Booked', 'PlaceUsed', 'DueYen', 'DueDonations', 'DuePeople');--> statement-breakpoint
CREATE TABLE "count_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "count_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "count_kind" NOT NULL,
	"key" text NOT NULL,
	"day" date,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counts" (
	"kind" "count_kind" NOT NULL,
	"key" text NOT NULL,
	"day" date,
	"amount" bigint NOT NULL,
	CONSTRAINT "counts_cell" UNIQUE NULLS NOT DISTINCT("kind","key","day")
);
--> statement-breakpoint
CREATE TABLE "dues" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"donations" integer NOT NULL,
	"yen" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dues" ADD CONSTRAINT "dues_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION counts_of(g guidances) RETURNS TABLE (kind count_kind, key text, day date, amount bigint)
  LANGUAGE sql STABLE
  AS $$
  SELECT c.kind, c.key, c.day, 1::bigint FROM (VALUES
    ('Booked'::count_kind, '', (g.reserved_at AT TIME ZONE 'Asia/Tokyo')::date, g.status = 'Reserved'),
    ('PlaceUsed', g.year || '-' || g.month, NULL, g.status IN ('Reserved', 'Attended'))
  ) AS c (kind, key, day, is_in) WHERE c.is_in
$$;
--> statement-breakpoint
CREATE FUNCTION counts_of(d dues) RETURNS TABLE (kind count_kind, key text, day date, amount bigint)
  LANGUAGE sql STABLE
  AS $$
  SELECT c.kind, '', NULL::date, c.amount FROM (VALUES
    ('DueYen'::count_kind, d.yen::bigint), ('DueDonations', d.donations), ('DuePeople', (d.donations > 0)::integer)
  ) AS c (kind, amount) WHERE c.amount <> 0
$$;
--> statement-breakpoint
CREATE VIEW counts_found AS
  SELECT kind, key, day, sum(amount)::bigint AS amount FROM (
    SELECT c.* FROM user_profiles AS p CROSS JOIN LATERAL counts_of(p) AS c
    UNION ALL SELECT c.* FROM guidances AS g CROSS JOIN LATERAL counts_of(g) AS c
    UNION ALL SELECT c.* FROM dues AS d CROSS JOIN LATERAL counts_of(d) AS c
  ) AS cells GROUP BY kind, key, day;
--> statement-breakpoint
CREATE VIEW dues_found AS
  SELECT user_id, count(*)::integer AS donations, sum(due_yen)::integer AS yen
  FROM donations WHERE due_yen > 0 GROUP BY user_id;
--> statement-breakpoint
CREATE VIEW count_cells AS
  SELECT kind, key, day, amount FROM counts UNION ALL SELECT kind, key, day, amount FROM count_changes;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER donations_dues AFTER INSERT OR DELETE OR UPDATE OF due_yen ON donations
  FOR EACH ROW EXECUTE FUNCTION keep_dues();
--> statement-breakpoint
-- Its triggers are at work: what they have written until this moment is not written twice.
INSERT INTO dues SELECT user_id, sum(donations), sum(yen) FROM (
  SELECT user_id, donations, yen FROM dues_found UNION ALL SELECT user_id, -donations, -yen FROM dues
) AS missing GROUP BY user_id HAVING sum(donations) <> 0 OR sum(yen) <> 0
ON CONFLICT (user_id) DO UPDATE SET donations = dues.donations + excluded.donations, yen = dues.yen + excluded.yen;
--> statement-breakpoint
CREATE TRIGGER dues_count AFTER INSERT OR UPDATE OR DELETE ON dues
  FOR EACH ROW EXECUTE FUNCTION note_counts();
--> statement-breakpoint
CREATE TRIGGER user_profiles_count AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_counts();
--> statement-breakpoint
CREATE TRIGGER user_profiles_count_change AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN ((OLD.user_status, OLD.status_since, OLD.waiting_since, OLD.suspension_status1, OLD.suspension_status2, OLD.next_date, OLD.next_date_kind, OLD.donor_status, OLD.donor_expiration_date, OLD.delete_status)
    IS DISTINCT FROM (NEW.user_status, NEW.status_since, NEW.waiting_since, NEW.suspension_status1, NEW.suspension_status2, NEW.next_date, NEW.next_date_kind, NEW.donor_status, NEW.donor_expiration_date, NEW.delete_status))
  EXECUTE FUNCTION note_counts();
--> statement-breakpoint
CREATE TRIGGER guidances_count AFTER INSERT OR UPDATE OR DELETE ON guidances
  FOR EACH ROW EXECUTE FUNCTION note_counts();
--> statement-breakpoint
INSERT INTO counts SELECT kind, key, day, sum(amount) FROM (
  SELECT kind, key, day, amount FROM counts_found UNION ALL SELECT kind, key, day, -amount FROM count_cells
) AS missing GROUP BY kind, key, day HAVING sum(amount) <> 0;
