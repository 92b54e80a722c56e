ALTER TABLE "criteria_versions" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "criteria_versions" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "criteria_versions" ADD COLUMN "paused_donors" integer;