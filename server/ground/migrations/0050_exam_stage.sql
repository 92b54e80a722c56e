CREATE INDEX CONCURRENTLY "screenings_stage" ON "screenings" USING btree ((case
  when coalesce(screenings.initial_exam_date, screenings.renewal_exam_date) is not null then 'Judged'
  when coalesce(screenings.scheduled_initial_exam_date, screenings.scheduled_renewal_exam_date) is not null then 'Scheduled'
  when screenings.exam_requested_at is not null then 'Wished'
  else 'Checking' end),"screening_info_created_at","id");