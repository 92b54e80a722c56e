-- Rows of the log, of the ledger, of the seals and of signed texts are added and never changed.
-- A trigger, because it holds for every connection: the program, a migration that was written in a hurry, psql.

CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME; END $$;

CREATE TRIGGER activities_append_only BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER activities_no_truncate BEFORE TRUNCATE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER reward_entries_append_only BEFORE UPDATE OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What was written in the history of a case goes with its person, and may be sealed; that something was done stays.
CREATE TRIGGER case_steps_append_only BEFORE DELETE ON case_steps
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER case_steps_unchanged BEFORE UPDATE ON case_steps
  FOR EACH ROW WHEN ((NEW.text IS NOT NULL OR NEW.text_sealed IS NOT NULL)
    AND current_setting('nakatsugu.sealing', true) IS DISTINCT FROM 'on' OR (NEW.id, NEW.case_id, NEW.kind, NEW.actor_id, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.case_id, OLD.kind, OLD.actor_id, OLD.created_at))
  EXECUTE FUNCTION refuse_change();

CREATE TRIGGER activity_seals_append_only BEFORE UPDATE OR DELETE ON activity_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER activity_seals_no_truncate BEFORE TRUNCATE ON activity_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_seals_append_only BEFORE UPDATE OR DELETE ON record_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_seals_no_truncate BEFORE TRUNCATE ON record_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consent_documents_append_only BEFORE UPDATE OR DELETE ON consent_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consent_documents_no_truncate BEFORE TRUNCATE ON consent_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tree_nodes_append_only BEFORE UPDATE OR DELETE ON tree_nodes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER tree_nodes_no_truncate BEFORE TRUNCATE ON tree_nodes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_reads_append_only BEFORE UPDATE OR DELETE ON record_reads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_reads_no_truncate BEFORE TRUNCATE ON record_reads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_read_lists_append_only BEFORE UPDATE OR DELETE ON record_read_lists
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER record_read_lists_no_truncate BEFORE TRUNCATE ON record_read_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
