CREATE TYPE "public"."next_date_kind" AS ENUM('Booking', 'BookingDeadline', 'Exam', 'Expiration');--> statement-breakpoint
ALTER TYPE "public"."reward_stage" ADD VALUE 'Cancelled';--> statement-breakpoint
CREATE TABLE "console_settings" (
	"administrator_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "console_settings_administrator_id_key_pk" PRIMARY KEY("administrator_id","key")
);
--> statement-breakpoint
DROP INDEX "donations_one_a_minute";--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "has_caution" boolean GENERATED ALWAYS AS (coalesce(caution, '') <> '') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "next_date" date;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "next_date_kind" "next_date_kind";--> statement-breakpoint
ALTER TABLE "console_settings" ADD CONSTRAINT "console_settings_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "donations_donation_at_id_index" ON "donations" USING btree ("donation_at","id");--> statement-breakpoint
CREATE INDEX "flora_tests_deadline_for_application_at_id_index" ON "flora_tests" USING btree ("deadline_for_application_at","id");--> statement-breakpoint
CREATE INDEX "flora_tests_status_inspection_detail_created_at_id_index" ON "flora_tests" USING btree ("status","inspection_detail_created_at","id");--> statement-breakpoint
CREATE INDEX "screenings_scheduled_initial_exam_date_id_index" ON "screenings" USING btree ("scheduled_initial_exam_date","id");--> statement-breakpoint
CREATE INDEX "screenings_scheduled_renewal_exam_date_id_index" ON "screenings" USING btree ("scheduled_renewal_exam_date","id");--> statement-breakpoint
CREATE INDEX "user_profiles_next_date_id_index" ON "user_profiles" USING btree ("next_date","id");--> statement-breakpoint
CREATE INDEX "user_profiles_user_status_next_date_id_index" ON "user_profiles" USING btree ("user_status","next_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_one_a_minute" ON "donations" USING btree ("user_id",date_trunc('minute', donation_at at time zone 'UTC')) WHERE cancelled_at is null;