ALTER TABLE "user_profiles" ADD COLUMN "status_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "furthest_status" "user_status";--> statement-breakpoint
CREATE FUNCTION keep_status_history() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.status_since := coalesce(NEW.status_since, NEW.updated_at);
  ELSIF NEW.user_status <> OLD.user_status THEN
    NEW.status_since := NEW.updated_at;
  END IF;
  NEW.furthest_status := greatest(NEW.user_status, NEW.furthest_status);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_profiles_status_history
  BEFORE INSERT OR UPDATE OF user_status ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_status_history();
--> statement-breakpoint
-- Those who are here already: how far they came follows from what they left, since when they stand there from the same.
UPDATE user_profiles u SET
  furthest_status = greatest(
    u.user_status,
    (SELECT 'WaitingGuidance'::user_status WHERE EXISTS (SELECT FROM online_checks c WHERE c.user_id = u.id AND c.online_check_result = 'Passed')),
    (SELECT max(CASE g.status WHEN 'Attended' THEN 'DonorRegistrationExam'::user_status ELSE 'Guidance'::user_status END) FROM guidances g WHERE g.user_id = u.id),
    (SELECT max(CASE WHEN c.online_check_result = 'Passed' THEN 'DonorRenewalExam'::user_status WHEN s.inspection_type = 'Renewal' THEN 'RenewalExamOnlineCheckBeforeExam'::user_status END)
      FROM screenings s LEFT JOIN online_checks c ON c.screening_id = s.id WHERE s.user_id = u.id AND s.inspection_type = 'Renewal'),
    (SELECT 'Donation'::user_status WHERE u.registration_date_of_donor IS NOT NULL)
  ),
  status_since = coalesce(
    CASE u.user_status
      WHEN 'WaitingGuidance' THEN u.waiting_since
      WHEN 'Guidance' THEN (SELECT max(g.guidance_invited_at) FROM guidances g WHERE g.user_id = u.id AND g.closed_at IS NULL)
      WHEN 'DonorRegistrationExam' THEN (SELECT max(c.submitted_at) FROM online_checks c WHERE c.user_id = u.id)
      WHEN 'DonorRenewalExam' THEN (SELECT max(c.submitted_at) FROM online_checks c WHERE c.user_id = u.id)
      WHEN 'Donation' THEN (SELECT max(s.judged_at) FROM screenings s WHERE s.user_id = u.id)
    END,
    u.updated_at
  );
--> statement-breakpoint
CREATE INDEX "guidances_year_month_status_index" ON "guidances" USING btree ("year","month","status");--> statement-breakpoint
CREATE INDEX "user_profiles_user_status_status_since_index" ON "user_profiles" USING btree ("user_status","status_since") WHERE not delete_status;--> statement-breakpoint
CREATE INDEX "user_profiles_furthest_status_index" ON "user_profiles" USING btree ("furthest_status");--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_way" CHECK (status_since is not null and furthest_status >= user_status);