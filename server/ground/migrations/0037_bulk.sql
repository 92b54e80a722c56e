CREATE TABLE "bulk_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"until" date,
	"actor_id" uuid NOT NULL,
	"reason" text,
	"undoes" uuid,
	"fingerprint" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_jobs_finished" CHECK (finished_at is null or (started_at is not null and reason is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "bulk_rows_job_id_position_pk" PRIMARY KEY("job_id","position"),
	CONSTRAINT "bulk_rows_refusal" CHECK ((refusal is not null) = (state = 'Refused'))
);
--> statement-breakpoint
ALTER TABLE "bulk_jobs" ADD CONSTRAINT "bulk_jobs_undoes_bulk_jobs_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_bulk_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."bulk_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_jobs_undoes_index" ON "bulk_jobs" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "bulk_jobs_running" ON "bulk_jobs" USING btree ("started_at","id") WHERE started_at is not null and finished_at is null;--> statement-breakpoint
CREATE INDEX "bulk_jobs_created_at_index" ON "bulk_jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_rows_user_id_index" ON "bulk_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulk_rows_of_state" ON "bulk_rows" USING btree ("job_id","state","position");