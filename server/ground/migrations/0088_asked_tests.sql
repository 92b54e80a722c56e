CREATE TYPE "public"."asked_test_end" AS ENUM('Tested', 'Declined', 'Withdrawn', 'Replaced');--> statement-breakpoint
CREATE TABLE "asked_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "panel_kind" NOT NULL,
	"asked_by" uuid,
	"exam_requested_at" timestamp (3) with time zone,
	"preferred_dates" date[],
	"request_note" text,
	"scheduled_date" date,
	"scheduled_time" text,
	"ended_at" timestamp (3) with time zone,
	"end" "asked_test_end",
	"panel_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "asked_tests_kind" CHECK (kind in ('Interim', 'Exit')),
	CONSTRAINT "asked_tests_end" CHECK ((ended_at is null) = ("end" is null)),
	CONSTRAINT "asked_tests_panel" CHECK (panel_id is null or "end" = 'Tested'),
	CONSTRAINT "asked_tests_wishes" CHECK ((exam_requested_at is null) = (preferred_dates is null)),
	CONSTRAINT "asked_tests_time" CHECK (scheduled_time is null or (scheduled_date is not null and scheduled_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'))
);
--> statement-breakpoint
ALTER TABLE "asked_tests" ADD CONSTRAINT "asked_tests_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_tests" ADD CONSTRAINT "asked_tests_panel_id_test_panels_id_fk" FOREIGN KEY ("panel_id") REFERENCES "public"."test_panels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asked_tests_one_open" ON "asked_tests" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "asked_tests_user_id_created_at_index" ON "asked_tests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "asked_tests_day" ON "asked_tests" USING btree ("scheduled_date","id") WHERE ended_at is null and scheduled_date is not null;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION exam_places_taken(on_day date) RETURNS integer
  LANGUAGE sql STABLE
  AS $$
  SELECT (SELECT count(*)::integer FROM screenings AS s JOIN user_profiles AS p ON p.id = s.user_id
  WHERE (s.scheduled_initial_exam_date = on_day OR s.scheduled_renewal_exam_date = on_day) AND s.judged_at IS NULL
    AND NOT p.delete_status
    AND EXISTS (SELECT FROM online_checks AS c WHERE c.screening_id = s.id AND c.online_check_result = 'Passed')
    AND CASE p.user_status WHEN 'DonorRegistrationExam' THEN s.inspection_type = 'Registration' AND s.scheduled_initial_exam_date = on_day
                           WHEN 'DonorRenewalExam' THEN s.inspection_type = 'Renewal' AND s.scheduled_renewal_exam_date = on_day
                           ELSE false END)
    + (SELECT count(*)::integer FROM asked_tests AS a WHERE a.scheduled_date = on_day AND a.ended_at IS NULL)
$$;

CREATE OR REPLACE FUNCTION hold_exam_place() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  on_day date;
  places integer;
BEGIN
  IF TG_TABLE_NAME = 'asked_tests' THEN
    on_day := NEW.scheduled_date;
  ELSE
    on_day := CASE NEW.inspection_type WHEN 'Renewal' THEN NEW.scheduled_renewal_exam_date ELSE NEW.scheduled_initial_exam_date END;
  END IF;
  -- Two who want the last place wait for each other here; the count after it sees who came first.
  SELECT capacity INTO places FROM exam_days WHERE date = on_day FOR UPDATE;
  IF places < exam_places_taken(on_day) THEN
    RAISE EXCEPTION 'The hospital has % places on %', places, on_day USING ERRCODE = 'check_violation', CONSTRAINT = 'exam_days_places';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER asked_tests_exam_place AFTER INSERT ON asked_tests FOR EACH ROW
  WHEN (NEW.scheduled_date IS NOT NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION hold_exam_place();

CREATE OR REPLACE TRIGGER asked_tests_exam_place_change AFTER UPDATE ON asked_tests FOR EACH ROW
  WHEN ((NEW.scheduled_date, NEW.ended_at) IS DISTINCT FROM (OLD.scheduled_date, OLD.ended_at)
    AND NEW.scheduled_date IS NOT NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION hold_exam_place();

CREATE OR REPLACE TRIGGER asked_tests_undo AFTER INSERT OR UPDATE OR DELETE ON asked_tests
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE OR REPLACE TRIGGER asked_tests_values_whole AFTER INSERT OR DELETE ON asked_tests
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_requested_at preferred_dates request_note scheduled_date scheduled_time ended_at end');

CREATE OR REPLACE TRIGGER asked_tests_values AFTER UPDATE ON asked_tests
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.exam_requested_at IS DISTINCT FROM NEW.exam_requested_at OR
    OLD.preferred_dates IS DISTINCT FROM NEW.preferred_dates OR
    OLD.request_note IS DISTINCT FROM NEW.request_note OR
    OLD.scheduled_date IS DISTINCT FROM NEW.scheduled_date OR
    OLD.scheduled_time IS DISTINCT FROM NEW.scheduled_time OR OLD.ended_at IS DISTINCT FROM NEW.ended_at OR
    OLD.end IS DISTINCT FROM NEW.end)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_requested_at preferred_dates request_note scheduled_date scheduled_time ended_at end');
