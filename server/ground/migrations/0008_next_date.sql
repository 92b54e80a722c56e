-- The date the office waits for next. It hangs on three tables, and whoever writes one of them moves it.
CREATE FUNCTION set_next_date() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.next_date := NULL;
  NEW.next_date_kind := NULL;
  IF NEW.delete_status THEN RETURN NEW; END IF;
  IF NEW.user_status = 'WaitingToParticipateGuidance' THEN
    SELECT (reserved_at AT TIME ZONE 'Asia/Tokyo')::date, 'Booking' INTO NEW.next_date, NEW.next_date_kind
    FROM guidances WHERE user_id = NEW.id AND closed_at IS NULL AND reserved_at IS NOT NULL;
  ELSIF NEW.user_status = 'Guidance' THEN
    SELECT deadline_at, 'BookingDeadline' INTO NEW.next_date, NEW.next_date_kind
    FROM guidances WHERE user_id = NEW.id AND closed_at IS NULL AND deadline_at IS NOT NULL;
  ELSIF NEW.user_status IN ('DonorRegistrationExam', 'DonorRenewalExam') THEN
    SELECT due.day, 'Exam' INTO NEW.next_date, NEW.next_date_kind
    FROM (
      SELECT CASE s.inspection_type WHEN 'Registration' THEN s.scheduled_initial_exam_date ELSE s.scheduled_renewal_exam_date END AS day
      FROM screenings s JOIN online_checks c ON c.screening_id = s.id
      WHERE s.user_id = NEW.id AND s.judged_at IS NULL AND c.online_check_result = 'Passed'
        AND s.inspection_type = (CASE NEW.user_status WHEN 'DonorRegistrationExam' THEN 'Registration' ELSE 'Renewal' END)::inspection_type
      ORDER BY c.submitted_at DESC LIMIT 1
    ) AS due WHERE due.day IS NOT NULL;
  END IF;
  IF NEW.next_date IS NULL AND NEW.user_status IN ('Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam')
    AND NEW.donor_expiration_date IS NOT NULL THEN
    NEW.next_date := NEW.donor_expiration_date;
    NEW.next_date_kind := 'Expiration';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION touch_next_date() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  UPDATE user_profiles SET next_date = next_date WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_profiles_next_date
  BEFORE INSERT OR UPDATE OF user_status, donor_expiration_date, delete_status, next_date, next_date_kind ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION set_next_date();
--> statement-breakpoint
CREATE TRIGGER guidances_next_date
  AFTER INSERT OR UPDATE OF status, reserved_at, deadline_at, closed_at ON guidances
  FOR EACH ROW EXECUTE FUNCTION touch_next_date();
--> statement-breakpoint
CREATE TRIGGER screenings_next_date
  AFTER UPDATE OF scheduled_initial_exam_date, scheduled_renewal_exam_date, judged_at ON screenings
  FOR EACH ROW EXECUTE FUNCTION touch_next_date();
--> statement-breakpoint
CREATE TRIGGER online_checks_next_date
  AFTER INSERT OR UPDATE OF online_check_result ON online_checks
  FOR EACH ROW EXECUTE FUNCTION touch_next_date();
--> statement-breakpoint
UPDATE user_profiles SET next_date = NULL WHERE NOT delete_status;
