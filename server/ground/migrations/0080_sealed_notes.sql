DROP INDEX "mail_outbox_readable";--> statement-breakpoint
-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN notes_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN notes_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN notes_start_at DROP DEFAULT;
END $$;--> statement-breakpoint
ALTER TABLE "person_note_versions" ADD COLUMN "text_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "person_notes" ADD COLUMN "text_sealed" "bytea";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "person_note_versions_readable" ON "person_note_versions" USING btree ("note_id") WHERE "text" <> '' and "text" <> '（封印）';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "person_notes_readable" ON "person_notes" USING btree ("id") WHERE "text" <> '' and "text" <> '（封印）';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mail_outbox_readable" ON "mail_outbox" USING btree ("id") WHERE params <> '{}' and kind in ('checkNotYet', 'checkNotPossible', 'renewalHeld', 'certified', 'notCertified', 'resultCorrected', 'criteriaPaused', 'answersCorrected', 'officeNotice', 'officeNews');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER person_notes_values AFTER UPDATE ON person_notes
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.result IS DISTINCT FROM NEW.result OR
    OLD.touches_health IS DISTINCT FROM NEW.touches_health OR OLD.again_on IS DISTINCT FROM NEW.again_on OR
    OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.text IS DISTINCT FROM NEW.text OR
    OLD.text_sealed IS DISTINCT FROM NEW.text_sealed)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind result touches_health again_on deleted_at',
    'StaffNotes', 'text');
