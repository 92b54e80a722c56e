ALTER TABLE "test_panels" ADD COLUMN "released_by" uuid;--> statement-breakpoint
ALTER TABLE "test_panels" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "test_panels_untold" ON "test_panels" USING btree ("id") WHERE outcome = 'NotPassed' and withdrawn_at is null and released_at is null;--> statement-breakpoint
ALTER TABLE "test_panels" ADD CONSTRAINT "test_panels_released" CHECK ((released_at is null) = (released_by is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "test_panels" VALIDATE CONSTRAINT "test_panels_released";--> statement-breakpoint
ALTER TABLE "test_panels" ADD CONSTRAINT "test_panels_released_finding" CHECK (released_at is null or outcome <> 'NotPassed' or confirmed_at is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "test_panels" VALIDATE CONSTRAINT "test_panels_released_finding";
--> statement-breakpoint
CREATE OR REPLACE TRIGGER test_panels_values_whole AFTER INSERT OR DELETE ON test_panels
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at released_at');

CREATE OR REPLACE TRIGGER test_panels_values AFTER UPDATE ON test_panels
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.laboratory IS DISTINCT FROM NEW.laboratory OR
    OLD.first_day IS DISTINCT FROM NEW.first_day OR OLD.last_day IS DISTINCT FROM NEW.last_day OR
    OLD.outcome IS DISTINCT FROM NEW.outcome OR OLD.results IS DISTINCT FROM NEW.results OR
    OLD.results_sealed IS DISTINCT FROM NEW.results_sealed OR
    OLD.confirmed_at IS DISTINCT FROM NEW.confirmed_at OR
    OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at OR
    OLD.released_at IS DISTINCT FROM NEW.released_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at released_at');
