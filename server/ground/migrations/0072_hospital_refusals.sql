ALTER TABLE "health_checks" ADD COLUMN "criteria" text;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "retry_by_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_retry() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.retry_on := NULL;
  NEW.retry_state := NULL;
  IF NEW.delete_status OR NOT (
    NEW.user_status = 'Registration'
    OR NEW.user_status = 'RenewalExamOnlineCheckBeforeExam' AND NEW.online_check_result IN ('Failed_1', 'Failed_2')
  ) THEN RETURN NEW; END IF;
  IF NEW.online_check_result = 'Failed_2' AND NEW.online_check_reopened_at IS NULL
    OR NEW.user_status = 'Registration' AND NEW.retry_by_office THEN
    NEW.retry_state := 'NotPossible';
    RETURN NEW;
  END IF;
  IF NEW.online_check_result = 'Failed_1' AND NEW.online_check_reopened_at IS NULL THEN
    SELECT next_date INTO NEW.retry_on FROM online_checks
    WHERE user_id = NEW.id AND submitted_at IS NOT NULL ORDER BY submitted_at DESC LIMIT 1;
    NEW.retry_state := 'NotYet';
  END IF;
  IF NEW.user_status = 'Registration' AND NEW.retry_from IS NOT NULL THEN
    NEW.retry_on := greatest(NEW.retry_on, NEW.retry_from);
    NEW.retry_state := 'NotYet';
  END IF;
  NEW.retry_state := coalesce(NEW.retry_state,
    CASE WHEN NEW.online_check_result IS NULL THEN 'NotAnswered' ELSE 'MayAnswer' END::retry_state);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER user_profiles_retry
  BEFORE INSERT OR UPDATE OF user_status, online_check_result, retry_from, retry_by_office, online_check_reopened_at,
    delete_status, next_date, retry_state, retry_on ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION set_retry();
