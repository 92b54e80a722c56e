ALTER TABLE "read_visits" ALTER COLUMN "seen_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "read_visits" ADD COLUMN "events_seen_at" timestamp (3) with time zone;