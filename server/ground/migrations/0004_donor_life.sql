CREATE SEQUENCE "public"."donor_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity_reasons" (
	"activity_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_contacts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"keep_until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD COLUMN "period_id" uuid;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "exam_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "preferred_dates" date[];--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "request_note" text;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "judged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "screenings" ADD COLUMN "period_closed_on" date;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "retry_from" date;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "online_check_reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "donation_paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "retry_reminder" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "flora_invitation_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "account_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activity_reasons" ADD CONSTRAINT "activity_reasons_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_contacts" ADD CONSTRAINT "reward_contacts_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_period_id_screenings_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "donations_idempotency" ON "donations" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "donations_one_a_minute" ON "donations" USING btree ("user_id",date_trunc('minute', donation_at at time zone 'UTC'));--> statement-breakpoint
CREATE INDEX "reward_entries_period_id_index" ON "reward_entries" USING btree ("period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "screenings_one_open_period" ON "screenings" USING btree ("user_id") WHERE valid_from is not null and period_closed_on is null;--> statement-breakpoint
ALTER TABLE "reward_entries" DROP COLUMN "reference";--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_period" CHECK ((valid_from is null) = (valid_until is null) and valid_from <= valid_until);