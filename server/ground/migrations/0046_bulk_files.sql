ALTER TABLE "bulk_rows" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "given" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "problems" text[] DEFAULT '{}' NOT NULL;