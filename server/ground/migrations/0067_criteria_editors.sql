ALTER TABLE "criteria_versions" ADD COLUMN "editors" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "criteria_versions" ADD COLUMN "impact" jsonb;