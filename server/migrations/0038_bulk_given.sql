ALTER TABLE "bulk_jobs" ADD COLUMN "given" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "bulk_jobs" SET "given" = jsonb_build_object('Until', "until") WHERE "until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_jobs" DROP COLUMN "until";
