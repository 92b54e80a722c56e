ALTER TABLE "donations" ADD COLUMN "reward_stage" "reward_stage";--> statement-breakpoint
ALTER TABLE "donations" ADD COLUMN "due_yen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE donations d SET
  reward_stage = (SELECT max(r.stage) FROM reward_entries r WHERE r.donation_id = d.id AND r.kind = 'Donation'),
  due_yen = coalesce((
    SELECT sum(due.amount_yen) FROM reward_entries due WHERE due.donation_id = d.id AND due.stage = 'Due' AND NOT EXISTS (
      SELECT FROM reward_entries paid WHERE paid.donation_id = d.id AND paid.kind = due.kind AND paid.stage = 'Paid')
  ), 0)
WHERE EXISTS (SELECT FROM reward_entries r WHERE r.donation_id = d.id);
--> statement-breakpoint
-- Where each donation stands in the ledger, as one step after the other is written there.
CREATE FUNCTION keep_reward_stage() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  UPDATE donations SET
    reward_stage = CASE NEW.kind WHEN 'Donation' THEN greatest(reward_stage, NEW.stage) ELSE reward_stage END,
    due_yen = due_yen + CASE NEW.stage WHEN 'Due' THEN NEW.amount_yen WHEN 'Paid' THEN -NEW.amount_yen ELSE 0 END
  WHERE id = NEW.donation_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_entries_stage AFTER INSERT ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION keep_reward_stage();
--> statement-breakpoint
CREATE INDEX "donations_reward_stage_donation_at_id_index" ON "donations" USING btree ("reward_stage","donation_at","id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "donations_owed" ON "donations" USING btree ("user_id","due_yen") WHERE due_yen > 0;--> statement-breakpoint
CREATE INDEX "mail_outbox_failed_at_index" ON "mail_outbox" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "user_profiles_email_id_index" ON "user_profiles" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "user_profiles_donor_id_id_index" ON "user_profiles" USING btree ("donor_id","id");--> statement-breakpoint
CREATE INDEX "user_profiles_user_status_id_index" ON "user_profiles" USING btree ("user_status","id");--> statement-breakpoint
CREATE INDEX "user_profiles_pref_user_status_next_date_id_index" ON "user_profiles" USING btree ("pref","user_status","next_date","id");--> statement-breakpoint
CREATE INDEX "user_profiles_suspended_1" ON "user_profiles" USING btree ("next_date","id") WHERE suspension_status1;--> statement-breakpoint
CREATE INDEX "user_profiles_suspended_2" ON "user_profiles" USING btree ("next_date","id") WHERE suspension_status2;--> statement-breakpoint
CREATE INDEX "user_profiles_cautioned" ON "user_profiles" USING btree ("next_date","id") WHERE has_caution;--> statement-breakpoint
CREATE INDEX "user_profiles_update_required" ON "user_profiles" USING btree ("next_date","id") WHERE update_required;--> statement-breakpoint
CREATE INDEX "user_profiles_left" ON "user_profiles" USING btree ("next_date","id") WHERE delete_status;--> statement-breakpoint
CREATE INDEX "user_profiles_flora_wishes" ON "user_profiles" USING btree ("flora_invitation_requested_at") WHERE flora_invitation_requested_at is not null;--> statement-breakpoint
CREATE INDEX "user_profiles_exam_undated" ON "user_profiles" USING btree ("id") WHERE not delete_status and user_status in ('DonorRegistrationExam', 'DonorRenewalExam') and next_date_kind is distinct from 'Exam';--> statement-breakpoint
CREATE INDEX "user_profiles_expiring" ON "user_profiles" USING btree ("donor_expiration_date","id") WHERE not delete_status and donor_status = 'Certified';
