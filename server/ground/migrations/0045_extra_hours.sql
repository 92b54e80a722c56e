CREATE TABLE "extra_hours" (
	"date" date NOT NULL,
	"hour" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "extra_hours_date_hour_pk" PRIMARY KEY("date","hour"),
	CONSTRAINT "extra_hours_range" CHECK (hour between 0 and 23 and capacity between 1 and 100)
);
--> statement-breakpoint
CREATE TRIGGER extra_hours_undo AFTER INSERT OR UPDATE OR DELETE ON extra_hours
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('date', 'hour');
