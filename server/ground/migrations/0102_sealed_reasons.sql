-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN reasons_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN reasons_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN reasons_start_at DROP DEFAULT;
END $$;--> statement-breakpoint
ALTER TABLE "activity_reasons" ADD COLUMN "reason_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "activity_reasons" ADD COLUMN "salt_sealed" "bytea";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "activity_reasons_readable" ON "activity_reasons" USING btree ("activity_id") WHERE "reason" <> '（封印）';
