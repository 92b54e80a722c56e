-- donations.reward_stage and due_yen: where a donation stands in the ledger. The ledger (reward_entries) is the truth.
-- A trigger, because a list of donations filters and sorts by the stage and finance counts what is owed: read from the
-- ledger, both would read every row that was ever written.

CREATE FUNCTION keep_reward_stage() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  UPDATE donations SET
    reward_stage = CASE NEW.kind WHEN 'Donation' THEN greatest(reward_stage, NEW.stage) ELSE reward_stage END,
    due_yen = due_yen + CASE NEW.stage WHEN 'Due' THEN NEW.amount_yen WHEN 'Paid' THEN -NEW.amount_yen ELSE 0 END
  WHERE id = NEW.donation_id;
  RETURN NULL;
END $$;

CREATE TRIGGER reward_entries_stage AFTER INSERT ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION keep_reward_stage();
