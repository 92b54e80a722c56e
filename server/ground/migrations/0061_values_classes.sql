DROP TRIGGER user_profiles_values_whole ON user_profiles;
--> statement-breakpoint
CREATE TRIGGER user_profiles_values_whole AFTER INSERT OR DELETE ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'id',
    'Contact', 'email tel zip_code address pref city building subscribed_magazine retry_reminder criteria_news',
    'Identity', 'donor_id last_name first_name last_name_furigana first_name_furigana gender birthday',
    'Operational', 'user_rank delete_status suspension_status1 updated_suspension_status1_to_true_at suspended_until suspension_status2 update_required user_status donor_status donor_process_status total_donations_count latest_donations_count intestinal_flora_count registration_date_of_service registration_date_of_donor commencement_window_period_date donor_expiration_date loss_donor_status_date sent_update_notice_at retry_from donation_paused flora_invitation_requested_at account_removed_at waiting_since',
    'Health', 'caution online_check_result online_check_score online_check_reopened_at reopened_questions resting resting_until');
--> statement-breakpoint
DROP TRIGGER user_profiles_values ON user_profiles;
--> statement-breakpoint
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
