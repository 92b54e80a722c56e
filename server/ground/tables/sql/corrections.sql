-- A correction is written once and decided once; then it changes only when its person leaves. A trigger, because it holds
-- for every connection, and because a check cannot compare a row with what it was.

CREATE FUNCTION keep_correction() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  sealed text[] := '{before,before_sealed,after,after_sealed,explanation,explanation_sealed,words,words_sealed}';
BEGIN
  IF EXISTS (SELECT FROM user_profiles WHERE id = OLD.user_id AND delete_status) THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  -- The job that seals what stands readable (server/vault).
  IF TG_OP = 'UPDATE' AND current_setting('nakatsugu.sealing', true) = 'on'
    AND to_jsonb(NEW) - sealed = to_jsonb(OLD) - sealed
  THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'Open'
    AND (OLD.id, OLD.user_id, OLD.kind, OLD.record_id, OLD.before, OLD.before_sealed, OLD.after, OLD.after_sealed, OLD.takes_back, OLD.is_told, OLD.cause, OLD.explanation, OLD.explanation_sealed, OLD.proposed_by, OLD.created_at)
      IS NOT DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.kind, NEW.record_id, NEW.before, NEW.before_sealed, NEW.after, NEW.after_sealed, NEW.takes_back, NEW.is_told, NEW.cause, NEW.explanation, NEW.explanation_sealed, NEW.proposed_by, NEW.created_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A correction is decided once and never changed';
END $$;

CREATE TRIGGER corrections_kept BEFORE UPDATE OR DELETE ON corrections
  FOR EACH ROW EXECUTE FUNCTION keep_correction();

CREATE FUNCTION refuse_born_decided() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'A correction is proposed before it is decided'; END $$;

CREATE TRIGGER corrections_begin_open BEFORE INSERT ON corrections
  FOR EACH ROW WHEN (NEW.state <> 'Open') EXECUTE FUNCTION refuse_born_decided();
