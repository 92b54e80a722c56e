CREATE TABLE "person_keys" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"master_id" text NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sealing_start" (
	"starts_at" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD COLUMN "given_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD COLUMN "before_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD COLUMN "after_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "answers_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "judgement_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "refused_by" text[];--> statement-breakpoint
CREATE INDEX CONCURRENTLY "answer_corrections_readable" ON "answer_corrections" USING btree ("id") WHERE given <> '{}' or before is not null or after is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "online_checks_readable" ON "online_checks" USING btree ("screening_id") WHERE answers <> '{}' or judgement is not null;--> statement-breakpoint
-- In a database in use the program of before may still run beside this one for a day.
INSERT INTO sealing_start (starts_at) SELECT now() + CASE WHEN EXISTS (SELECT FROM user_profiles) THEN interval '1 day' ELSE interval '0' END;--> statement-breakpoint
CREATE OR REPLACE VIEW refusals_found AS
  SELECT DISTINCT c.user_id, refusing.question_id
  FROM online_checks c JOIN user_profiles u ON u.id = c.user_id
  CROSS JOIN LATERAL unnest(coalesce(c.refused_by,
    ARRAY(SELECT reason ->> 'questionId' FROM jsonb_array_elements(c.judgement -> 'reasons') AS reason))) AS refusing (question_id)
  WHERE NOT u.delete_status AND c.submitted_at IS NOT NULL AND c.online_check_result <> 'Passed'
    AND NOT EXISTS (SELECT FROM online_checks later WHERE later.user_id = c.user_id AND later.submitted_at > c.submitted_at);
--> statement-breakpoint
DROP TRIGGER online_checks_refusals ON online_checks;
CREATE TRIGGER online_checks_refusals
  AFTER INSERT OR DELETE OR UPDATE OF submitted_at, online_check_result, judgement, refused_by ON online_checks
  FOR EACH ROW EXECUTE FUNCTION keep_refusals();
--> statement-breakpoint
DROP TRIGGER online_checks_values_new ON online_checks;
CREATE TRIGGER online_checks_values_new AFTER INSERT ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL)
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');
--> statement-breakpoint
DROP TRIGGER online_checks_values_gone ON online_checks;
CREATE TRIGGER online_checks_values_gone AFTER DELETE ON online_checks
  FOR EACH ROW WHEN (OLD.submitted_at IS NOT NULL)
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');
--> statement-breakpoint
DROP TRIGGER online_checks_values ON online_checks;
CREATE TRIGGER online_checks_values AFTER UPDATE ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL AND (OLD.version IS DISTINCT FROM NEW.version OR OLD.consented_at IS DISTINCT FROM NEW.consented_at OR
    OLD.submitted_at IS DISTINCT FROM NEW.submitted_at OR
    OLD.online_check_result IS DISTINCT FROM NEW.online_check_result OR
    OLD.online_check_score IS DISTINCT FROM NEW.online_check_score OR
    OLD.next_date IS DISTINCT FROM NEW.next_date))
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');
--> statement-breakpoint
DROP TRIGGER answer_corrections_values_whole ON answer_corrections;
CREATE TRIGGER answer_corrections_values_whole AFTER INSERT OR DELETE ON answer_corrections
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'state effect reason words decided_by decided_at pause_ended_at');
--> statement-breakpoint
DROP TRIGGER answer_corrections_values ON answer_corrections;
CREATE TRIGGER answer_corrections_values AFTER UPDATE ON answer_corrections
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.effect IS DISTINCT FROM NEW.effect OR
    OLD.reason IS DISTINCT FROM NEW.reason OR OLD.words IS DISTINCT FROM NEW.words OR
    OLD.decided_by IS DISTINCT FROM NEW.decided_by OR OLD.decided_at IS DISTINCT FROM NEW.decided_at OR
    OLD.pause_ended_at IS DISTINCT FROM NEW.pause_ended_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'state effect reason words decided_by decided_at pause_ended_at');
