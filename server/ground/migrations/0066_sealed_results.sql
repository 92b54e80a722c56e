ALTER TABLE "condition_reports" ADD COLUMN "judgement_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "before_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "after_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "explanation_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "corrections" ADD COLUMN "words_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "flora_tests" ADD COLUMN "enterotype_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "flora_tests" ADD COLUMN "intestinal_flora_composition_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "health_checks" ADD COLUMN "medical_history_status_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "health_checks" ADD COLUMN "sample_test_result_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "health_checks" ADD COLUMN "normal_judgment_status_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "health_checks" ADD COLUMN "reason_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "caution_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "corrections" DROP CONSTRAINT "corrections_explained";
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_explained" CHECK (state <> 'Open' or (num_nonnulls(explanation, explanation_sealed) > 0 and num_nonnulls(before, before_sealed) > 0)) NOT VALID;--> statement-breakpoint
ALTER TABLE "corrections" VALIDATE CONSTRAINT "corrections_explained";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "condition_reports_readable" ON "condition_reports" USING btree ("id") WHERE judgement <> '{"items": [], "version": ""}';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "corrections_readable" ON "corrections" USING btree ("id") WHERE before is not null or after is not null or explanation <> '' or words <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "flora_tests_readable" ON "flora_tests" USING btree ("id") WHERE enterotype <> '' or intestinal_flora_composition is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "health_checks_readable" ON "health_checks" USING btree ("screening_id") WHERE num_nonnulls(medical_history_status, sample_test_result, normal_judgment_status, reason) > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_readable" ON "user_profiles" USING btree ("id") WHERE caution <> '' and caution <> '（封印）';--> statement-breakpoint
-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN others_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN others_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN others_start_at DROP DEFAULT;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_values() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE jsonb_strip_nulls(to_jsonb(OLD)) END;
  now_is jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE jsonb_strip_nulls(to_jsonb(NEW)) END;
  known jsonb := CASE WHEN TG_OP = 'DELETE' THEN was ELSE now_is END;
  person uuid := known ->> TG_ARGV[1];
  change jsonb := nullif(current_setting('nakatsugu.change', true), '');
  has_left boolean := coalesce((known ->> 'delete_status')::boolean, false);
  changed text[];
  keeps boolean;
BEGIN
  -- The job that seals what stands readable changes no value (server/vault).
  IF current_setting('nakatsugu.sealing', true) = 'on' THEN RETURN NULL; END IF;
  FOR i IN 2 .. TG_NARGS - 1 BY 2 LOOP
    keeps := NOT (has_left OR TG_ARGV[i] IN ('Health', 'Flora', 'StaffNotes'));
    changed := ARRAY(SELECT name FROM string_to_table(TG_ARGV[i + 1], ' ') AS name
      -- Where no values are kept, what a new record does not say is no change.
      WHERE was -> name IS DISTINCT FROM now_is -> name AND (keeps OR coalesce(was -> name, 'false') <> coalesce(now_is -> name, 'false'))
        OR was -> (name || '_sealed') IS DISTINCT FROM now_is -> (name || '_sealed'));
    CONTINUE WHEN changed = '{}';
    INSERT INTO value_changes (id, changed_at, user_id, table_name, record_id, data, fields, before, after, salt, change_id,
      actor_id, request_id)
    VALUES (gen_random_uuid(), coalesce((change ->> 'at')::timestamptz, (known ->> 'updated_at')::timestamptz, now()), person,
      TG_TABLE_NAME, (known ->> TG_ARGV[0])::uuid, TG_ARGV[i], changed,
      CASE WHEN keeps THEN (SELECT jsonb_object_agg(name, was -> name) FROM unnest(changed) AS name WHERE was ? name) END,
      CASE WHEN keeps THEN (SELECT jsonb_object_agg(name, now_is -> name) FROM unnest(changed) AS name WHERE now_is ? name) END,
      CASE WHEN keeps THEN gen_random_uuid() END, (change ->> 'id')::uuid,
      -- What becomes of others when a member acts was not done by them.
      CASE WHEN change ? 'staff' THEN (change ->> 'staff')::uuid WHEN (change ->> 'member')::uuid = person THEN person END,
      change ->> 'request');
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_in() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  -- The job that seals what stands readable changes nothing that staff edit.
  IF current_setting('nakatsugu.sealing', true) = 'on' THEN RETURN NEW; END IF;
  IF NEW.delete_status THEN
    NEW.changed_in := '{}';
    RETURN NEW;
  END IF;
  NEW.changed_in := OLD.changed_in || (
    SELECT coalesce(jsonb_object_agg(replace(n.key, '_sealed', ''), NEW.version), '{}')
    FROM jsonb_each(to_jsonb(NEW)) n JOIN jsonb_each(to_jsonb(OLD)) o USING (key)
    WHERE n.value IS DISTINCT FROM o.value AND n.key IN (
      'last_name', 'first_name', 'last_name_furigana', 'first_name_furigana', 'gender', 'birthday', 'tel', 'zip_code',
      'pref', 'city', 'address', 'building', 'subscribed_magazine', 'caution', 'caution_sealed', 'update_required', 'suspension_status2'
    )
  );
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_correction() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  sealed text[] := '{before,before_sealed,after,after_sealed,explanation,explanation_sealed,words,words_sealed}';
BEGIN
  IF EXISTS (SELECT FROM user_profiles WHERE id = OLD.user_id AND delete_status) THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  -- The job that seals what stands readable (server/vault).
  IF TG_OP = 'UPDATE' AND current_setting('nakatsugu.sealing', true) = 'on'
    AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed
  THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'Open'
    AND (OLD.id, OLD.user_id, OLD.kind, OLD.record_id, OLD.before, OLD.before_sealed, OLD.after, OLD.after_sealed, OLD.takes_back, OLD.is_told, OLD.cause, OLD.explanation, OLD.explanation_sealed, OLD.proposed_by, OLD.created_at)
      IS NOT DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.kind, NEW.record_id, NEW.before, NEW.before_sealed, NEW.after, NEW.after_sealed, NEW.takes_back, NEW.is_told, NEW.cause, NEW.explanation, NEW.explanation_sealed, NEW.proposed_by, NEW.created_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A correction is decided once and never changed';
END $$;--> statement-breakpoint
DROP TRIGGER user_profiles_changed_in ON user_profiles;
CREATE TRIGGER user_profiles_changed_in
  BEFORE UPDATE OF last_name, first_name, last_name_furigana, first_name_furigana, gender, birthday, tel, zip_code, pref,
    city, address, building, subscribed_magazine, caution, caution_sealed, update_required, suspension_status2, delete_status
  ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION note_changed_in();--> statement-breakpoint
DROP TRIGGER user_profiles_values ON user_profiles;
CREATE TRIGGER user_profiles_values AFTER UPDATE ON user_profiles
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email OR OLD.tel IS DISTINCT FROM NEW.tel OR
    OLD.zip_code IS DISTINCT FROM NEW.zip_code OR OLD.address IS DISTINCT FROM NEW.address OR
    OLD.pref IS DISTINCT FROM NEW.pref OR OLD.city IS DISTINCT FROM NEW.city OR
    OLD.building IS DISTINCT FROM NEW.building OR
    OLD.subscribed_magazine IS DISTINCT FROM NEW.subscribed_magazine OR
    OLD.retry_reminder IS DISTINCT FROM NEW.retry_reminder OR
    OLD.criteria_news IS DISTINCT FROM NEW.criteria_news OR OLD.donor_id IS DISTINCT FROM NEW.donor_id OR
    OLD.last_name IS DISTINCT FROM NEW.last_name OR OLD.first_name IS DISTINCT FROM NEW.first_name OR
    OLD.last_name_furigana IS DISTINCT FROM NEW.last_name_furigana OR
    OLD.first_name_furigana IS DISTINCT FROM NEW.first_name_furigana OR
    OLD.gender IS DISTINCT FROM NEW.gender OR OLD.birthday IS DISTINCT FROM NEW.birthday OR
    OLD.user_rank IS DISTINCT FROM NEW.user_rank OR OLD.delete_status IS DISTINCT FROM NEW.delete_status OR
    OLD.suspension_status1 IS DISTINCT FROM NEW.suspension_status1 OR
    OLD.updated_suspension_status1_to_true_at IS DISTINCT FROM NEW.updated_suspension_status1_to_true_at OR
    OLD.suspended_until IS DISTINCT FROM NEW.suspended_until OR
    OLD.suspension_status2 IS DISTINCT FROM NEW.suspension_status2 OR
    OLD.update_required IS DISTINCT FROM NEW.update_required OR
    OLD.user_status IS DISTINCT FROM NEW.user_status OR
    OLD.donor_status IS DISTINCT FROM NEW.donor_status OR
    OLD.donor_process_status IS DISTINCT FROM NEW.donor_process_status OR
    OLD.total_donations_count IS DISTINCT FROM NEW.total_donations_count OR
    OLD.latest_donations_count IS DISTINCT FROM NEW.latest_donations_count OR
    OLD.intestinal_flora_count IS DISTINCT FROM NEW.intestinal_flora_count OR
    OLD.registration_date_of_service IS DISTINCT FROM NEW.registration_date_of_service OR
    OLD.registration_date_of_donor IS DISTINCT FROM NEW.registration_date_of_donor OR
    OLD.commencement_window_period_date IS DISTINCT FROM NEW.commencement_window_period_date OR
    OLD.donor_expiration_date IS DISTINCT FROM NEW.donor_expiration_date OR
    OLD.loss_donor_status_date IS DISTINCT FROM NEW.loss_donor_status_date OR
    OLD.sent_update_notice_at IS DISTINCT FROM NEW.sent_update_notice_at OR
    OLD.retry_from IS DISTINCT FROM NEW.retry_from OR
    OLD.donation_paused IS DISTINCT FROM NEW.donation_paused OR
    OLD.flora_invitation_requested_at IS DISTINCT FROM NEW.flora_invitation_requested_at OR
    OLD.account_removed_at IS DISTINCT FROM NEW.account_removed_at OR
    OLD.waiting_since IS DISTINCT FROM NEW.waiting_since OR OLD.caution IS DISTINCT FROM NEW.caution OR
    OLD.caution_sealed IS DISTINCT FROM NEW.caution_sealed OR
    OLD.online_check_result IS DISTINCT FROM NEW.online_check_result OR
    OLD.online_check_score IS DISTINCT FROM NEW.online_check_score OR
    OLD.online_check_reopened_at IS DISTINCT FROM NEW.online_check_reopened_at OR
    OLD.reopened_questions IS DISTINCT FROM NEW.reopened_questions OR
    OLD.resting IS DISTINCT FROM NEW.resting OR OLD.resting_until IS DISTINCT FROM NEW.resting_until)
  EXECUTE FUNCTION keep_values('id', 'id',
    'Contact', 'email tel zip_code address pref city building subscribed_magazine retry_reminder criteria_news',
    'Identity', 'donor_id last_name first_name last_name_furigana first_name_furigana gender birthday',
    'Operational', 'user_rank delete_status suspension_status1 updated_suspension_status1_to_true_at suspended_until suspension_status2 update_required user_status donor_status donor_process_status total_donations_count latest_donations_count intestinal_flora_count registration_date_of_service registration_date_of_donor commencement_window_period_date donor_expiration_date loss_donor_status_date sent_update_notice_at retry_from donation_paused flora_invitation_requested_at account_removed_at waiting_since',
    'Health', 'caution online_check_result online_check_score online_check_reopened_at reopened_questions resting resting_until');--> statement-breakpoint
DROP TRIGGER health_checks_values ON health_checks;
CREATE TRIGGER health_checks_values AFTER UPDATE ON health_checks
  FOR EACH ROW WHEN (OLD.exam_date IS DISTINCT FROM NEW.exam_date OR
    OLD.medical_history_status IS DISTINCT FROM NEW.medical_history_status OR
    OLD.medical_history_status_sealed IS DISTINCT FROM NEW.medical_history_status_sealed OR
    OLD.sample_test_result IS DISTINCT FROM NEW.sample_test_result OR
    OLD.sample_test_result_sealed IS DISTINCT FROM NEW.sample_test_result_sealed OR
    OLD.donor_status IS DISTINCT FROM NEW.donor_status OR
    OLD.normal_judgment_status IS DISTINCT FROM NEW.normal_judgment_status OR
    OLD.normal_judgment_status_sealed IS DISTINCT FROM NEW.normal_judgment_status_sealed OR
    OLD.reason IS DISTINCT FROM NEW.reason OR OLD.reason_sealed IS DISTINCT FROM NEW.reason_sealed)
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'exam_date medical_history_status sample_test_result donor_status normal_judgment_status reason');--> statement-breakpoint
DROP TRIGGER corrections_values ON corrections;
CREATE TRIGGER corrections_values AFTER UPDATE ON corrections
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.after IS DISTINCT FROM NEW.after OR
    OLD.after_sealed IS DISTINCT FROM NEW.after_sealed OR OLD.takes_back IS DISTINCT FROM NEW.takes_back OR
    OLD.cause IS DISTINCT FROM NEW.cause OR OLD.explanation IS DISTINCT FROM NEW.explanation OR
    OLD.explanation_sealed IS DISTINCT FROM NEW.explanation_sealed OR
    OLD.proposed_by IS DISTINCT FROM NEW.proposed_by OR OLD.state IS DISTINCT FROM NEW.state OR
    OLD.decided_by IS DISTINCT FROM NEW.decided_by OR OLD.decided_at IS DISTINCT FROM NEW.decided_at OR
    OLD.words IS DISTINCT FROM NEW.words OR OLD.words_sealed IS DISTINCT FROM NEW.words_sealed)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind after takes_back cause explanation proposed_by state decided_by decided_at words');--> statement-breakpoint
DROP TRIGGER condition_reports_values ON condition_reports;
CREATE TRIGGER condition_reports_values AFTER UPDATE ON condition_reports
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.day IS DISTINCT FROM NEW.day OR
    OLD.since IS DISTINCT FROM NEW.since OR OLD.judgement IS DISTINCT FROM NEW.judgement OR
    OLD.judgement_sealed IS DISTINCT FROM NEW.judgement_sealed OR
    OLD.recorded_by_staff IS DISTINCT FROM NEW.recorded_by_staff OR
    OLD.lifted IS DISTINCT FROM NEW.lifted)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind day since judgement recorded_by_staff lifted');--> statement-breakpoint
DROP TRIGGER flora_tests_values ON flora_tests;
CREATE TRIGGER flora_tests_values AFTER UPDATE ON flora_tests
  FOR EACH ROW WHEN (OLD.sample_id IS DISTINCT FROM NEW.sample_id OR OLD.status IS DISTINCT FROM NEW.status OR
    OLD.exam_date IS DISTINCT FROM NEW.exam_date OR OLD.invited_date IS DISTINCT FROM NEW.invited_date OR
    OLD.shared_date IS DISTINCT FROM NEW.shared_date OR
    OLD.deadline_for_application_at IS DISTINCT FROM NEW.deadline_for_application_at OR
    OLD.diversity_score IS DISTINCT FROM NEW.diversity_score OR
    OLD.diversity_score_scaled IS DISTINCT FROM NEW.diversity_score_scaled OR
    OLD.enterotype IS DISTINCT FROM NEW.enterotype OR
    OLD.enterotype_sealed IS DISTINCT FROM NEW.enterotype_sealed OR
    OLD.intestinal_flora_composition IS DISTINCT FROM NEW.intestinal_flora_composition OR
    OLD.intestinal_flora_composition_sealed IS DISTINCT FROM NEW.intestinal_flora_composition_sealed)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'sample_id status exam_date invited_date shared_date deadline_for_application_at',
    'Flora', 'diversity_score diversity_score_scaled enterotype intestinal_flora_composition');
