-- Tells every process of the service that something was written, so that open pages of the console follow. A trigger,
-- because whatever leaves a trace in the log is told then: by an operation, a job, a command.

CREATE FUNCTION tell_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  NOTIFY changes;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Once a statement; PostgreSQL tells it once a transaction, after the commit.
CREATE TRIGGER activities_tell AFTER INSERT ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
-- No row of the log says that a mail has failed.
CREATE TRIGGER mail_outbox_tell AFTER UPDATE OF failed_at ON mail_outbox
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
