CREATE TABLE "work_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"due" date NOT NULL,
	"assignee_id" uuid,
	"snoozed_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"outcome" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_items_outcome" CHECK ((outcome is null) = (done_at is null))
);
--> statement-breakpoint
CREATE TABLE "work_marks" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid,
	"assignee_id" uuid,
	"snoozed_until" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_marks_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_items" ADD CONSTRAINT "work_items_assignee_id_administrators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_marks" ADD CONSTRAINT "work_marks_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_marks" ADD CONSTRAINT "work_marks_assignee_id_administrators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_items_open" ON "work_items" USING btree ("due","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "work_items_done_at_id_index" ON "work_items" USING btree ("done_at","id");--> statement-breakpoint
CREATE INDEX "work_items_user_id_index" ON "work_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_marks_user_id_index" ON "work_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "screenings_wished" ON "screenings" USING btree ("exam_requested_at","id") WHERE exam_requested_at is not null and judged_at is null and preferred_dates is not null and scheduled_initial_exam_date is null and scheduled_renewal_exam_date is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_exam_late" ON "user_profiles" USING btree ("donor_expiration_date","id") WHERE user_status = 'DonorRenewalExam' and next_date_kind = 'Exam' and next_date > donor_expiration_date and not delete_status;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_pause_review" ON "user_profiles" USING btree (coalesce(suspended_until, (updated_suspension_status1_to_true_at at time zone 'Asia/Tokyo')::date + 28),"id") WHERE suspension_status1 and not delete_status;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_rest_review" ON "user_profiles" USING btree ("id") WHERE (donation_paused or resting and resting_until is null) and donor_status = 'Certified' and not delete_status;