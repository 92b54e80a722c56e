CREATE TYPE "public"."case_kind" AS ENUM('Objection', 'UnusualRead', 'EmergencyRead', 'Breach');--> statement-breakpoint
CREATE TYPE "public"."case_state" AS ENUM('Open', 'Answered', 'Closed');--> statement-breakpoint
CREATE TYPE "public"."case_step_kind" AS ENUM('Opened', 'Added', 'Taken', 'Noted', 'Answered', 'Closed', 'Reopened', 'Counted', 'Exported', 'Drafted', 'Reported');--> statement-breakpoint
CREATE TABLE "case_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" uuid NOT NULL,
	"kind" "case_step_kind" NOT NULL,
	"actor_id" uuid,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "case_kind" NOT NULL,
	"state" "case_state" DEFAULT 'Open' NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"subject" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"words" text,
	"due_on" date NOT NULL,
	"assignee_id" uuid,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cases_answered" CHECK ((answered_at is null) = (answered_by is null)),
	CONSTRAINT "cases_answered_with_day" CHECK (state <> 'Answered' or answered_at is not null)
);
--> statement-breakpoint
ALTER TABLE "case_steps" ADD CONSTRAINT "case_steps_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_steps_case_id_id_index" ON "case_steps" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_of_subject" ON "cases" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "cases_user_id_created_at_index" ON "cases" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "cases_created_at_id_index" ON "cases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "cases_due_on_id_index" ON "cases" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "cases_open" ON "cases" USING btree ("due_on","id") WHERE state = 'Open';
--> statement-breakpoint
CREATE TRIGGER case_steps_append_only BEFORE DELETE ON case_steps
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER case_steps_unchanged BEFORE UPDATE ON case_steps
  FOR EACH ROW WHEN (NEW.text IS NOT NULL OR (NEW.id, NEW.case_id, NEW.kind, NEW.actor_id, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.kind, OLD.actor_id, OLD.created_at))
  EXECUTE FUNCTION refuse_change();
