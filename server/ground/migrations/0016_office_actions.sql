ALTER TABLE "guidances" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "suspended_until" date;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "changed_in" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "user_profiles_suspended_until" ON "user_profiles" USING btree ("suspended_until") WHERE suspended_until is not null;--> statement-breakpoint
-- Which version last changed each column that staff edit, so that edits of different fields do not meet as a conflict.
CREATE FUNCTION note_changed_in() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF NEW.delete_status THEN
    NEW.changed_in := '{}';
    RETURN NEW;
  END IF;
  NEW.changed_in := OLD.changed_in || (
    SELECT coalesce(jsonb_object_agg(n.key, NEW.version), '{}')
    FROM jsonb_each(to_jsonb(NEW)) n JOIN jsonb_each(to_jsonb(OLD)) o USING (key)
    WHERE n.value IS DISTINCT FROM o.value AND n.key IN (
      'last_name', 'first_name', 'last_name_furigana', 'first_name_furigana', 'gender', 'birthday', 'tel', 'zip_code',
      'pref', 'city', 'address', 'building', 'subscribed_magazine', 'caution', 'update_required', 'suspension_status2'
    )
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_profiles_changed_in
  BEFORE UPDATE OF last_name, first_name, last_name_furigana, first_name_furigana, gender, birthday, tel, zip_code, pref,
    city, address, building, subscribed_magazine, caution, update_required, suspension_status2, delete_status
  ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_changed_in();
