CREATE TYPE "public"."not_certified_reason" AS ENUM('SampleTest', 'Interview', 'Incomplete', 'Overall');--> statement-breakpoint
ALTER TABLE "health_checks" ADD COLUMN "reason" "not_certified_reason";--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "carried" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "reopened_questions" text[];