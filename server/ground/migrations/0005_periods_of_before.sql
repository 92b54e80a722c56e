-- Donors certified before periods were kept: each certifying test has opened one, and all but the running are over.
UPDATE screenings s SET judged_at = h.created_at FROM health_checks h WHERE h.screening_id = s.id AND s.judged_at IS NULL;
--> statement-breakpoint
WITH certified AS (
  SELECT h.screening_id, h.exam_date AS valid_from, h.exam_date + 84 AS valid_until,
    p.donor_status = 'Certified' AS holds, p.loss_donor_status_date AS lost_on,
    lead((h.created_at AT TIME ZONE 'Asia/Tokyo')::date) OVER (PARTITION BY h.user_id ORDER BY h.exam_date, h.screening_id) AS next_judged
  FROM health_checks h JOIN user_profiles p ON p.id = h.user_id
  WHERE h.donor_status = 'Certified' AND h.exam_date IS NOT NULL
)
UPDATE screenings s SET valid_from = c.valid_from, valid_until = c.valid_until,
  period_closed_on = CASE WHEN c.holds AND c.next_judged IS NULL THEN NULL
    ELSE least(c.valid_until, coalesce(c.next_judged, c.lost_on, c.valid_until)) END
FROM certified c WHERE c.screening_id = s.id AND s.valid_from IS NULL;
--> statement-breakpoint
ALTER TABLE reward_entries DISABLE TRIGGER reward_entries_append_only;
--> statement-breakpoint
UPDATE reward_entries e SET period_id = d.screening_id FROM donation_screenings d
WHERE d.donation_id = e.donation_id AND e.stage IN ('Due', 'Paid') AND e.period_id IS NULL;
--> statement-breakpoint
ALTER TABLE reward_entries ENABLE TRIGGER reward_entries_append_only;
--> statement-breakpoint
SELECT setval('donor_numbers', max(substring(donor_id FROM 3)::int)) FROM user_profiles WHERE donor_id ~ '^D-[0-9]{6,9}$';
