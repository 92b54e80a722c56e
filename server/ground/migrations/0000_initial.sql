CREATE TYPE "public"."role" AS ENUM('Administrator', 'Support');--> statement-breakpoint
CREATE TYPE "public"."reward_kind" AS ENUM('Donation', 'RenewalBonus');--> statement-breakpoint
CREATE TYPE "public"."reward_stage" AS ENUM('Pending', 'Due', 'Paid');--> statement-breakpoint
CREATE TYPE "public"."flora_test_status" AS ENUM('Guidance', 'Applied', 'Received', 'Shared');--> statement-breakpoint
CREATE TYPE "public"."guidance_status" AS ENUM('Invited', 'Reserved', 'Attended', 'NoShow', 'Cancelled');--> statement-breakpoint
CREATE TYPE "public"."inspection_type" AS ENUM('Registration', 'Renewal');--> statement-breakpoint
CREATE TYPE "public"."certification" AS ENUM('NotCertified', 'Certified');--> statement-breakpoint
CREATE TYPE "public"."donor_process_status" AS ENUM('Applicant', 'Candidate', 'EligibleDonor');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('Man', 'Women');--> statement-breakpoint
CREATE TYPE "public"."implementation_status" AS ENUM('Implemented', 'NotImplemented');--> statement-breakpoint
CREATE TYPE "public"."online_check_result" AS ENUM('Passed', 'Failed_1', 'Failed_2');--> statement-breakpoint
CREATE TYPE "public"."user_rank" AS ENUM('DonorCertification', 'Beginner', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Master');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('Registration', 'WaitingGuidance', 'Guidance', 'WaitingToParticipateGuidance', 'OnlineCheckBeforeRegistrationExam', 'DonorRegistrationExam', 'Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam');--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"time" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"category" text NOT NULL,
	"operation" text NOT NULL,
	"text" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "administrators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" "role" NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"profile_created_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "donation_screenings" (
	"donation_id" uuid NOT NULL,
	"screening_id" uuid NOT NULL,
	CONSTRAINT "donation_screenings_donation_id_screening_id_pk" PRIMARY KEY("donation_id","screening_id")
);
--> statement-breakpoint
CREATE TABLE "donations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"stool_receipt_status" "implementation_status" NOT NULL,
	"donation_at" timestamp (3) with time zone NOT NULL,
	"donation_info_created_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"donation_id" uuid NOT NULL,
	"kind" "reward_kind" NOT NULL,
	"stage" "reward_stage" NOT NULL,
	"amount_yen" integer NOT NULL,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_entries_amount" CHECK (amount_yen > 0)
);
--> statement-breakpoint
CREATE TABLE "flora_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sample_id" text,
	"user_id" uuid NOT NULL,
	"status" "flora_test_status" NOT NULL,
	"diversity_score" double precision,
	"diversity_score_scaled" double precision,
	"ranking" integer,
	"enterotype" text,
	"intestinal_flora_composition" jsonb,
	"exam_date" date,
	"invited_date" date,
	"shared_date" date,
	"deadline_for_application_at" date,
	"inspection_detail_created_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flora_tests_shared" CHECK (status <> 'Shared' or (diversity_score is not null and shared_date is not null))
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"start_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"capacity" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_slots_capacity" CHECK (reserved between 0 and capacity)
);
--> statement-breakpoint
CREATE TABLE "guidances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" "guidance_status" NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"zoho_booking_id" text,
	"guidance_invited_at" timestamp (3) with time zone NOT NULL,
	"reserved_at" timestamp (3) with time zone,
	"deadline_at" date,
	"absences" integer DEFAULT 0 NOT NULL,
	"consent_version" text,
	"kit_number" text,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guidances_reserved" CHECK (status <> 'Reserved' or reserved_at is not null),
	CONSTRAINT "guidances_absences" CHECK (absences between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"recipient" text,
	"recipient_name" text,
	"params" jsonb,
	"attachment" jsonb,
	"dedupe_key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preference_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"available_slots" integer NOT NULL,
	"additional_available_slots" integer DEFAULT 0 NOT NULL,
	"given_guidance_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preference_slots_month_range" CHECK (month between 1 and 12 and year between 2000 and 9999),
	CONSTRAINT "preference_slots_counts" CHECK (available_slots >= 0 and additional_available_slots >= 0 and given_guidance_count >= 0),
	CONSTRAINT "preference_slots_capacity" CHECK (given_guidance_count <= available_slots + additional_available_slots)
);
--> statement-breakpoint
CREATE TABLE "health_checks" (
	"screening_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"exam_date" date,
	"medical_history_status" "implementation_status",
	"sample_test_result" "certification",
	"donor_status" "certification",
	"normal_judgment_status" "implementation_status",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "online_checks" (
	"screening_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"online_check_result" "online_check_result",
	"online_check_score" integer,
	"judgement" jsonb,
	"next_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "online_checks_judged" CHECK ((submitted_at is null) = (online_check_result is null)),
	CONSTRAINT "online_checks_score" CHECK (online_check_score between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "screenings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recruitment_year" integer NOT NULL,
	"recruitment_month" integer NOT NULL,
	"inspection_type" "inspection_type" NOT NULL,
	"user_status" "user_status" NOT NULL,
	"online_check_start_at" timestamp (3) with time zone,
	"renewal_exam_status" "implementation_status",
	"renewal_exam_result" "certification",
	"initial_exam_date" date,
	"renewal_exam_date" date,
	"scheduled_initial_exam_date" date,
	"scheduled_renewal_exam_date" date,
	"sent_online_check_reminder" "implementation_status" DEFAULT 'NotImplemented' NOT NULL,
	"screening_info_created_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"bar_code_bucket" text,
	"bar_code_key" text,
	"donor_id" text,
	"user_rank" "user_rank",
	"last_name" text,
	"first_name" text,
	"last_name_furigana" text,
	"first_name_furigana" text,
	"gender" "gender",
	"birthday" date,
	"tel" text,
	"zip_code" text,
	"address" text,
	"pref" text,
	"city" text,
	"building" text,
	"delete_status" boolean DEFAULT false NOT NULL,
	"suspension_status1" boolean DEFAULT false NOT NULL,
	"updated_suspension_status1_to_true_at" timestamp (3) with time zone,
	"suspension_status2" boolean DEFAULT false NOT NULL,
	"update_required" boolean DEFAULT false NOT NULL,
	"caution" text,
	"subscribed_magazine" boolean DEFAULT false NOT NULL,
	"user_status" "user_status" DEFAULT 'Registration' NOT NULL,
	"donor_status" "certification" DEFAULT 'NotCertified' NOT NULL,
	"donor_process_status" "donor_process_status",
	"online_check_result" "online_check_result",
	"online_check_score" integer,
	"total_donations_count" integer DEFAULT 0 NOT NULL,
	"latest_donations_count" integer DEFAULT 0 NOT NULL,
	"intestinal_flora_count" integer DEFAULT 0 NOT NULL,
	"registration_date_of_service" date,
	"registration_date_of_donor" date,
	"commencement_window_period_date" date,
	"donor_expiration_date" date,
	"loss_donor_status_date" date,
	"sent_update_notice_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"profile_created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(last_name, '') || coalesce(first_name, '') || ' ' || coalesce(last_name_furigana, '') || coalesce(first_name_furigana, '') || ' ' || coalesce(email, '') || ' ' || coalesce(tel, '') || ' ' || coalesce(donor_id, ''))) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_profiles_counts" CHECK (total_donations_count >= latest_donations_count and latest_donations_count >= 0),
	CONSTRAINT "user_profiles_score" CHECK (online_check_score between 0 and 100),
	CONSTRAINT "user_profiles_waiting" CHECK ((user_status = 'WaitingGuidance') = (waiting_since is not null) or delete_status),
	CONSTRAINT "user_profiles_erased" CHECK (not delete_status or (email is null and last_name is null and tel is null))
);
--> statement-breakpoint
ALTER TABLE "donation_screenings" ADD CONSTRAINT "donation_screenings_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donation_screenings" ADD CONSTRAINT "donation_screenings_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "donations" ADD CONSTRAINT "donations_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flora_tests" ADD CONSTRAINT "flora_tests_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guidances" ADD CONSTRAINT "guidances_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_checks" ADD CONSTRAINT "health_checks_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_checks" ADD CONSTRAINT "health_checks_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_checks" ADD CONSTRAINT "online_checks_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "online_checks" ADD CONSTRAINT "online_checks_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screenings" ADD CONSTRAINT "screenings_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_time_id_index" ON "activities" USING btree ("time","id");--> statement-breakpoint
CREATE INDEX "activities_category_time_id_index" ON "activities" USING btree ("category","time","id");--> statement-breakpoint
CREATE INDEX "activities_user_id_time_id_index" ON "activities" USING btree ("user_id","time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "administrators_email" ON "administrators" USING btree (lower(email)) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "administrators_profile_created_at_id_index" ON "administrators" USING btree ("profile_created_at","id");--> statement-breakpoint
CREATE INDEX "donation_screenings_screening_id_index" ON "donation_screenings" USING btree ("screening_id");--> statement-breakpoint
CREATE INDEX "donations_user_id_donation_at_id_index" ON "donations" USING btree ("user_id","donation_at","id");--> statement-breakpoint
CREATE INDEX "donations_donation_info_created_at_id_index" ON "donations" USING btree ("donation_info_created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_entries_once" ON "reward_entries" USING btree ("donation_id","kind","stage");--> statement-breakpoint
CREATE INDEX "reward_entries_user_id_created_at_index" ON "reward_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "flora_tests_sample" ON "flora_tests" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "flora_tests_user_id_inspection_detail_created_at_id_index" ON "flora_tests" USING btree ("user_id","inspection_detail_created_at","id");--> statement-breakpoint
CREATE INDEX "flora_tests_inspection_detail_created_at_id_index" ON "flora_tests" USING btree ("inspection_detail_created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guidances_one_open" ON "guidances" USING btree ("user_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "guidances_user_id_created_at_index" ON "guidances" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "guidances_reserved_at_index" ON "guidances" USING btree ("reserved_at") WHERE status = 'Reserved';--> statement-breakpoint
CREATE INDEX "guidances_deadline_at_index" ON "guidances" USING btree ("deadline_at") WHERE closed_at is null and status <> 'Reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_once" ON "mail_outbox" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "mail_outbox_next_attempt_at_index" ON "mail_outbox" USING btree ("next_attempt_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_user_id_created_at_index" ON "mail_outbox" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "preference_slots_month" ON "preference_slots" USING btree ("year","month");--> statement-breakpoint
CREATE UNIQUE INDEX "online_checks_one_draft" ON "online_checks" USING btree ("user_id") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "online_checks_user_id_submitted_at_index" ON "online_checks" USING btree ("user_id","submitted_at");--> statement-breakpoint
CREATE INDEX "screenings_user_id_screening_info_created_at_id_index" ON "screenings" USING btree ("user_id","screening_info_created_at","id");--> statement-breakpoint
CREATE INDEX "screenings_screening_info_created_at_id_index" ON "screenings" USING btree ("screening_info_created_at","id");--> statement-breakpoint
CREATE INDEX "screenings_inspection_type_screening_info_created_at_id_index" ON "screenings" USING btree ("inspection_type","screening_info_created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_donor_id_index" ON "user_profiles" USING btree ("donor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_email" ON "user_profiles" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "user_profiles_profile_created_at_id_index" ON "user_profiles" USING btree ("profile_created_at","id");--> statement-breakpoint
CREATE INDEX "user_profiles_user_status_profile_created_at_id_index" ON "user_profiles" USING btree ("user_status","profile_created_at","id");--> statement-breakpoint
CREATE INDEX "user_profiles_last_name_furigana_id_index" ON "user_profiles" USING btree ("last_name_furigana","id");--> statement-breakpoint
CREATE INDEX "user_profiles_total_donations_count_id_index" ON "user_profiles" USING btree ("total_donations_count","id");--> statement-breakpoint
CREATE INDEX "user_profiles_donor_expiration_date_id_index" ON "user_profiles" USING btree ("donor_expiration_date","id");--> statement-breakpoint
CREATE INDEX "user_profiles_updated_at_id_index" ON "user_profiles" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "user_profiles_waiting_list" ON "user_profiles" USING btree ("waiting_since","id") WHERE user_status = 'WaitingGuidance';