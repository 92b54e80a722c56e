CREATE TYPE "public"."tally_kind" AS ENUM('Standing', 'Furthest', 'Refused');--> statement-breakpoint
CREATE TABLE "refusals" (
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	CONSTRAINT "refusals_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"kind" "tally_kind" NOT NULL,
	"key" text NOT NULL,
	"day" date,
	"people" integer NOT NULL,
	CONSTRAINT "tallies_cell" UNIQUE NULLS NOT DISTINCT("kind","key","day")
);
--> statement-breakpoint
CREATE TABLE "tally_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tally_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" "tally_kind" NOT NULL,
	"key" text NOT NULL,
	"day" date,
	"people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What the mirrors follow from: they are filled from these views, and the simulation holds them against them.
CREATE VIEW refusals_found AS
  SELECT DISTINCT c.user_id, reason ->> 'questionId' AS question_id
  FROM online_checks c JOIN user_profiles u ON u.id = c.user_id
  CROSS JOIN LATERAL jsonb_array_elements(c.judgement -> 'reasons') AS reason
  WHERE NOT u.delete_status AND c.submitted_at IS NOT NULL AND c.online_check_result <> 'Passed'
    AND NOT EXISTS (SELECT FROM online_checks later WHERE later.user_id = c.user_id AND later.submitted_at > c.submitted_at);
--> statement-breakpoint
CREATE VIEW tallies_found AS
  SELECT 'Standing'::tally_kind AS kind, user_status::text AS key,
    (status_since AT TIME ZONE 'Asia/Tokyo')::date AS day, count(*)::integer AS people
  FROM user_profiles WHERE NOT delete_status GROUP BY 2, 3
  UNION ALL SELECT 'Furthest', furthest_status::text, NULL, count(*)::integer FROM user_profiles GROUP BY 2
  UNION ALL SELECT 'Refused', question_id, NULL, count(*)::integer FROM refusals GROUP BY 2;
--> statement-breakpoint
CREATE VIEW tally_totals AS
  SELECT kind, key, day, sum(people)::integer AS people
  FROM (SELECT kind, key, day, people FROM tallies UNION ALL SELECT kind, key, day, people FROM tally_changes) AS cells
  GROUP BY kind, key, day HAVING sum(people) <> 0;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION tally_refusal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO tally_changes (kind, key, people)
  VALUES ('Refused', coalesce(NEW.question_id, OLD.question_id), CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
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
--> statement-breakpoint
-- From here to the commit writers of these two tables wait, readers do not; so the count misses nobody.
CREATE TRIGGER user_profiles_tally AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION tally_person();
--> statement-breakpoint
-- By what has become of the row, not by the columns that were named: other triggers change them too.
CREATE TRIGGER user_profiles_tally_change AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN ((OLD.user_status, OLD.status_since, OLD.furthest_status, OLD.delete_status) IS DISTINCT FROM (NEW.user_status, NEW.status_since, NEW.furthest_status, NEW.delete_status))
  EXECUTE FUNCTION tally_person();
--> statement-breakpoint
CREATE TRIGGER user_profiles_refusals AFTER UPDATE ON user_profiles FOR EACH ROW
  WHEN (OLD.delete_status <> NEW.delete_status) EXECUTE FUNCTION keep_refusals();
--> statement-breakpoint
CREATE TRIGGER online_checks_refusals
  AFTER INSERT OR DELETE OR UPDATE OF submitted_at, online_check_result, judgement ON online_checks
  FOR EACH ROW EXECUTE FUNCTION keep_refusals();
--> statement-breakpoint
INSERT INTO refusals SELECT user_id, question_id FROM refusals_found;
--> statement-breakpoint
CREATE TRIGGER refusals_tally AFTER INSERT OR DELETE ON refusals
  FOR EACH ROW EXECUTE FUNCTION tally_refusal();
--> statement-breakpoint
INSERT INTO tallies SELECT kind, key, day, people FROM tallies_found;
--> statement-breakpoint
-- What the search looks for: characters together in twos and threes, for pairs of digits and letters are everywhere, and
-- single ones beyond ASCII, for a name may be one. The program makes the same of a word: searchGrams.ts.
CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT coalesce(
    array_agg(b || c)
      || array_agg(c) FILTER (WHERE octet_length(c) > 1)
      || array_agg(a || b || c) FILTER (WHERE a <> ''),
    '{}')
  FROM (SELECT lag(c, 2, '') OVER () AS a, lag(c, 1, '') OVER () AS b, c FROM unnest(string_to_array(value, NULL)) AS c) AS letters
$$;
--> statement-breakpoint
CREATE INDEX user_profiles_grams ON user_profiles USING gin (search_grams(search_text));
--> statement-breakpoint
CREATE INDEX user_profiles_city_grams ON user_profiles USING gin (search_grams(city));
--> statement-breakpoint
-- How common a pair is decides how a search is answered, and nobody would count it for long.
ANALYZE user_profiles;
--> statement-breakpoint
ANALYZE tallies;
--> statement-breakpoint
-- Last, for from here readers wait as well.
DROP INDEX user_profiles_search;
--> statement-breakpoint
DROP FUNCTION bigrams(text);
