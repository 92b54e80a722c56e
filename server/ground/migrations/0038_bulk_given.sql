ALTER TABLE "bulk_jobs" ADD COLUMN "given" jsonb DEFAULT '{}'::jsonb NOT NULL;
