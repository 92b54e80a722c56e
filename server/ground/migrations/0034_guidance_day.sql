ALTER TABLE "guidances" ADD COLUMN "checked_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guidances" ADD COLUMN "missed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guidances" ADD COLUMN "recorded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guidances" ADD COLUMN "before" jsonb;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guidances_of_day" ON "guidances" USING btree ("reserved_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "guidances_missed_on" ON "guidances" USING btree ("missed_at") WHERE missed_at is not null;