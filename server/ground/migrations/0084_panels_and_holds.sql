CREATE TYPE "public"."hold_cause" AS ENUM('Report', 'Panel', 'NotCertified', 'Correction', 'Criteria', 'Office');--> statement-breakpoint
CREATE TYPE "public"."hold_decision" AS ENUM('Lifted', 'Discarded');--> statement-breakpoint
CREATE TYPE "public"."panel_kind" AS ENUM('Registration', 'Renewal', 'Interim', 'Exit');--> statement-breakpoint
CREATE TYPE "public"."panel_outcome" AS ENUM('Passed', 'NotPassed', 'Incomplete');--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"cause" "hold_cause" NOT NULL,
	"cause_id" uuid,
	"since" date,
	"until" date,
	"begun_by" uuid,
	"reason" text,
	"reason_sealed" "bytea",
	"finding" text,
	"finding_sealed" "bytea",
	"found_by" uuid,
	"decision" "hold_decision",
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "holds_days" CHECK (since <= until),
	CONSTRAINT "holds_by_hand" CHECK ((cause = 'Office') = (begun_by is not null)),
	CONSTRAINT "holds_decided" CHECK (num_nulls(decision, decided_by, decided_at) in (0, 3)),
	CONSTRAINT "holds_found" CHECK (decided_at is null or found_by is not null),
	CONSTRAINT "holds_second" CHECK (decided_by not in (begun_by, found_by))
);
--> statement-breakpoint
CREATE TABLE "test_panels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "panel_kind" NOT NULL,
	"screening_id" uuid,
	"laboratory" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"outcome" "panel_outcome" NOT NULL,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"results_sealed" "bytea",
	"criteria" text,
	"recorded_by" uuid NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_panels_days" CHECK (first_day <= last_day),
	CONSTRAINT "test_panels_screening" CHECK (screening_id is null or kind in ('Registration', 'Renewal')),
	CONSTRAINT "test_panels_confirmed" CHECK ((confirmed_at is null) = (confirmed_by is null)),
	CONSTRAINT "test_panels_withdrawn" CHECK ((withdrawn_at is null) = (withdrawn_by is null)),
	CONSTRAINT "test_panels_second" CHECK (recorded_by not in (confirmed_by, withdrawn_by))
);
--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "held_from" "unit_state";--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_panels" ADD CONSTRAINT "test_panels_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_panels" ADD CONSTRAINT "test_panels_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holds_created_at_id_index" ON "holds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "holds_user_id_created_at_index" ON "holds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("user_id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "holds_readable" ON "holds" USING btree ("id") WHERE num_nonnulls(reason, finding) > 0;--> statement-breakpoint
CREATE INDEX "test_panels_user_id_first_day_id_index" ON "test_panels" USING btree ("user_id","first_day","id");--> statement-breakpoint
CREATE INDEX "test_panels_screening" ON "test_panels" USING btree ("screening_id") WHERE screening_id is not null;--> statement-breakpoint
CREATE INDEX "test_panels_readable" ON "test_panels" USING btree ("id") WHERE results <> '[]';--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_held" CHECK ((state = 'Held') = (held_from is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "units" VALIDATE CONSTRAINT "units_held";--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_held_from" CHECK (held_from in ('Quarantine', 'Usable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "units" VALIDATE CONSTRAINT "units_held_from";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION japanese_day(at timestamptz) RETURNS date
  LANGUAGE sql IMMUTABLE
  RETURN (at AT TIME ZONE 'Asia/Tokyo')::date;

CREATE OR REPLACE FUNCTION is_covered(given date, since date, until date) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  RETURN (since IS NULL OR since <= given) AND (until IS NULL OR given <= until);

CREATE OR REPLACE FUNCTION is_held(person uuid, given date) RETURNS boolean
  LANGUAGE plpgsql
  AS $$
BEGIN
  RETURN EXISTS (SELECT FROM holds h WHERE h.user_id = person AND h.decided_at IS NULL
    AND is_covered(given, h.since, h.until));
END $$;

CREATE OR REPLACE FUNCTION is_bracketed(person uuid, given date) RETURNS boolean
  LANGUAGE plpgsql
  AS $$
DECLARE
  opening date;
  closing date;
BEGIN
  SELECT max(last_day) FILTER (WHERE last_day < given), min(first_day) FILTER (WHERE first_day > given)
    INTO opening, closing
    FROM test_panels t WHERE t.user_id = person AND t.withdrawn_at IS NULL AND t.outcome = 'Passed';
  RETURN opening IS NOT NULL AND closing IS NOT NULL AND NOT EXISTS (
    SELECT FROM test_panels t WHERE t.user_id = person AND t.withdrawn_at IS NULL AND t.outcome <> 'Passed'
      AND t.first_day <= closing AND t.last_day >= opening);
END $$;

CREATE OR REPLACE FUNCTION keep_panel() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR UPDATE;
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.user_id, NEW.kind, NEW.screening_id, NEW.first_day, NEW.last_day, NEW.outcome, NEW.recorded_by)
      IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.kind, OLD.screening_id, OLD.first_day, OLD.last_day, OLD.outcome,
        OLD.recorded_by) THEN
      RAISE EXCEPTION 'A panel is withdrawn and recorded anew, never changed';
    END IF;
    IF OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at THEN
      RAISE EXCEPTION 'A panel stays withdrawn';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER test_panels_kept BEFORE INSERT OR UPDATE ON test_panels
  FOR EACH ROW EXECUTE FUNCTION keep_panel();

CREATE OR REPLACE FUNCTION keep_hold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR UPDATE;
  IF TG_OP = 'INSERT' THEN
    IF NEW.decided_at IS NOT NULL THEN RAISE EXCEPTION 'A hold does not begin decided'; END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.user_id, NEW.cause, NEW.cause_id, NEW.since, NEW.until, NEW.begun_by)
    IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.cause, OLD.cause_id, OLD.since, OLD.until, OLD.begun_by) THEN
    RAISE EXCEPTION 'What a hold covers never changes';
  END IF;
  IF OLD.decided_at IS NOT NULL AND (NEW.decision, NEW.decided_at, NEW.decided_by, NEW.found_by)
    IS DISTINCT FROM (OLD.decision, OLD.decided_at, OLD.decided_by, OLD.found_by) THEN
    RAISE EXCEPTION 'A hold is decided once';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER holds_kept BEFORE INSERT OR UPDATE ON holds
  FOR EACH ROW EXECUTE FUNCTION keep_hold();

CREATE OR REPLACE FUNCTION move_held_units() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NEW.decided_at IS NULL THEN
    UPDATE units u SET state = 'Held', updated_at = NEW.updated_at
      WHERE u.user_id = NEW.user_id AND u.state IN ('Quarantine', 'Usable')
        AND is_covered(japanese_day(u.received_at), NEW.since, NEW.until);
  ELSIF NEW.decision = 'Discarded' THEN
    UPDATE units u SET state = 'Discarded', discarded_at = NEW.decided_at, updated_at = NEW.updated_at
      WHERE u.user_id = NEW.user_id AND u.state = 'Held'
        AND is_covered(japanese_day(u.received_at), NEW.since, NEW.until);
  ELSE
    UPDATE units u SET updated_at = NEW.updated_at, state = CASE
        WHEN u.held_from = 'Usable' AND is_bracketed(u.user_id, japanese_day(u.received_at)) THEN 'Usable'::unit_state
        ELSE 'Quarantine'::unit_state END
      WHERE u.user_id = NEW.user_id AND u.state = 'Held' AND NOT is_held(u.user_id, japanese_day(u.received_at));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER holds_begin AFTER INSERT ON holds
  FOR EACH ROW EXECUTE FUNCTION move_held_units();

CREATE OR REPLACE TRIGGER holds_end AFTER UPDATE OF decided_at ON holds
  FOR EACH ROW WHEN (OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL)
  EXECUTE FUNCTION move_held_units();

CREATE OR REPLACE FUNCTION keep_unit() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  given date := japanese_day(NEW.received_at);
BEGIN
  IF NEW.state <> 'Held' THEN NEW.held_from := NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('Quarantine', 'Discarded') OR NEW.handed_over_at IS NOT NULL THEN
      RAISE EXCEPTION 'A unit does not begin so';
    END IF;
    IF NOT EXISTS (SELECT FROM donations d WHERE d.id = NEW.donation_id AND d.user_id = NEW.user_id
      AND d.stool_receipt_status = 'Implemented' AND d.cancelled_at IS NULL) THEN
      RAISE EXCEPTION 'A unit is of a received donation';
    END IF;
    PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR SHARE;
    IF NEW.state = 'Quarantine' AND is_held(NEW.user_id, given) THEN
      NEW.state := 'Held';
      NEW.held_from := 'Quarantine';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.number, NEW.donation_id, NEW.user_id, NEW.received_at)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.donation_id, OLD.user_id, OLD.received_at) THEN
    RAISE EXCEPTION 'What a unit is of never changes';
  END IF;
  IF NEW.state = 'Held' AND OLD.state = 'Held' AND NEW.held_from <> OLD.held_from THEN
    RAISE EXCEPTION 'What lifting restores never changes';
  END IF;
  IF NEW.state <> OLD.state AND NEW.state <> 'Discarded' THEN
    -- After this nobody begins a hold or records a panel of the person until we are done.
    PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR SHARE;
    IF OLD.state = 'Discarded' AND NEW.state = 'Quarantine' AND OLD.rejection_reason IS NOT NULL THEN
      IF is_held(NEW.user_id, given) THEN
        NEW.state := 'Held';
        NEW.held_from := 'Quarantine';
      END IF;
    ELSIF OLD.state IN ('Quarantine', 'Usable') AND NEW.state = 'Held' AND is_held(NEW.user_id, given) THEN
      NEW.held_from := OLD.state;
    ELSIF NOT (OLD.state = 'Held' AND NEW.state = 'Quarantine' AND NOT is_held(NEW.user_id, given)
      OR OLD.state = 'Held' AND NEW.state = 'Usable' AND OLD.held_from = 'Usable'
        AND NOT is_held(NEW.user_id, given) AND is_bracketed(NEW.user_id, given)
      OR OLD.state = 'Quarantine' AND NEW.state = 'Usable'
        AND NOT is_held(NEW.user_id, given) AND is_bracketed(NEW.user_id, given)) THEN
      RAISE EXCEPTION 'A unit does not go from % to %', OLD.state, NEW.state;
    END IF;
  END IF;
  IF NEW.handed_over_at IS NOT NULL AND OLD.handed_over_at IS NULL AND NEW.state NOT IN ('Quarantine', 'Usable')
    OR NEW.handed_over_at <> OLD.handed_over_at THEN
    RAISE EXCEPTION 'A unit is handed over once, neither held nor discarded';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER test_panels_values_whole AFTER INSERT OR DELETE ON test_panels
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at');

CREATE OR REPLACE TRIGGER test_panels_values AFTER UPDATE ON test_panels
  FOR EACH ROW WHEN (OLD.kind IS DISTINCT FROM NEW.kind OR OLD.laboratory IS DISTINCT FROM NEW.laboratory OR
    OLD.first_day IS DISTINCT FROM NEW.first_day OR OLD.last_day IS DISTINCT FROM NEW.last_day OR
    OLD.outcome IS DISTINCT FROM NEW.outcome OR OLD.results IS DISTINCT FROM NEW.results OR
    OLD.results_sealed IS DISTINCT FROM NEW.results_sealed OR
    OLD.confirmed_at IS DISTINCT FROM NEW.confirmed_at OR
    OLD.withdrawn_at IS DISTINCT FROM NEW.withdrawn_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'kind laboratory first_day last_day outcome results confirmed_at withdrawn_at');

CREATE OR REPLACE TRIGGER holds_values_whole AFTER INSERT OR DELETE ON holds
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'cause since until reason finding decision decided_at');

CREATE OR REPLACE TRIGGER holds_values AFTER UPDATE ON holds
  FOR EACH ROW WHEN (OLD.cause IS DISTINCT FROM NEW.cause OR OLD.since IS DISTINCT FROM NEW.since OR
    OLD.until IS DISTINCT FROM NEW.until OR OLD.reason IS DISTINCT FROM NEW.reason OR
    OLD.reason_sealed IS DISTINCT FROM NEW.reason_sealed OR OLD.finding IS DISTINCT FROM NEW.finding OR
    OLD.finding_sealed IS DISTINCT FROM NEW.finding_sealed OR OLD.decision IS DISTINCT FROM NEW.decision OR
    OLD.decided_at IS DISTINCT FROM NEW.decided_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Health', 'cause since until reason finding decision decided_at');
