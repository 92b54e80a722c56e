-- Places that are counted from other rows, so that no CHECK can hold them: the hospital's places of a day. They hold for
-- every statement: an act, a bulk job, an import, and the undo of somebody whose place was taken since.

-- Who is due, as users/dueExam.ts.
CREATE FUNCTION exam_places_taken(on_day date) RETURNS integer
  LANGUAGE sql STABLE
  AS $$
  SELECT (SELECT count(*)::integer FROM screenings AS s JOIN user_profiles AS p ON p.id = s.user_id
  WHERE (s.scheduled_initial_exam_date = on_day OR s.scheduled_renewal_exam_date = on_day) AND s.judged_at IS NULL
    AND NOT p.delete_status
    AND EXISTS (SELECT FROM online_checks AS c WHERE c.screening_id = s.id AND c.online_check_result = 'Passed')
    AND CASE p.user_status WHEN 'DonorRegistrationExam' THEN s.inspection_type = 'Registration' AND s.scheduled_initial_exam_date = on_day
                           WHEN 'DonorRenewalExam' THEN s.inspection_type = 'Renewal' AND s.scheduled_renewal_exam_date = on_day
                           ELSE false END)
    + (SELECT count(*)::integer FROM asked_tests AS a WHERE a.scheduled_date = on_day AND a.ended_at IS NULL)
$$;

CREATE FUNCTION hold_exam_place() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  on_day date;
  places integer;
BEGIN
  IF TG_TABLE_NAME = 'asked_tests' THEN
    on_day := NEW.scheduled_date;
  ELSE
    on_day := CASE NEW.inspection_type WHEN 'Renewal' THEN NEW.scheduled_renewal_exam_date ELSE NEW.scheduled_initial_exam_date END;
  END IF;
  -- Two who want the last place wait for each other here; the count after it sees who came first.
  SELECT capacity INTO places FROM exam_days WHERE date = on_day FOR UPDATE;
  IF places < exam_places_taken(on_day) THEN
    RAISE EXCEPTION 'The hospital has % places on %', places, on_day USING ERRCODE = 'check_violation', CONSTRAINT = 'exam_days_places';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER screenings_exam_place AFTER INSERT ON screenings FOR EACH ROW
  WHEN (NEW.scheduled_initial_exam_date IS NOT NULL OR NEW.scheduled_renewal_exam_date IS NOT NULL)
  EXECUTE FUNCTION hold_exam_place();

CREATE TRIGGER screenings_exam_place_change AFTER UPDATE ON screenings FOR EACH ROW
  WHEN ((NEW.scheduled_initial_exam_date, NEW.scheduled_renewal_exam_date) IS DISTINCT FROM (OLD.scheduled_initial_exam_date, OLD.scheduled_renewal_exam_date)
    AND (NEW.scheduled_initial_exam_date IS NOT NULL OR NEW.scheduled_renewal_exam_date IS NOT NULL))
  EXECUTE FUNCTION hold_exam_place();

CREATE TRIGGER asked_tests_exam_place AFTER INSERT ON asked_tests FOR EACH ROW
  WHEN (NEW.scheduled_date IS NOT NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION hold_exam_place();

CREATE TRIGGER asked_tests_exam_place_change AFTER UPDATE ON asked_tests FOR EACH ROW
  WHEN ((NEW.scheduled_date, NEW.ended_at) IS DISTINCT FROM (OLD.scheduled_date, OLD.ended_at)
    AND NEW.scheduled_date IS NOT NULL AND NEW.ended_at IS NULL)
  EXECUTE FUNCTION hold_exam_place();

-- Fewer places than tests that are set: only the act that says so (updateExamDays) may leave it so.
CREATE FUNCTION hold_exam_days() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF coalesce(current_setting('nakatsugu.keeps_tests', true), '') <> 'on' AND NEW.capacity < exam_places_taken(NEW.date) THEN
    RAISE EXCEPTION 'More tests are set on % than %', NEW.date, NEW.capacity USING ERRCODE = 'check_violation', CONSTRAINT = 'exam_days_places';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER exam_days_hold AFTER INSERT OR UPDATE OF capacity ON exam_days
  FOR EACH ROW EXECUTE FUNCTION hold_exam_days();
