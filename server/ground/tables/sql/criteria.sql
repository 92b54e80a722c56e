-- What somebody has seen, tested or been judged by stays as it was: only a draft changes or is deleted, and of a version that was
-- in force only its state moves. A trigger, because it holds for every connection.

CREATE FUNCTION keep_criteria() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state = 'Draft' THEN RETURN OLD; END IF;
  END IF;
  IF TG_OP <> 'UPDATE' THEN RAISE EXCEPTION '% rows are never deleted', TG_TABLE_NAME; END IF;
  IF (OLD.id, OLD.number, OLD.origin, OLD.author, OLD.created_at) IS DISTINCT FROM
     (NEW.id, NEW.number, NEW.origin, NEW.author, NEW.created_at)
    OR (OLD.state <> 'Draft' AND (OLD.content, OLD.sha256, OLD.questionnaire, OLD.note)
      IS DISTINCT FROM (NEW.content, NEW.sha256, NEW.questionnaire, NEW.note))
    OR (OLD.state IN ('InForce', 'Retired') AND (NEW.state NOT IN ('InForce', 'Retired')
      OR (OLD.approver, OLD.approved_at, OLD.effective_from, OLD.approved_impact) IS DISTINCT FROM
         (NEW.approver, NEW.approved_at, NEW.effective_from, NEW.approved_impact)))
    THEN RAISE EXCEPTION 'criteria_versions: % is % and does not change', OLD.number, OLD.state;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER criteria_versions_kept BEFORE UPDATE OR DELETE ON criteria_versions
  FOR EACH ROW EXECUTE FUNCTION keep_criteria();

CREATE TRIGGER criteria_versions_no_truncate BEFORE TRUNCATE ON criteria_versions
  FOR EACH STATEMENT EXECUTE FUNCTION keep_criteria();
