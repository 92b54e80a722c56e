CREATE TYPE "public"."condition_kind" AS ENUM('Statement', 'Report');--> statement-breakpoint
CREATE TABLE "condition_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "condition_kind" NOT NULL,
	"day" date NOT NULL,
	"since" date,
	"judgement" jsonb NOT NULL,
	"recorded_by_staff" boolean NOT NULL,
	"lifted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "condition_reports_since" CHECK ((kind = 'Report') = (since is not null) and since <= day)
);
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "resting" boolean DEFAULT false NOT NULL, ADD COLUMN "resting_until" date;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_reports_user_id_created_at_id_index" ON "condition_reports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "condition_reports_one_statement_a_day" ON "condition_reports" USING btree ("user_id","day") WHERE kind = 'Statement';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_resting" ON "user_profiles" USING btree ("next_date","id") WHERE resting;