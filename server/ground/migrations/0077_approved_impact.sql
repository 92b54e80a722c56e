ALTER TABLE "criteria_versions" ADD COLUMN "approved_impact" jsonb;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_criteria() RETURNS trigger
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
