-- What a change of a record about somebody made of its values (docs/decisions/070-values-before-and-after.md). Triggers, because
-- they see every row that an operation writes. Written from server/ground/tables/keptValues.ts by `npm run db:generate`.

-- The arguments: the columns with the record's and the person's id, then each class of data with its columns.
CREATE FUNCTION keep_values() RETURNS trigger
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
END $$;

CREATE FUNCTION value_digest(salt uuid, before jsonb, after jsonb) RETURNS bytea
  LANGUAGE sql STABLE
  AS $$ SELECT sha256(convert_to(jsonb_build_array(salt, before, after)::text, 'UTF8')) $$;

-- Values are erased with their person, and stay as they are otherwise.
CREATE FUNCTION keep_value_changes() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.salt IS NULL
    AND NEW.digest = value_digest(OLD.salt, OLD.before, OLD.after)
    AND to_jsonb(NEW) - '{before,after,salt,digest}'::text[] = to_jsonb(OLD) - '{before,after,salt,digest}'::text[]
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME;
END $$;

CREATE TRIGGER value_changes_kept BEFORE UPDATE OR DELETE ON value_changes
  FOR EACH ROW EXECUTE FUNCTION keep_value_changes();

CREATE TRIGGER value_changes_no_truncate BEFORE TRUNCATE ON value_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER value_changes_queue_for_seal AFTER INSERT ON value_changes
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');

-- As it is sealed: with the digest of its values, and with that alone once its person has left.
CREATE VIEW sealed_value_changes AS
  SELECT v.id, v.changed_at, v.user_id, v.table_name, v.record_id, v.data, v.fields, v.change_id, v.actor_id, v.request_id,
    CASE WHEN v.salt IS NULL AND v.digest IS NOT NULL
        AND EXISTS (SELECT FROM user_profiles p WHERE p.id = v.user_id AND p.delete_status)
      THEN v.digest ELSE value_digest(v.salt, v.before, v.after) END AS digest
  FROM value_changes v;

CREATE TRIGGER user_profiles_values_whole AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'id',
    'Contact', 'email tel zip_code address pref city building subscribed_magazine retry_reminder criteria_news',
    'Identity', 'donor_id last_name first_name last_name_furigana first_name_furigana gender birthday',
    'Operational', 'user_rank delete_status suspension_status1 updated_suspension_status1_to_true_at suspended_until suspension_status2 update_required user_status donor_status donor_process_status total_donations_count latest_donations_count intestinal_flora_count registration_date_of_service registration_date_of_donor commencement_window_period_date donor_expiration_date loss_donor_status_date sent_update_notice_at retry_from donation_paused flora_invitation_requested_at account_removed_at waiting_since',
    'Health', 'caution online_check_result online_check_score online_check_reopened_at reopened_questions resting resting_until');

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
    'Health', 'caution online_check_result online_check_score online_check_reopened_at reopened_questions resting resting_until');

CREATE TRIGGER guidances_values_whole AFTER INSERT OR DELETE ON guidances
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'status year month zoho_booking_id guidance_invited_at reserved_at checked_in_at missed_at deadline_at absences changes consent_version kit_number closed_at declined_at');

CREATE TRIGGER guidances_values AFTER UPDATE ON guidances
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.year IS DISTINCT FROM NEW.year OR
    OLD.month IS DISTINCT FROM NEW.month OR OLD.zoho_booking_id IS DISTINCT FROM NEW.zoho_booking_id OR
    OLD.guidance_invited_at IS DISTINCT FROM NEW.guidance_invited_at OR
    OLD.reserved_at IS DISTINCT FROM NEW.reserved_at OR
    OLD.checked_in_at IS DISTINCT FROM NEW.checked_in_at OR OLD.missed_at IS DISTINCT FROM NEW.missed_at OR
    OLD.deadline_at IS DISTINCT FROM NEW.deadline_at OR OLD.absences IS DISTINCT FROM NEW.absences OR
    OLD.changes IS DISTINCT FROM NEW.changes OR OLD.consent_version IS DISTINCT FROM NEW.consent_version OR
    OLD.kit_number IS DISTINCT FROM NEW.kit_number OR OLD.closed_at IS DISTINCT FROM NEW.closed_at OR
    OLD.declined_at IS DISTINCT FROM NEW.declined_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'status year month zoho_booking_id guidance_invited_at reserved_at checked_in_at missed_at deadline_at absences changes consent_version kit_number closed_at declined_at');

CREATE TRIGGER waiting_pauses_values_whole AFTER INSERT OR DELETE ON waiting_pauses
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'since until lifted_at');

CREATE TRIGGER waiting_pauses_values AFTER UPDATE ON waiting_pauses
  FOR EACH ROW WHEN (OLD.since IS DISTINCT FROM NEW.since OR OLD.until IS DISTINCT FROM NEW.until OR
    OLD.lifted_at IS DISTINCT FROM NEW.lifted_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'since until lifted_at');

CREATE TRIGGER consents_values_whole AFTER INSERT OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'version consented_at ended_at withdrawn',
    'Identity', 'identity_document');

CREATE TRIGGER consents_values AFTER UPDATE ON consents
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version OR OLD.consented_at IS DISTINCT FROM NEW.consented_at OR
    OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.withdrawn IS DISTINCT FROM NEW.withdrawn OR
    OLD.identity_document IS DISTINCT FROM NEW.identity_document)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'version consented_at ended_at withdrawn',
    'Identity', 'identity_document');

CREATE TRIGGER screenings_values_whole AFTER INSERT OR DELETE ON screenings
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'recruitment_year recruitment_month inspection_type user_status online_check_start_at renewal_exam_status initial_exam_date renewal_exam_date scheduled_initial_exam_date scheduled_renewal_exam_date scheduled_exam_time exam_requested_at preferred_dates request_note judged_at valid_from valid_until period_closed_on sent_online_check_reminder',
    'Health', 'renewal_exam_result');

CREATE TRIGGER screenings_values AFTER UPDATE ON screenings
  FOR EACH ROW WHEN (OLD.recruitment_year IS DISTINCT FROM NEW.recruitment_year OR
    OLD.recruitment_month IS DISTINCT FROM NEW.recruitment_month OR
    OLD.inspection_type IS DISTINCT FROM NEW.inspection_type OR
    OLD.user_status IS DISTINCT FROM NEW.user_status OR
    OLD.online_check_start_at IS DISTINCT FROM NEW.online_check_start_at OR
    OLD.renewal_exam_status IS DISTINCT FROM NEW.renewal_exam_status OR
    OLD.initial_exam_date IS DISTINCT FROM NEW.initial_exam_date OR
    OLD.renewal_exam_date IS DISTINCT FROM NEW.renewal_exam_date OR
    OLD.scheduled_initial_exam_date IS DISTINCT FROM NEW.scheduled_initial_exam_date OR
    OLD.scheduled_renewal_exam_date IS DISTINCT FROM NEW.scheduled_renewal_exam_date OR
    OLD.scheduled_exam_time IS DISTINCT FROM NEW.scheduled_exam_time OR
    OLD.exam_requested_at IS DISTINCT FROM NEW.exam_requested_at OR
    OLD.preferred_dates IS DISTINCT FROM NEW.preferred_dates OR
    OLD.request_note IS DISTINCT FROM NEW.request_note OR OLD.judged_at IS DISTINCT FROM NEW.judged_at OR
    OLD.valid_from IS DISTINCT FROM NEW.valid_from OR OLD.valid_until IS DISTINCT FROM NEW.valid_until OR
    OLD.period_closed_on IS DISTINCT FROM NEW.period_closed_on OR
    OLD.sent_online_check_reminder IS DISTINCT FROM NEW.sent_online_check_reminder OR
    OLD.renewal_exam_result IS DISTINCT FROM NEW.renewal_exam_result)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'recruitment_year recruitment_month inspection_type user_status online_check_start_at renewal_exam_status initial_exam_date renewal_exam_date scheduled_initial_exam_date scheduled_renewal_exam_date scheduled_exam_time exam_requested_at preferred_dates request_note judged_at valid_from valid_until period_closed_on sent_online_check_reminder',
    'Health', 'renewal_exam_result');

CREATE TRIGGER online_checks_values_new AFTER INSERT ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL)
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');

CREATE TRIGGER online_checks_values_gone AFTER DELETE ON online_checks
  FOR EACH ROW WHEN (OLD.submitted_at IS NOT NULL)
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');

CREATE TRIGGER online_checks_values AFTER UPDATE ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL AND (OLD.version IS DISTINCT FROM NEW.version OR OLD.consented_at IS DISTINCT FROM NEW.consented_at OR
    OLD.submitted_at IS DISTINCT FROM NEW.submitted_at OR
    OLD.online_check_result IS DISTINCT FROM NEW.online_check_result OR
    OLD.online_check_score IS DISTINCT FROM NEW.online_check_score OR
    OLD.next_date IS DISTINCT FROM NEW.next_date))
  EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'version consented_at submitted_at online_check_result online_check_score next_date');

CREATE TRIGGER answer_corrections_values_whole AFTER INSERT OR DELETE ON answer_corrections
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'state effect reason words decided_by decided_at pause_ended_at');

CREATE TRIGGER answer_corrections_values AFTER UPDATE ON answer_corrections
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.effect IS DISTINCT FROM NEW.effect OR
    OLD.reason IS DISTINCT FROM NEW.reason OR OLD.words IS DISTINCT FROM NEW.words OR
    OLD.decided_by IS DISTINCT FROM NEW.decided_by OR OLD.decided_at IS DISTINCT FROM NEW.decided_at OR
    OLD.pause_ended_at IS DISTINCT FROM NEW.pause_ended_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'state effect reason words decided_by decided_at pause_ended_at');

CREATE TRIGGER health_checks_values_whole AFTER INSERT OR DELETE ON health_checks
  FOR EACH ROW EXECUTE FUNCTION keep_values('screening_id', 'user_id',
    'Health', 'exam_date medical_history_status sample_test_result donor_status normal_judgment_status reason');

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
    'Health', 'exam_date medical_history_status sample_test_result donor_status normal_judgment_status reason');

CREATE TRIGGER corrections_values_whole AFTER INSERT OR DELETE ON corrections
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind after takes_back cause explanation proposed_by state decided_by decided_at words');

CREATE TRIGGER corrections_values AFTER UPDATE ON corrections
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.after IS DISTINCT FROM NEW.after OR
    OLD.after_sealed IS DISTINCT FROM NEW.after_sealed OR OLD.takes_back IS DISTINCT FROM NEW.takes_back OR
    OLD.cause IS DISTINCT FROM NEW.cause OR OLD.explanation IS DISTINCT FROM NEW.explanation OR
    OLD.explanation_sealed IS DISTINCT FROM NEW.explanation_sealed OR
    OLD.proposed_by IS DISTINCT FROM NEW.proposed_by OR OLD.state IS DISTINCT FROM NEW.state OR
    OLD.decided_by IS DISTINCT FROM NEW.decided_by OR OLD.decided_at IS DISTINCT FROM NEW.decided_at OR
    OLD.words IS DISTINCT FROM NEW.words OR OLD.words_sealed IS DISTINCT FROM NEW.words_sealed)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind after takes_back cause explanation proposed_by state decided_by decided_at words');

CREATE TRIGGER condition_reports_values_whole AFTER INSERT OR DELETE ON condition_reports
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind day since judgement recorded_by_staff lifted');

CREATE TRIGGER condition_reports_values AFTER UPDATE ON condition_reports
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.day IS DISTINCT FROM NEW.day OR
    OLD.since IS DISTINCT FROM NEW.since OR OLD.judgement IS DISTINCT FROM NEW.judgement OR
    OLD.judgement_sealed IS DISTINCT FROM NEW.judgement_sealed OR
    OLD.recorded_by_staff IS DISTINCT FROM NEW.recorded_by_staff OR
    OLD.lifted IS DISTINCT FROM NEW.lifted)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind day since judgement recorded_by_staff lifted');

CREATE TRIGGER donations_values_whole AFTER INSERT OR DELETE ON donations
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'stool_receipt_status donation_at cancelled_at');

CREATE TRIGGER donations_values AFTER UPDATE ON donations
  FOR EACH ROW WHEN (OLD.stool_receipt_status IS DISTINCT FROM NEW.stool_receipt_status OR
    OLD.donation_at IS DISTINCT FROM NEW.donation_at OR
    OLD.cancelled_at IS DISTINCT FROM NEW.cancelled_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'stool_receipt_status donation_at cancelled_at');

CREATE TRIGGER units_values_whole AFTER INSERT OR DELETE ON units
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Material', 'state received_at passed_at weight_grams bristol_type rejection_reason container handed_over_at handed_over_to hand_over_batch discarded_at');

CREATE TRIGGER units_values AFTER UPDATE ON units
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.received_at IS DISTINCT FROM NEW.received_at OR
    OLD.passed_at IS DISTINCT FROM NEW.passed_at OR OLD.weight_grams IS DISTINCT FROM NEW.weight_grams OR
    OLD.bristol_type IS DISTINCT FROM NEW.bristol_type OR
    OLD.rejection_reason IS DISTINCT FROM NEW.rejection_reason OR
    OLD.container IS DISTINCT FROM NEW.container OR
    OLD.handed_over_at IS DISTINCT FROM NEW.handed_over_at OR
    OLD.handed_over_to IS DISTINCT FROM NEW.handed_over_to OR
    OLD.hand_over_batch IS DISTINCT FROM NEW.hand_over_batch OR
    OLD.discarded_at IS DISTINCT FROM NEW.discarded_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Material', 'state received_at passed_at weight_grams bristol_type rejection_reason container handed_over_at handed_over_to hand_over_batch discarded_at');

CREATE TRIGGER test_panels_values_whole AFTER INSERT OR DELETE ON test_panels
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at released_at');

CREATE TRIGGER test_panels_values AFTER UPDATE ON test_panels
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.laboratory IS DISTINCT FROM NEW.laboratory OR
    OLD.first_day IS DISTINCT FROM NEW.first_day OR OLD.last_day IS DISTINCT FROM NEW.last_day OR
    OLD.outcome IS DISTINCT FROM NEW.outcome OR OLD.results IS DISTINCT FROM NEW.results OR
    OLD.results_sealed IS DISTINCT FROM NEW.results_sealed OR
    OLD.confirmed_at IS DISTINCT FROM NEW.confirmed_at OR
    OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at OR
    OLD.released_at IS DISTINCT FROM NEW.released_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at released_at');

CREATE TRIGGER holds_values_whole AFTER INSERT OR DELETE ON holds
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'cause since until reason finding decision decided_at');

CREATE TRIGGER holds_values AFTER UPDATE ON holds
  FOR EACH ROW WHEN (OLD.cause IS DISTINCT FROM NEW.cause OR OLD.since IS DISTINCT FROM NEW.since OR
    OLD.until IS DISTINCT FROM NEW.until OR OLD.reason IS DISTINCT FROM NEW.reason OR
    OLD.reason_sealed IS DISTINCT FROM NEW.reason_sealed OR OLD.finding IS DISTINCT FROM NEW.finding OR
    OLD.finding_sealed IS DISTINCT FROM NEW.finding_sealed OR OLD.decision IS DISTINCT FROM NEW.decision OR
    OLD.decided_at IS DISTINCT FROM NEW.decided_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'cause since until reason finding decision decided_at');

CREATE TRIGGER asked_tests_values_whole AFTER INSERT OR DELETE ON asked_tests
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_requested_at preferred_dates request_note scheduled_date scheduled_time ended_at end');

CREATE TRIGGER asked_tests_values AFTER UPDATE ON asked_tests
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.exam_requested_at IS DISTINCT FROM NEW.exam_requested_at OR
    OLD.preferred_dates IS DISTINCT FROM NEW.preferred_dates OR
    OLD.request_note IS DISTINCT FROM NEW.request_note OR
    OLD.scheduled_date IS DISTINCT FROM NEW.scheduled_date OR
    OLD.scheduled_time IS DISTINCT FROM NEW.scheduled_time OR OLD.ended_at IS DISTINCT FROM NEW.ended_at OR
    OLD.end IS DISTINCT FROM NEW.end)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_requested_at preferred_dates request_note scheduled_date scheduled_time ended_at end');

CREATE TRIGGER reward_entries_values_whole AFTER INSERT OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Money', 'kind stage amount_yen');

CREATE TRIGGER reward_entries_values AFTER UPDATE ON reward_entries
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.stage IS DISTINCT FROM NEW.stage OR
    OLD.amount_yen IS DISTINCT FROM NEW.amount_yen)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Money', 'kind stage amount_yen');

CREATE TRIGGER flora_tests_values_whole AFTER INSERT OR DELETE ON flora_tests
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'sample_id status exam_date invited_date shared_date deadline_for_application_at',
    'Flora', 'diversity_score diversity_score_scaled enterotype intestinal_flora_composition');

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

CREATE TRIGGER person_notes_values_whole AFTER INSERT OR DELETE ON person_notes
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind result touches_health again_on deleted_at',
    'StaffNotes', 'text');

CREATE TRIGGER person_notes_values AFTER UPDATE ON person_notes
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.result IS DISTINCT FROM NEW.result OR
    OLD.touches_health IS DISTINCT FROM NEW.touches_health OR OLD.again_on IS DISTINCT FROM NEW.again_on OR
    OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.text IS DISTINCT FROM NEW.text OR
    OLD.text_sealed IS DISTINCT FROM NEW.text_sealed)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind result touches_health again_on deleted_at',
    'StaffNotes', 'text');

CREATE TRIGGER office_points_values_whole AFTER INSERT OR DELETE ON office_points
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_day exam_time closed_at');

CREATE TRIGGER office_points_values AFTER UPDATE ON office_points
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.exam_day IS DISTINCT FROM NEW.exam_day OR
    OLD.exam_time IS DISTINCT FROM NEW.exam_time OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Operational', 'kind exam_day exam_time closed_at');
