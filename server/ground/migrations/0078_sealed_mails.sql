ALTER TABLE "mail_outbox" ADD COLUMN "params_sealed" "bytea";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mail_outbox_readable" ON "mail_outbox" USING btree ("id") WHERE params <> '{}' and kind in ('checkNotYet', 'checkNotPossible', 'renewalHeld', 'certified', 'notCertified', 'resultCorrected', 'criteriaPaused', 'answersCorrected');--> statement-breakpoint
-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN mails_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN mails_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN mails_start_at DROP DEFAULT;
END $$;
