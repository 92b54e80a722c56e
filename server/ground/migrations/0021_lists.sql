CREATE TYPE "public"."retry_state" AS ENUM('NotAnswered', 'NotYet', 'NotPossible', 'MayAnswer');
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "retry_state" "retry_state", ADD COLUMN "retry_on" date;
--> statement-breakpoint
-- Whether and from when the check may be answered (again). It hangs on the person and on the last check sent.
CREATE FUNCTION set_retry() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.retry_on := NULL;
  NEW.retry_state := NULL;
  IF NEW.delete_status OR NOT (
    NEW.user_status = 'Registration'
    OR NEW.user_status = 'RenewalExamOnlineCheckBeforeExam' AND NEW.online_check_result IN ('Failed_1', 'Failed_2')
  ) THEN RETURN NEW; END IF;
  IF NEW.online_check_result = 'Failed_2' AND NEW.online_check_reopened_at IS NULL THEN
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
END $$;
--> statement-breakpoint
-- The next date is touched whenever a check is sent, and with it these.
CREATE TRIGGER user_profiles_retry
  BEFORE INSERT OR UPDATE OF user_status, online_check_result, retry_from, online_check_reopened_at, delete_status,
    next_date, retry_state, retry_on ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION set_retry();
--> statement-breakpoint
-- in batches: those to whom the trigger gives a state
WITH part AS (SELECT id FROM user_profiles WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2),
done AS (
  UPDATE user_profiles SET retry_on = NULL
  WHERE id IN (SELECT id FROM part) AND retry_state IS NULL AND NOT delete_status
    AND user_status IN ('Registration', 'RenewalExamOnlineCheckBeforeExam')
)
SELECT id AS last FROM part ORDER BY id DESC LIMIT 1;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_retry_on_id_index" ON "user_profiles" USING btree ("retry_on","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_retry_state_retry_on_id_index" ON "user_profiles" USING btree ("retry_state","retry_on","id");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_waiting_since_id_index" ON "user_profiles" USING btree ("waiting_since","id");
