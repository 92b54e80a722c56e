CREATE TABLE "undo_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "undo_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"undo_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "undos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"mutation" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "undo_rows" ADD CONSTRAINT "undo_rows_undo_id_undos_id_fk" FOREIGN KEY ("undo_id") REFERENCES "public"."undos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undo_rows_undo_id_id_index" ON "undo_rows" USING btree ("undo_id","id");--> statement-breakpoint
CREATE INDEX "undo_rows_user_id_index" ON "undo_rows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "undos_until_index" ON "undos" USING btree ("until");--> statement-breakpoint
CREATE FUNCTION keep_for_undo() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  before jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  known jsonb := coalesce(after, before);
BEGIN
  INSERT INTO undo_rows (undo_id, table_name, key, before, after, user_id)
  SELECT current_setting('nakatsugu.undo')::uuid, TG_TABLE_NAME, jsonb_object_agg(name, known -> name), before, after,
    (known ->> CASE TG_TABLE_NAME WHEN 'user_profiles' THEN 'id' ELSE 'user_id' END)::uuid
  FROM unnest(TG_ARGV) AS name;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_profiles_undo AFTER INSERT OR UPDATE OR DELETE ON user_profiles
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER guidances_undo AFTER INSERT OR UPDATE OR DELETE ON guidances
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER booking_slots_undo AFTER INSERT OR UPDATE OR DELETE ON booking_slots
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('start_at');
--> statement-breakpoint
CREATE TRIGGER preference_slots_undo AFTER INSERT OR UPDATE OR DELETE ON preference_slots
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER screenings_undo AFTER INSERT OR UPDATE OR DELETE ON screenings
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER office_points_undo AFTER INSERT OR UPDATE OR DELETE ON office_points
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER work_items_undo AFTER INSERT OR UPDATE OR DELETE ON work_items
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER work_marks_undo AFTER INSERT OR UPDATE OR DELETE ON work_marks
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('kind', 'subject_id');
--> statement-breakpoint
CREATE TRIGGER person_notes_undo AFTER INSERT OR UPDATE OR DELETE ON person_notes
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER person_note_versions_undo AFTER INSERT OR UPDATE OR DELETE ON person_note_versions
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('note_id', 'version');
--> statement-breakpoint
CREATE TRIGGER consents_undo AFTER INSERT OR UPDATE OR DELETE ON consents
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER opening_undo AFTER INSERT OR UPDATE OR DELETE ON opening
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER opening_hours_undo AFTER INSERT OR UPDATE OR DELETE ON opening_hours
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('day', 'hour');
--> statement-breakpoint
CREATE TRIGGER opening_days_undo AFTER INSERT OR UPDATE OR DELETE ON opening_days
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('day');
--> statement-breakpoint
CREATE TRIGGER exam_days_undo AFTER INSERT OR UPDATE OR DELETE ON exam_days
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('date');
--> statement-breakpoint
CREATE TRIGGER mail_outbox_undo AFTER INSERT OR UPDATE OR DELETE ON mail_outbox
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER flora_tests_undo AFTER INSERT OR UPDATE OR DELETE ON flora_tests
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER console_settings_undo AFTER INSERT OR UPDATE OR DELETE ON console_settings
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('administrator_id', 'key');
--> statement-breakpoint
CREATE TRIGGER allocations_undo AFTER INSERT OR UPDATE OR DELETE ON allocations
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('guidance_id');
