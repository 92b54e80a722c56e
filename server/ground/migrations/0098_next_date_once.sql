CREATE OR REPLACE FUNCTION next_date_of(p user_profiles, OUT day date, OUT kind next_date_kind)
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF p.delete_status THEN RETURN; END IF;
  IF p.user_status = 'WaitingToParticipateGuidance' THEN
    SELECT (reserved_at AT TIME ZONE 'Asia/Tokyo')::date, 'Booking' INTO day, kind
    FROM guidances WHERE user_id = p.id AND closed_at IS NULL AND reserved_at IS NOT NULL;
  ELSIF p.user_status = 'Guidance' THEN
    SELECT deadline_at, 'BookingDeadline' INTO day, kind
    FROM guidances WHERE user_id = p.id AND closed_at IS NULL AND deadline_at IS NOT NULL;
  ELSIF p.user_status IN ('DonorRegistrationExam', 'DonorRenewalExam') THEN
    SELECT due.on_day, 'Exam' INTO day, kind
    FROM (
      SELECT CASE s.inspection_type WHEN 'Registration' THEN s.scheduled_initial_exam_date ELSE s.scheduled_renewal_exam_date END AS on_day
      FROM screenings s JOIN online_checks c ON c.screening_id = s.id
      WHERE s.user_id = p.id AND s.judged_at IS NULL AND c.online_check_result = 'Passed'
        AND s.inspection_type = (CASE p.user_status WHEN 'DonorRegistrationExam' THEN 'Registration' ELSE 'Renewal' END)::inspection_type
      ORDER BY c.submitted_at DESC LIMIT 1
    ) AS due WHERE due.on_day IS NOT NULL;
  END IF;
  IF day IS NULL AND p.user_status IN ('Donation', 'RenewalExamOnlineCheckBeforeExam', 'DonorRenewalExam')
    AND p.donor_expiration_date IS NOT NULL THEN
    day := p.donor_expiration_date;
    kind := 'Expiration';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION set_next_date() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  SELECT day, kind INTO NEW.next_date, NEW.next_date_kind FROM next_date_of(NEW);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION move_next_date() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  person user_profiles;
BEGIN
  SELECT * INTO person FROM user_profiles WHERE id = NEW.user_id FOR NO KEY UPDATE;
  UPDATE user_profiles SET next_date = due.day FROM next_date_of(person) AS due
  WHERE id = NEW.user_id AND (due.day, due.kind) IS DISTINCT FROM (person.next_date, person.next_date_kind);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER guidances_next_date
  AFTER INSERT OR UPDATE OF status, reserved_at, deadline_at, closed_at ON guidances
  FOR EACH ROW EXECUTE FUNCTION move_next_date();

CREATE OR REPLACE TRIGGER screenings_next_date
  AFTER UPDATE OF scheduled_initial_exam_date, scheduled_renewal_exam_date, judged_at ON screenings
  FOR EACH ROW EXECUTE FUNCTION move_next_date();
