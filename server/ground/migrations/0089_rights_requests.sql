ALTER TYPE "public"."case_kind" ADD VALUE 'RightsRequest';--> statement-breakpoint
ALTER TABLE "case_steps" ADD COLUMN "text_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "words_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "answer_sealed" "bytea";--> statement-breakpoint
-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN cases_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN cases_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN cases_start_at DROP DEFAULT;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "case_steps_readable" ON "case_steps" USING btree ("id") WHERE "text" <> '' and "text" <> '（封印）';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cases_readable" ON "cases" USING btree ("id") WHERE user_id is not null and (words <> '' and words <> '（封印）' or answer <> '' and answer <> '（封印）');--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_request_of_person" CHECK (facts -> 'request' is null or user_id is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_request_handed_out" CHECK (coalesce(facts #>> '{request,outcome}', 'Refused') = 'Refused' or facts #>> '{request,identity,on}' is not null
        and (facts #>> '{request,kind}' <> 'Disclosure' or facts #>> '{request,feePaidOn}' is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_request_refused_by_law" CHECK (coalesce(facts #>> '{request,outcome}', 'Whole') = 'Whole' or jsonb_array_length(facts #> '{request,grounds}') > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "cases" VALIDATE CONSTRAINT "cases_request_of_person";
--> statement-breakpoint
ALTER TABLE "cases" VALIDATE CONSTRAINT "cases_request_handed_out";
--> statement-breakpoint
ALTER TABLE "cases" VALIDATE CONSTRAINT "cases_request_refused_by_law";
--> statement-breakpoint
CREATE OR REPLACE TRIGGER case_steps_unchanged BEFORE UPDATE ON case_steps
  FOR EACH ROW WHEN ((NEW.text IS NOT NULL OR NEW.text_sealed IS NOT NULL)
    AND current_setting('nakatsugu.sealing', true) IS DISTINCT FROM 'on' OR (NEW.id, NEW.case_id, NEW.kind, NEW.actor_id, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.kind, OLD.actor_id, OLD.created_at))
  EXECUTE FUNCTION refuse_change();
